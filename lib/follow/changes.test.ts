import { changesOf, type KnownDays, tellingsOf } from "@/lib/follow/changes";
import { CALLED_OFF, daysOfState, type FollowedStage } from "@/lib/follow/stages";

const TODAY = "2027-01-08";

/** Exams in the order of their notice, each by its day or that it was called off. */
function exams(...states: string[]): FollowedStage[] {
  return states.map((state, at) => {
    const days = daysOfState(state) ?? { from: null, to: null };
    const stage = { kind: "exam", ordinal: at + 1, name: null, ...days, status: "confirmed", url: null } as const;
    return { key: `exam.${at + 1}`, state, day: days.from, last: days.to, stage };
  });
}

const on = (day: string, last = day) => `${day}/${last}`;
const known = (...states: string[]): KnownDays => Object.fromEntries(states.map((state, at) => [`exam.${at + 1}`, state]));

it.each<[string, KnownDays, FollowedStage[], string[]]>([
  ["nothing of a stage that they do not know", {}, exams(on("2027-01-17")), []],
  ["nothing where all is as they know it", known(on("2027-01-10")), exams(on("2027-01-10")), []],
  ["a day that moved", known(on("2027-01-10")), exams(on("2027-01-17")), ["exam.1"]],
  ["a day that was put before", known(on("2027-01-17")), exams(on("2027-01-09")), ["exam.1"]],
  ["another last day", known(on("2027-01-10")), exams(on("2027-01-10", "2027-01-12")), ["exam.1"]],
  ["what was called off", known(on("2027-01-10")), exams(CALLED_OFF), ["exam.1"]],
  ["what is held after all", known(CALLED_OFF), exams(on("2027-01-17")), ["exam.1"]],
  ["a new day that came out after the old one", known(on("2027-01-06")), exams(on("2027-01-17")), ["exam.1"]],
  ["a day they wait for that was yesterday", known(on("2027-01-10")), exams(on("2027-01-07")), ["exam.1"]],
  ["nothing of one that ended long before", known(on("2027-01-10")), exams(on("2026-12-31")), []],
  ["nothing of one that was over in any case", known(on("2027-01-06")), exams(on("2027-01-07")), []],
  ["nothing of one called off after it was over", known(on("2027-01-06")), exams(CALLED_OFF), []],
  [
    "two on one day, where one moved to that of the other",
    known(on("2027-01-10"), on("2027-01-17")),
    exams(on("2027-01-17"), on("2027-01-17")),
    ["exam.1"],
  ],
  ["nothing where the first was taken out", known(on("2027-01-10"), on("2027-03-20")), exams(on("2027-03-20")), []],
  [
    "both where the one is called off and the other held after all",
    known(CALLED_OFF, on("2027-01-10")),
    exams(on("2027-01-17"), CALLED_OFF),
    ["exam.1", "exam.2"],
  ],
  ["nothing where one was put in before", known(on("2027-01-10")), exams(on("2027-01-09"), on("2027-01-10")), []],
])("tells %s", (_what, before, stages, told) => {
  const changes = changesOf(before, stages, TODAY);
  expect(changes.told).toEqual(told);
  // What is told of stays known as it was until a mail has said it, and all the rest is known.
  const rest = stages.filter(({ key, state }) => before[key] && before[key] !== state && !told.includes(key));
  expect(changes.silent).toEqual(Object.fromEntries(rest.map(({ key, state }) => [key, state])));
});

it("tells of each stage in one line, which has the days that hold no more where there were any", () => {
  const both = { first: new Set(["exam.1"]), changes: new Set(["exam.1", "exam.2"]) };
  const before = { from: "2027-01-10", to: "2027-01-10" };
  const told = tellingsOf(both, known(on("2027-01-10"), on("2027-03-20")), exams(on("2027-01-17"), on("2027-03-20")), TODAY);
  expect(told).toMatchObject([{ key: "exam.1", state: on("2027-01-17"), before }]);
  expect(tellingsOf(both, {}, exams(on("2027-01-17"), on("2027-03-20")), TODAY)).toMatchObject([{ key: "exam.1", before: null }]);
  expect(tellingsOf(both, {}, exams(CALLED_OFF), TODAY)).toEqual([]);
});

it("tells nothing for the first time of a stage that ended long before its mail goes, as where no server ran for a month", () => {
  const told = (last: string) => tellingsOf({ first: new Set(["exam.1"]), changes: new Set() }, {}, exams(on(last)), TODAY);
  expect([told("2027-01-01").length, told("2026-12-31")]).toEqual([1, []]);
});
