import { type PublicFacts, tagsOfChange } from "@/lib/cache/job-change";

const NOW = new Date("2026-03-15T12:00:00+05:30");
const FACTS: PublicFacts = {
  department: "Other Banks",
  places: ["pune", "maharashtra"],
  levels: ["Graduate"],
  salaryMin: 20_000,
  postedOn: "2026-03-01",
  deadline: "2026-04-01",
  closesAt: null,
  vacancies: 12,
  employmentType: "Permanent",
  category: null,
  startsOn: null,
  words: "a",
  source: "manual",
};
/** Its page, and the files of rules and of the site map that it lies in. */
const OF_JOB = ["job:7", "rules:0", "sitemap:0"];
const LISTS = ["list:all", "list:department:Other%20Banks", "list:place:maharashtra", "list:place:pune"];
const OPEN = ["open:department:Other%20Banks", "open:place:maharashtra", "open:place:pune"];
const WORDS = ["lists:words"];
const LATEST_OF_LEVEL = ["latest:level:Graduate:maharashtra", "latest:level:Graduate:pune"];
const LATEST = ["latest:department:Other%20Banks", "stats", ...LATEST_OF_LEVEL];

const tagsOf = (before: Partial<PublicFacts> | null, after: Partial<PublicFacts> | null) =>
  tagsOfChange({ id: 7, before: before && { ...FACTS, ...before }, after: after && { ...FACTS, ...after } }, NOW).sort();

it.each([
  ["nothing for what the public sees neither before nor after", null, null, []],
  ["only the job for a change of what is only shown of it", {}, {}, [...OF_JOB]],
  ["what words find for a change of its words", {}, { words: "b" }, [...OF_JOB, "lists:words"]],
  ["all that holds it for a publication", null, {}, [...OF_JOB, ...LISTS, ...WORDS, ...OPEN, ...LATEST]],
  ["the same for a withdrawal", {}, null, [...OF_JOB, ...LISTS, ...WORDS, ...OPEN, ...LATEST]],
  ["lists, whose numbers beside the filters it changes, for another pay", {}, { salaryMin: 30_000 }, [...OF_JOB, ...LISTS]],
  ["lists for another number of vacancies", {}, { vacancies: 13 }, [...OF_JOB, ...LISTS]],
  ["lists for another type of employment", {}, { employmentType: null }, [...OF_JOB, ...LISTS]],
  ["lists for another category", {}, { category: "Banking" }, [...OF_JOB, ...LISTS]],
  ["lists for another first day", {}, { startsOn: "2026-03-20" }, [...OF_JOB, ...LISTS]],
  ["lists and what is latest of it for another level", {}, { levels: [] }, [...OF_JOB, ...LISTS, ...LATEST_OF_LEVEL]],
  ["lists and what is latest for another day of posting", {}, { postedOn: "2026-03-02" }, [...OF_JOB, ...LISTS, ...LATEST]],
  ["lists for a later last day", {}, { deadline: "2026-04-09" }, [...OF_JOB, ...LISTS]],
  [
    "what closes soon besides for one of the next two days",
    {},
    { deadline: "2026-03-17" },
    [...OF_JOB, ...LISTS, "closing-soon"],
  ],
  ["not what closes soon for the day after", {}, { deadline: "2026-03-18" }, [...OF_JOB, ...LISTS]],
  [
    "open counts besides for a deadline that has passed",
    {},
    { deadline: "2026-03-14" },
    [...OF_JOB, ...LISTS, ...OPEN, ...LATEST],
  ],
  ["its page alone for a job that closed long ago", null, { deadline: "2025-03-14" }, [...OF_JOB]],
  [
    "what says that there is sample data for a sample job",
    null,
    { source: "sample", deadline: "2025-03-14" },
    [...OF_JOB, "sample"],
  ],
])("clears %s", (_what, before, after, expected) => {
  expect(tagsOf(before, after)).toEqual([...expected].sort());
});

it("clears the lists of both departments and of the places that differ for a job that moves", () => {
  const found = tagsOf({}, { department: "Indian Army, Delhi", places: ["delhi"] });
  expect(found).toEqual(
    expect.arrayContaining([...LISTS, ...OPEN, "list:place:delhi", "latest:department:Indian%20Army%2C%20Delhi"]),
  );
});

it("clears at its hour what counts a job as open, and the lists in which it moves", () => {
  const facts = { ...FACTS, deadline: "2026-03-15", closesAt: "2026-03-15T17:00:00+05:30" };
  const closedBetween = (since: string, now: string) =>
    tagsOfChange({ id: 7, before: facts, after: facts }, new Date(now), new Date(since)).sort();
  const closed = ["closing-soon", ...OF_JOB, ...LISTS, ...OPEN, ...LATEST].sort();
  expect(closedBetween("2026-03-15T16:59:59.999+05:30", "2026-03-15T17:00:00+05:30")).toEqual(closed);
  expect(closedBetween("2026-03-15T12:00:00+05:30", "2026-03-15T16:59:59.999+05:30")).toEqual(OF_JOB);
  expect(closedBetween("2026-03-15T17:00:00+05:30", "2026-03-15T20:00:00+05:30")).toEqual(OF_JOB);
});

it("does not count a job that closed earlier in the day among the open ones", () => {
  const closed = { deadline: "2026-03-15", closesAt: "2026-03-15T11:00:00+05:30" };
  expect(tagsOf(null, closed)).toEqual([...OF_JOB, ...LISTS, ...WORDS].sort());
});

it.each([
  ["what closes soon for a job that does so from this day on", "2026-03-18", ["closing-soon", ...OF_JOB]],
  ["no list of a job that was not yet to close soon and is not now", "2026-03-19", OF_JOB],
])("clears at midnight %s", (_what, deadline, cleared) => {
  const facts = { ...FACTS, deadline };
  const [since, now] = [new Date("2026-03-15T23:59:59+05:30"), new Date("2026-03-16T00:00:00+05:30")];
  expect(tagsOfChange({ id: 7, before: facts, after: facts }, now, since).sort()).toEqual(cleared);
});
