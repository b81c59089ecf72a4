import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { QUALIFICATIONS, SALARY_RANGES, SORTS } from "@/lib/jobs/schema";

const PLACES = ["Delhi", "Maharashtra", "Pune", "Karnataka", "Chennai", "Kolkata", "Telangana", "Rajasthan", "Bihar", "Nagaland"];
const WORDS = ["clerk", "engineer", "nurse", "constable", "officer", "typist", "surveyor"];

/** Many different filters: each place, word, department, level, band and order occurs, so that no small set of rows stays warm. */
export function filterQueries(count: number, salt = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const n = index * 7 + salt;
    const query = new URLSearchParams();
    if (n % 2 === 0) query.set("location", pick(PLACES, n >> 1));
    if (n % 3 === 0) query.set("search", pick(WORDS, n));
    if (n % 5 === 0) query.set("department", pick(DEPARTMENTS, n).value);
    if (n % 7 < 3) query.set("qualification", pick(QUALIFICATIONS, n));
    if (n % 11 < 4) query.set("salaryRange", pick(SALARY_RANGES, n));
    query.set("sortBy", pick(SORTS, n));
    query.set("page", String((n % 9) + 1));
    return query.toString();
  });
}

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("Nothing to pick from");
  return value;
}
