import { alertFilters, alertKey } from "@/lib/alerts/criteria";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { parseJobAlert } from "@/lib/alerts/schema";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { CLOSINGS, POSTED_DATES, QUALIFICATIONS, SALARY_FILTERS, STAGES } from "@/lib/jobs/schema";
import { criteriaOf, type JobQuestion, listDays } from "@/lib/jobs/search/criteria";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { oneOrMore } from "@/lib/query-params";
import { fc, runs } from "@/tests/support/properties";

const DAYS = listDays(new Date("2026-03-15T12:00:00+05:30"));
const NAMES = ["ssc", "RRB", "Banking", "police", "UPSC", "Silly Board", ...DEPARTMENTS.map(({ value }) => value)];

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const several = <T extends string>(values: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }).map(oneOrMore), { nil: undefined });
const question: fc.Arbitrary<JobQuestion> = fc.record({
  search: maybe(["clerk", "Junior Engineer, civil", "अधीक्षक", "!!!"]),
  tags: maybe([["nurse"], ["typist", "forest guard"]]),
  department: several(NAMES),
  location: several(["Delhi", "Bombay", "All India", "बिहार", "Nowhere"]),
  qualification: several(QUALIFICATIONS),
  salaryRange: several(SALARY_FILTERS),
  employmentType: several(EMPLOYMENT_TYPES),
  category: several(JOB_CATEGORIES),
  stage: several(STAGES),
  vacancies: maybe([1, 50, 1_000]),
  postedDate: maybe(POSTED_DATES),
  closing: maybe([...CLOSINGS, "20-days", "2026-03-20"]),
});

it("takes over everything that a list is narrowed by: an alert asks for the same jobs", () => {
  fc.assert(
    fc.property(question, (asked) => {
      const criteria = criteriaOfSearch(asked);
      if (Object.values(asked).every((value) => value === undefined)) return expect(criteria).toBeNull();
      const stored = parseJobAlert(JSON.parse(JSON.stringify(alertOfSearch(criteria ?? fail(), "A search", ""))));
      const { open, ...found } = alertFilters(stored ?? fail());
      expect(open).toBe(true);
      expect(criteriaOf(found, DAYS)).toEqual(criteriaOf(asked, DAYS));
    }),
    { numRuns: runs(200) },
  );
});

it("calls a department as the form of alerts does, so that both make one alert", () => {
  const named = (department: string) => criteriaOfSearch({ department })?.department;
  expect([named("Staff Selection Commission"), named("bank"), named("Forest Department")]).toEqual([
    "SSC",
    "Banking",
    "Forest Department",
  ]);
  const [a, b] = [
    criteriaOfSearch({ tags: ["clerk"], department: "ssc" }),
    criteriaOfSearch({ tags: ["clerk"], department: "SSC" }),
  ];
  expect(alertKey(a ?? fail())).toBe(alertKey(b ?? fail()));
});

it("has a key of its own for each set of values, in whatever order, and a bounded one for very many", () => {
  const keyOf = (asked: JobQuestion) => alertKey(criteriaOfSearch(asked) ?? fail());
  expect(keyOf({ location: ["Bihar", "Jharkhand"] })).toBe(keyOf({ location: ["Jharkhand", "Bihar"] }));
  const keys = [["Bihar", "Delhi"], ["Bihar", "Goa"], "Bihar"].map((location) => keyOf({ location }));
  expect(new Set([...keys, keyOf({ stage: "running" }), keyOf({ vacancies: 50 }), keyOf({ vacancies: 500 })]).size).toBe(6);
  const many = (last: string) =>
    keyOf({ location: [...Array.from({ length: 49 }, (_, at) => `a place of number ${at + 10}`), last] });
  expect(many("z")).not.toBe(many("zz"));
  expect(many("z").length).toBeLessThanOrEqual(600);
});

it.each(["", "open=1&sortBy=deadline&page=3&view=grid", "tags=!!!&location=Goa", `location=${"x".repeat(61)}`])(
  "offers no alert for ?%s: nothing narrows it, or an alert cannot hold it",
  (query) => expect(criteriaOfSearch(lenientFilters(new URLSearchParams(query)))).toBeNull(),
);

it("mails to an address that is known, and is kept on the device otherwise", () => {
  const criteria = criteriaOfSearch({ qualification: "12th", location: "Bihar" }) ?? fail();
  expect(alertOfSearch(criteria, "12th pass jobs in Bihar", "me@example.org")).toMatchObject({
    title: "12th pass jobs in Bihar",
    emailNotifications: true,
    email: "me@example.org",
    isActive: true,
  });
  expect(alertOfSearch(criteria, "x".repeat(300), "")).toMatchObject({ title: "x".repeat(100), emailNotifications: false });
  // No half of what stands where it is cut: no JSON column takes one.
  expect(alertOfSearch(criteria, `${"x".repeat(99)}😀`, "")).toMatchObject({ title: "x".repeat(99) });
});

function fail(): never {
  throw new Error("No alert was made.");
}
