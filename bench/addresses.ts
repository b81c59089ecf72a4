import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { CLOSINGS, POSTED_DATES, QUALIFICATIONS, SALARY_RANGES, SORTS, STAGES, VACANCIES } from "@/lib/jobs/schema";

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

/** Filters of every kind, the rarer values among them. */
const FILTERS: Record<string, readonly (string | number)[]> = {
  location: PLACES,
  department: DEPARTMENTS.map(({ value }) => value),
  qualification: QUALIFICATIONS,
  salaryRange: SALARY_RANGES,
  postedDate: POSTED_DATES,
  closing: CLOSINGS,
  vacancies: VACANCIES,
  employmentType: EMPLOYMENT_TYPES,
  category: JOB_CATEGORIES,
  stage: STAGES,
};

/** Every filter with each of its values. */
export function filtersAlone(): string[] {
  return Object.entries(FILTERS).flatMap(([name, values]) =>
    values.map((value) => `${new URLSearchParams({ [name]: `${value}` })}`),
  );
}

/** Every two filters beside each other, with several values of both. */
export function filtersInPairs(): string[] {
  const filters = Object.entries(FILTERS);
  return filters.flatMap(([name, values], at) =>
    filters.slice(at + 1).flatMap(([other, others], between) =>
      Array.from({ length: PAIRS_OF_TWO }, (_, turn) => {
        const query = new URLSearchParams({
          [name]: `${pick(values, turn + between)}`,
          [other]: `${pick(others, 3 * turn + at)}`,
        });
        return `${query}`;
      }),
    ),
  );
}

const PAIRS_OF_TWO = 5;

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("Nothing to pick from");
  return value;
}
