import { checkFormSchema } from "@/lib/eligibility/check-form";
import type { Level } from "@/lib/notice/terms";
import { judged } from "@/tests/support/judged-post";

const profileOf = (typed: Record<string, string>) => checkFormSchema.parse(typed);

it("takes what is left blank for not told", () => {
  expect(profileOf({ dateOfBirth: "", category: "", school: "", level: "", none: "", marks: "50", subject: "Civil" })).toEqual(
    {},
  );
});

it("takes one tick of the list for an answer to all of it", () => {
  expect(profileOf({ pwbd: "1" })).toEqual({
    pwbd: true,
    departmental: false,
    defenceDisabled: false,
    sportsperson: false,
    widow: false,
    exServiceman: null,
    centralEmployee: null,
  });
  expect(profileOf({ none: "1" })).toMatchObject({ pwbd: false, exServiceman: null });
});

it("claims no service that nobody gave", () => {
  expect(profileOf({ exServiceman: "1" }).exServiceman).toEqual({ serviceYears: null });
  expect(profileOf({ exServiceman: "1", serviceYears: "15", centralEmployee: "1", employeeYears: "4" })).toMatchObject({
    exServiceman: { serviceYears: 15 },
    centralEmployee: { years: 4 },
  });
});

it("reads figures in the digits of either language, as the form on the device does", () => {
  const typed = { level: "graduate", marks: "६०.५%", experienceYears: "३.१", exServiceman: "1", serviceYears: "१५.५" };
  expect(profileOf(typed)).toMatchObject({
    qualifications: [{ level: "graduate", marks: 60.5 }],
    experienceMonths: 37,
    exServiceman: { serviceYears: 15, serviceMonths: 6 },
  });
});

const verdictOn = (typed: Record<string, string>, ...levels: Level[]) =>
  judged({ qualification: { anyOf: levels.map((level) => ({ level })) } }, profileOf(typed)).verdict;

it.each<[Record<string, string>, Level, string]>([
  [{ school: "12th", level: "graduate" }, "diploma", "cannot_tell"],
  [{ level: "graduate" }, "iti", "cannot_tell"],
  [{ level: "graduate" }, "engineering", "not_eligible"],
  [{ level: "graduate" }, "postgraduate", "not_eligible"],
  [{ level: "engineering" }, "iti", "cannot_tell"],
  [{ level: "postgraduate" }, "engineering", "cannot_tell"],
  [{ level: "postgraduate", subject: "Civil Engineering" }, "engineering", "eligible"],
  [{ level: "doctorate" }, "engineering", "cannot_tell"],
  [{ level: "diploma" }, "iti", "cannot_tell"],
  [{ level: "diploma" }, "graduate", "not_eligible"],
  [{ school: "12th" }, "diploma", "cannot_tell"],
  [{ school: "12th" }, "graduate", "cannot_tell"],
  [{ school: "12th", level: "none" }, "diploma", "not_eligible"],
  [{ school: "12th", level: "none" }, "graduate", "not_eligible"],
  [{ school: "none" }, "10th", "not_eligible"],
])("of %j tells of a post for %s: %s", (typed, level, verdict) => {
  expect(verdictOn(typed, level)).toBe(verdict);
});

it("names what it has no place to ask for", () => {
  const { reasons } = judged(
    { qualification: { anyOf: [{ level: "diploma" }, { level: "iti" }] } },
    profileOf({ level: "graduate" }),
  );
  expect(reasons.map(({ because }) => because)).toContainEqual(
    expect.objectContaining({ key: "levelUntold", levels: ["diploma", "iti"], subjects: [] }),
  );
});

it("makes a list of the class of school and the qualification after it", () => {
  expect(
    profileOf({ school: "12th", level: "diploma", subject: " Civil ", marks: "61.5", status: "appearing" }).qualifications,
  ).toEqual([
    { level: "12th", status: "passed" },
    { level: "diploma", subject: "Civil", marks: 61.5, status: "appearing" },
  ]);
  expect(profileOf({ school: "12th", level: "none" })).toEqual({ qualifications: [{ level: "12th", status: "passed" }] });
  expect(profileOf({ school: "none" }).qualifications).toEqual([]);
});

it.each([
  ["dateOfBirth", { dateOfBirth: "2000-02-30" }],
  ["category", { category: "GEN" }],
  ["state", { state: "atlantis" }],
  ["marks", { level: "graduate", marks: "abc" }],
  ["marks", { level: "graduate", marks: "101" }],
  ["marks", { level: "graduate", marks: "8.2" }],
  ["level", { level: "clerk" }],
  ["serviceYears", { exServiceman: "1", serviceYears: "-1" }],
  ["employeeYears", { centralEmployee: "1", employeeYears: "many" }],
  ["experienceYears", { experienceYears: "1e9" }],
])("names the field %s that it refuses", (field, typed) => {
  const { error } = checkFormSchema.safeParse(typed);
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
