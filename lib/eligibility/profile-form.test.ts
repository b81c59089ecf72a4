import { BLANK_HELD, profileOf, typedOf } from "@/lib/eligibility/profile-form";
import { profiles } from "@/tests/support/eligibility-cases";
import { fc } from "@/tests/support/properties";

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

it("takes a no to service as no member, and a yes without years as none served", () => {
  expect(profileOf(typed({ exServiceman: "no", centralEmployee: "yes" })).profile).toEqual({
    exServiceman: null,
    centralEmployee: { years: 0 },
  });
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
