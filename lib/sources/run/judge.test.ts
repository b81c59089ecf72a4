import type { Field } from "@/lib/ingestion/parse/column-names";
import { changedTitles, movedDates, renamedNotices } from "@/lib/sources/run/changed-at-once";
import { backOffMs, brokenExpectations, isFullEnough, isLikeSize } from "@/lib/sources/run/judge";

const expects = { items: { least: 3, most: 10 }, filled: { title: 1, deadline: 0.5 } };
const items = (...fields: Field[][]) => fields.map((stated) => ({ stated: new Set(stated) }));
const FULL: Field[] = ["title", "deadline"];

it.each<[string, Parameters<typeof brokenExpectations>[0], string[]]>([
  ["as expected", { items: items(FULL, FULL, ["title"]), unchanged: 0, unreadable: 0 }, []],
  ["few that changed beside many that did not", { items: items(FULL), unchanged: 5, unreadable: 0 }, []],
  ["nothing that changed", { items: [], unchanged: 5, unreadable: 0 }, []],
  ["an empty list", { items: [], unchanged: 0, unreadable: 0 }, ["0 items, at least 3 are expected"]],
  ["far too many", { items: items(FULL), unchanged: 10, unreadable: 0 }, ["11 items, at most 10 are expected"]],
  [
    "a column that was renamed",
    { items: items(["title"], ["title"], FULL), unchanged: 0, unreadable: 0 },
    ["1 of 3 items have a deadline, at least 50 % are expected to"],
  ],
  [
    "a page of which most cannot be read",
    { items: items(FULL, FULL, FULL), unchanged: 0, unreadable: 2 },
    ["2 of 3 items cannot be read"],
  ],
])("judges %s", (_what, seen, broken) => {
  expect(brokenExpectations(seen, { expects })).toEqual(broken);
});

const same = { outcome: "unchanged", reason: "same-content", id: 1, seenAgainAt: null } as const;
const moved = (before: string, after: string, title?: object) =>
  ({ outcome: "update", reason: "newer", changes: { deadline: { before, after }, ...(title && { title }) } }) as never;

it.each<[string, Parameters<typeof movedDates>[0], boolean]>([
  ["as they were", [same, same, same], false],
  ["put off by some weeks, all of them", Array(5).fill(moved("2026-12-10", "2027-01-10")), false],
  ["moved back, most of them", [...Array(3).fill(moved("2026-12-10", "2026-11-20")), same, same], true],
  ["moved back, two alone", Array(2).fill(moved("2026-12-10", "2026-11-20")), false],
  ["moved back, half of them", [...Array(3).fill(moved("2026-12-10", "2026-11-20")), same, same, same], false],
  ["the days of the exams", Array(3).fill(moved("2026-12-10", "2027-03-01")), true],
  ["with month and day exchanged", Array(3).fill(moved("2026-11-12", "2026-12-11")), true],
  [
    "of other notices under the same numbers",
    Array(3).fill(moved("2026-12-10", "2026-11-20", { before: "A", after: "B" })),
    false,
  ],
])("takes last dates that are %s for the source's own or not", (_what, decisions, isOdd) => {
  expect(movedDates(decisions) !== null).toBe(isOdd);
});

const titled = (after: string, deadline?: object, before = "Junior Clerk Recruitment") =>
  ({
    outcome: "update",
    reason: "newer",
    changes: { title: { before, after }, ...(deadline && { deadline }) },
  }) as never;

it.each<[string, Parameters<typeof changedTitles>[0], boolean]>([
  ["wholly other, most of them", [...Array(3).fill(titled("District Court Recruitment")), same, same], true],
  ["wholly other, half of them", [...Array(3).fill(titled("District Court")), same, same, same], false],
  ["wholly other but for their year", Array(3).fill(titled("District Court 2026", undefined, "Junior Clerk 2026")), true],
  ["longer than a title that says nothing", Array(3).fill(titled("Notice 2026 (extended)", undefined, "Notice 2026")), false],
  ["wholly other, two alone", Array(2).fill(titled("District Court")), false],
  ["longer by some words, all of them", Array(5).fill(titled("Junior Clerk (last date extended)")), false],
  [
    "of other notices under the same numbers, with days of their own",
    Array(3).fill(titled("Driver", { before: "2026-12-10", after: "2026-12-20" })),
    false,
  ],
])("takes titles that are %s for the source's own or not", (_what, decisions, isOdd) => {
  expect(changedTitles(decisions) !== null).toBe(isOdd);
});

const listed = (deadline: string, { isSeen = true, isNew = false } = {}) => ({ deadline, isSeen, isNew });
const lost = (deadline: string) => listed(deadline, { isSeen: false });
const found = (deadline: string) => listed(deadline, { isNew: true });
const DAYS = ["2026-12-10", "2026-12-10", "2026-12-20", "2026-12-31"];

it.each<[string, Parameters<typeof renamedNotices>[0], boolean]>([
  ["new ones of the same days in the place of all", [...DAYS.map(lost), ...DAYS.map(found)], true],
  ["new ones of other days in the place of all", [...DAYS.map(lost), ...DAYS.map(() => found("2027-01-15"))], false],
  ["one new one of a day that many had", [...DAYS.map(() => lost("2026-12-10")), found("2026-12-10")], false],
  ["new ones beside all that were there", [...DAYS.map((day) => listed(day)), ...DAYS.map(found)], false],
  [
    "new ones in the place of what has closed",
    [...DAYS.map(() => lost("2026-11-20")), ...DAYS.map(() => found("2026-11-20"))],
    false,
  ],
])("takes %s for the same notices under other titles or not", (_what, listings, isOdd) => {
  expect(renamedNotices(listings, "2026-11-26") !== null).toBe(isOdd);
});

it("marks as gone what is missing only beside half of the last run at least, and at the first", () => {
  expect([null, 10, 11].map((last) => isFullEnough(5, last))).toEqual([true, true, false]);
});

it.each<[number, number | null, boolean]>([
  [40, 30, true],
  [30, 40, true],
  [40, 29, false],
  [1, 3, true],
  [0, 2, true],
  [1, 4, false],
  [3, null, false],
])("takes a short run of %d and one of %j before it for alike within a quarter or two notices: %j", (listed, before, isLike) => {
  expect(isLikeSize(listed, before)).toBe(isLike);
});

it("tries a source again ever later, never sooner than it asks, once a day at least", () => {
  const minutes = (failures: number, retryAfterMs = 0) => backOffMs(failures, retryAfterMs) / 60_000;
  expect([1, 2, 3, 8, 400].map((failures) => minutes(failures))).toEqual([10, 20, 40, 1_280, 1_440]);
  expect([minutes(1, 3_600_000), minutes(1, 1e12)]).toEqual([60, 1_440]);
});
