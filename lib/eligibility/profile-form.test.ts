import { BLANK_HELD, profileOf as read, type TypedProfile, typedOf } from "@/lib/eligibility/profile-form";
import { profiles } from "@/tests/support/eligibility-cases";
import { fc } from "@/tests/support/properties";

const NOW = new Date("2026-11-25T06:00:00Z");
const profileOf = (form: TypedProfile) => read(form, NOW);
const typed = (change: object) => ({ ...typedOf(null), ...change });

it("says nothing where nothing is filled in", () => {
  expect(profileOf(typedOf(null))).toEqual({ profile: {}, wrong: [] });
});

it("shows every profile so that it is read again as it was", () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const { profile: again, wrong } = profileOf(typedOf(profile));
      expect(wrong).toEqual([]);
      expect(typedOf(again)).toEqual(typedOf(profile));
    }),
  );
});

it.each([
  ["not told", "", {}],
  ["no", "no", { pwbd: false }],
  ["yes", "yes", { pwbd: true }],
])("tells %s apart from the other answers", (_what, pwbd, profile) => {
  expect(profileOf(typed({ pwbd })).profile).toEqual(profile);
});

it("takes a no to service as no member, and a yes without years as one of a time that is not told", () => {
  expect(profileOf(typed({ exServiceman: "no", centralEmployee: "yes" })).profile).toEqual({
    exServiceman: null,
    centralEmployee: { years: null },
  });
});

it("keeps apart who served no years from who has not told how many", () => {
  for (const [serviceYears, exServiceman] of [
    ["", { serviceYears: null }],
    ["0", { serviceYears: 0, serviceMonths: 0 }],
  ] as const) {
    const { profile } = profileOf(typed({ exServiceman: "yes", serviceYears }));
    expect(profile).toEqual({ exServiceman });
    expect(typedOf(profile)).toMatchObject({ exServiceman: "yes", serviceYears });
  }
});

it("tells who passed no class from who tells nothing", () => {
  expect(profileOf(typed({ held: [{ ...BLANK_HELD, level: "none" }] })).profile).toEqual({ qualifications: [] });
});

it.each([
  ["is open below the highest", [], "below"],
  ["is told by a second one", [{ ...BLANK_HELD, level: "diploma" }], undefined],
  ["is told by none", [{ ...BLANK_HELD, level: "none" }], "none"],
])("keeps that what is held beside a degree %s", (_what, more, othersHeld) => {
  const { profile } = profileOf(typed({ held: [{ ...BLANK_HELD, level: "graduate" }, ...more] }));
  expect(profile.othersHeld).toBe(othersHeld);
  expect(profileOf(typedOf(profile)).profile).toEqual(profile);
});

it("leaves out what is wrong, names its field and keeps the rest", () => {
  const held = [{ ...BLANK_HELD, level: "graduate", marks: "101", subject: "Law" }];
  expect(profileOf(typed({ dateOfBirth: "2000-02-30", category: "OBC", serviceYears: "x", exServiceman: "yes", held }))).toEqual({
    profile: { category: "OBC", qualifications: [{ level: "graduate", subject: "Law", status: "passed" }], othersHeld: "below" },
    wrong: expect.arrayContaining(["dateOfBirth", "serviceYears", "held.0.marks"]),
  });
});

it("takes a CGPA for no marks: 8.2 per cent would close most posts", () => {
  const held = [{ ...BLANK_HELD, level: "engineering", marks: "8.2" }];
  const { profile, wrong } = profileOf(typed({ held }));
  expect([profile.qualifications, wrong]).toEqual([[{ level: "engineering", status: "passed" }], ["held.0.marks"]]);
});

it.each([
  ["2026-05-14", "of this year"],
  ["2030-01-01", "to come"],
  ["2016-11-26", "of somebody who is ten tomorrow"],
  ["1925-11-25", "of somebody of 101 years"],
  ["1850-01-01", "of another century"],
])("refuses %s, a date of birth %s, at its field", (dateOfBirth) => {
  expect(profileOf(typed({ dateOfBirth }))).toEqual({ profile: {}, wrong: ["dateOfBirth"] });
});

it.each(["2016-11-25", "1925-11-26"])("takes %s, the day of the youngest and of the oldest who may ask", (dateOfBirth) => {
  expect(profileOf(typed({ dateOfBirth }))).toEqual({ profile: { dateOfBirth }, wrong: [] });
});

it("names a date of birth that cannot be beside everything else that is wrong", () => {
  expect(profileOf(typed({ dateOfBirth: "2030-01-01", experienceYears: "x" })).wrong.toSorted()).toEqual([
    "dateOfBirth",
    "experienceYears",
  ]);
});

it.each(["55", "५५", "55%", "५५ %", " 55 % "])("reads marks of %j and years in the digits of Hindi", (marks) => {
  const held = [{ ...BLANK_HELD, level: "graduate", marks }];
  const { profile, wrong } = profileOf(typed({ held, experienceYears: "२.५", exServiceman: "yes", serviceYears: "१५" }));
  expect(wrong).toEqual([]);
  expect(profile).toMatchObject({
    experienceMonths: 30,
    exServiceman: { serviceYears: 15 },
    qualifications: [{ marks: 55 }],
  });
});
