import { criteriaOfSearch } from "@/lib/alerts/of-search";
import { ALERT_DEPARTMENTS, ALERT_SALARIES, type AlertCriteria } from "@/lib/alerts/schema";
import { ADMIN_JOB_STATUSES } from "@/lib/jobs/editing/schema";
import { EMPLOYMENT_TYPES } from "@/lib/jobs/job/values";
import { CLOSINGS, POSTED_DATES, QUALIFICATIONS, SALARY_FILTERS, STAGES } from "@/lib/jobs/schema";
import type { JobQuestion } from "@/lib/jobs/search/criteria";
import { oneOrMore } from "@/lib/query-params";
import { UNKNOWN_DEPARTMENT } from "@/tests/support/mixed-jobs";
import { fc } from "@/tests/support/properties";
import type { StaffQuestion } from "@/tests/support/staff-oracle";
import { MEANT } from "@/tests/support/word-oracle";

/** Mostly absent: of seven filters that are mostly set, hardly any job is left. */
const seldom = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: fc.constantFrom(...values) });

/** One of several values, or a few of them as addresses and records hold them. */
const severalOf = <T extends string>(values: readonly T[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { minLength: 2, maxLength: 4 }).map(oneOrMore) },
  );

/** What somebody asks of the list of jobs. */
export const question: fc.Arbitrary<JobQuestion> = fc.record({
  search: seldom([
    ...MEANT,
    "clerk",
    "CLERK typist",
    "eng civ",
    "palynology",
    "it",
    "ssc",
    "delhi",
    "no-such-word",
    "!!!",
    "%",
    "_",
  ]),
  tags: seldom([["nurse"], ["typist", "forest guard"], ["it", "no-such-word"], ["%"]]),
  department: severalOf(["Staff Selection Commission", "sbi", "Banking", "defence", "Silly Board", UNKNOWN_DEPARTMENT]),
  location: severalOf(["Delhi", "Maharashtra", "Bombay", "all india", "बिहार", "Ladakh", "Atlantis", "Nowhere", "!!!"]),
  qualification: severalOf(QUALIFICATIONS),
  salaryRange: severalOf(SALARY_FILTERS),
  employmentType: severalOf(EMPLOYMENT_TYPES),
  category: severalOf(["Banking", "Defence", "Central Government", "State Government"] as const),
  stage: severalOf(STAGES),
  vacancies: seldom([1, 10, 50, 501, 1_000]),
  postedDate: seldom(POSTED_DATES),
  closing: seldom([...CLOSINGS, "2-days", "20-days", "2026-03-15", "2026-03-17", "2026-03-01"]),
  open: seldom([true]),
});

const formAlert: fc.Arbitrary<AlertCriteria> = fc.record({
  keywords: fc.constantFrom("clerk", "nurse, forest guard", "a body", "body, no-such-word", "civil engineer,IT"),
  location: fc.constantFrom("all-locations", "all-locations", "Delhi", "Maharashtra", "Nowhere"),
  department: fc.constantFrom("all-departments" as const, ...ALERT_DEPARTMENTS),
  salaryRange: fc.constantFrom("all-salaries" as const, "all-salaries" as const, ...ALERT_SALARIES),
});

/** An alert of the form, or one that takes over a list. */
export const alert = fc.oneof(formAlert, question.map(criteriaOfSearch)).filter((criteria) => criteria !== null);

/** What the list of an alert is asked for, written down once more. */
export function askedBy({ keywords, location, department, salaryRange, search, ...others }: AlertCriteria): JobQuestion {
  const asked: JobQuestion = { open: true, ...others };
  if (keywords !== "") asked.tags = keywords.split(",").map((word) => word.trim());
  if (search) asked.search = search;
  if (location !== "all-locations") asked.location = location;
  if (department !== "all-departments") asked.department = department;
  if (salaryRange !== "all-salaries") asked.salaryRange = salaryRange;
  return asked;
}

/** What the staff ask of theirs. */
export const staffQuestion: fc.Arbitrary<StaffQuestion> = fc.record({
  search: seldom(["clerk", "palynology", "1", "#2", "17", "!!!", "no-such-word"]),
  status: seldom([...ADMIN_JOB_STATUSES, "open", "closed"] as const),
  department: seldom(["SSC", "banking", UNKNOWN_DEPARTMENT, "Silly Board"]),
  source: seldom(["manual", "example.org", "nobody"]),
  employmentType: seldom(EMPLOYMENT_TYPES),
  category: seldom(["Banking", "Defence", "State Government"] as const),
  stage: seldom(STAGES),
  closing: seldom([...CLOSINGS, "2-days", "2026-03-17"]),
  vacancies: seldom([1, 10, 501]),
});
