import { ownProfile, parseProfile } from "@/lib/device/own-profile";
import { MAX_PROFILE_FILE_BYTES, profileFile, profileOfFile } from "@/lib/device/own-profile-file";
import { OWN_PROFILE_KEY } from "@/lib/device/own-profile-key";
import type { Profile } from "@/lib/eligibility/profile";
import { installFakeWindow } from "@/tests/support/fake-window";
import { HOSTILE_VALUES } from "@/tests/support/hostile-values";

const OWN: Profile = { dateOfBirth: "1999-06-15", category: "OBC", pwbd: false, exServiceman: null, qualifications: [] };
const NOW = new Date("2026-03-15T12:00:00+05:30");
const item = (value: unknown, key = "own") =>
  JSON.stringify({ version: 1, items: [{ key, value, changedAt: {}, deletedAt: null }] });

let page = installFakeWindow();
beforeEach(() => {
  page = installFakeWindow();
});

it("keeps what is told, no and not told apart, and gives the same object until something changes", () => {
  expect(ownProfile.keep(OWN, NOW)).toBe(true);
  expect(ownProfile.read()).toEqual(OWN);
  expect(ownProfile.read()).toBe(ownProfile.read());
  ownProfile.keep({ category: "SC" }, NOW);
  expect(ownProfile.read()).toEqual({ category: "SC" });
});

it("takes one qualification of storage for the highest: what lies below it was not told", () => {
  const qualifications: Profile["qualifications"] = [{ level: "graduate", status: "passed" }];
  expect(parseProfile({ qualifications })).toEqual({ qualifications, othersHeld: "below" });
  for (const told of [
    { qualifications, othersHeld: "none" },
    { qualifications: [...qualifications, { level: "iti", status: "passed" }] },
  ])
    expect(parseProfile(told)).toEqual(told);
});

it("reads a device that holds a CGPA for marks as one that was told no marks: by 8.2 per cent it closed most posts", () => {
  const held = { level: "engineering", status: "passed" } as const;
  const qualifications = [
    { ...held, marks: 8.2 },
    { ...held, level: "12th" as const, marks: 71 },
  ];
  page.localStorage.setItem(OWN_PROFILE_KEY, item({ category: "SC", qualifications }));
  expect(ownProfile.read()).toEqual({ category: "SC", qualifications: [held, qualifications[1]] });
});

it.each(HOSTILE_VALUES)("knows nobody where storage holds %s, and keeps what is told then", (_name, value) => {
  page.localStorage.setItem(OWN_PROFILE_KEY, value);
  expect(ownProfile.read()).toBeNull();
  expect(ownProfile.keep(OWN, NOW)).toBe(true);
  expect(ownProfile.read()).toEqual(OWN);
});

it.each([
  ["a fact of another name", { ...OWN, religion: "x" }],
  ["a date that is not valid", { dateOfBirth: "2000-02-30" }],
  ["a category that is none", { category: "constructor" }],
  ["years beyond a life", { exServiceman: { serviceYears: 900 } }],
  ["a thousand qualifications", { qualifications: Array.from({ length: 1000 }, () => ({ level: "12th", status: "passed" })) }],
  ["nothing", {}],
])("takes no profile with %s, of storage or of a file", (_what, profile) => {
  page.localStorage.setItem(OWN_PROFILE_KEY, item(profile));
  expect(ownProfile.read()).toBeNull();
  expect(parseProfile(profile)).toBeNull();
  expect(profileOfFile(JSON.stringify({ version: 1, profile }))).toBeNull();
});

it("leaves nothing when it is erased, or when the last fact is taken back", () => {
  for (const forget of [() => ownProfile.erase(), () => ownProfile.keep({}, NOW)]) {
    ownProfile.keep(OWN, NOW);
    forget();
    expect([ownProfile.read(), page.localStorage.getItem(OWN_PROFILE_KEY)]).toEqual([null, null]);
  }
});

it("puts what is told in place of a record of another key", () => {
  page.localStorage.setItem(OWN_PROFILE_KEY, item({ category: "ST" }, "somebody"));
  ownProfile.keep(OWN, NOW);
  expect(ownProfile.read()).toEqual(OWN);
});

it("says that it was not kept where the device keeps nothing", () => {
  page.localStorage.isFull = true;
  expect(ownProfile.keep(OWN, NOW)).toBe(false);
});

it("moves by a file as it is, and takes no other file", () => {
  const text = profileFile(OWN);
  expect(text.length).toBeLessThan(MAX_PROFILE_FILE_BYTES);
  expect(profileOfFile(text)).toEqual(OWN);
  for (const other of ["", "{", "null", "[]", '{"version":2,"profile":{"category":"SC"}}'])
    expect(profileOfFile(other)).toBeNull();
});
