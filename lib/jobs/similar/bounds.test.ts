import { nameKey } from "@/lib/jobs/similar/keys";
import { postWords } from "@/lib/jobs/similar/post-words";
import { judgeRecruitments } from "@/lib/jobs/similar/same-recruitment";
import { cpuTimeOf } from "@/tests/support/cpu-time";

const NOTICE = { title: "Junior Engineer", recruitingOrganization: "Staff Selection Commission" };

it.each([
  ["a year after the title's", "2027-02-01", []],
  ["two years after it", "2028-02-01", ["year"]],
  ["a year before it", "2025-12-01", []],
])("a last date %s contradicts it or not", (_when, deadline, because) => {
  const judged = judgeRecruitments({ ...NOTICE, title: "Junior Engineer 2026" }, { ...NOTICE, deadline });
  expect(judged.because.filter((reason) => reason === "year")).toEqual(because);
});

it.each([
  [30, 28, "nearVacancies"],
  [29, 28, "otherVacancies"],
  [30, 26, "otherVacancies"],
])("%i and %i vacancies are %s", (one, other, expected) => {
  const { because } = judgeRecruitments({ ...NOTICE, positions: one }, { ...NOTICE, positions: other });
  expect(because).toContain(expected);
});

it("takes plurals as one with their words, but no short word that ends so", () => {
  expect([...postWords("News Readers", [])]).toEqual(["news", "reader"]);
});

const keyOf = (title: string) => nameKey({ title, recruitingOrganization: "Staff Selection Commission" });

it("knows a notice under the title that says its extension", () => {
  expect(keyOf("Clerk (Last Date Extended)")).toBe(keyOf("Clerk"));
});

it("gives a title of brackets that never end its key at once", async () => {
  expect(await cpuTimeOf(async () => void keyOf("(extend".repeat(6_000)))).toBeLessThan(500);
});
