import { BLANK_JOB, BLANK_POSITION, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { changedFrom, differencesOf, mergeEdits } from "@/lib/jobs/editing/form/merge-edits";
import { partInWords, partLabel } from "@/lib/jobs/editing/form/parts";
import { storedJob } from "@/tests/support/stored-job";

const base = { ...BLANK_JOB, title: "Clerk", salary: "Rs 20,000", deadline: "2026-12-01" };
const mine = { ...base, title: "Senior Clerk", deadline: "2026-12-10" };
const theirs = { ...base, salary: "Rs 25,000", deadline: "2026-12-15" };

it("tells who changed what since both editors began", () => {
  expect(differencesOf(base, mine, theirs)).toEqual([
    { part: "title", changedBy: "me", mine: "Senior Clerk", theirs: "Clerk" },
    { part: "deadline", changedBy: "both", mine: "2026-12-10", theirs: "2026-12-15" },
    { part: "salary", changedBy: "them", mine: "Rs 20,000", theirs: "Rs 25,000" },
  ]);
});

it("loses neither edit: each field comes from whoever it was chosen from", () => {
  expect(mergeEdits(mine, theirs, { title: "mine", deadline: "theirs", salary: "theirs" })).toEqual({
    ...base,
    title: "Senior Clerk",
    salary: "Rs 25,000",
    deadline: "2026-12-15",
  });
});

it("keeps what a form began from of the fields that were changed, and of no other", () => {
  expect(changedFrom(base, mine)).toEqual({ title: "Clerk", deadline: "2026-12-01" });
});

it("finds no difference in a source that was left empty, which calls answer with a name", () => {
  const [asStored, asAnswered] = [null, "Manual Entry"].map((sourceUrl) => valuesOfJob(storedJob({ sourceUrl })));
  expect(differencesOf(asStored ?? base, asStored ?? base, asAnswered ?? base)).toEqual([]);
});

describe("the notice as data of two editors", () => {
  const fees = [{ groups: "all", amount: 10_000 }];
  const posts = [{ age: { min: 18 } }, { age: { min: 21 }, sex: "female" }];
  const several = (...names: string[]) => ({
    ...base,
    useMultiplePositions: true,
    jobPositions: names.map((positionName) => ({ ...BLANK_POSITION, positionName })),
  });
  const from = { ...several("Clerk", "Peon"), notice: { fees, posts } };
  const byMe = { ...from, notice: { fees: [{ groups: "all", amount: 20_000 }], posts: [{ age: { min: 19 } }, posts[1] ?? {}] } };

  it("is told apart and put together part by part, and post by post", () => {
    const byThem = { ...from, notice: { fees, feePaidBy: "2026-12-03", posts: [posts[0] ?? {}, { age: { min: 21 } }] } };
    const differences = differencesOf(from, byMe, byThem);
    expect(differences.map(({ part, changedBy }) => [partLabel(part, byThem), changedBy])).toEqual([
      ["Notice: Fee", "me"],
      ["Notice, Clerk: Age", "me"],
      ["Notice, Peon: Sex", "them"],
      ["Notice: Fee paid by", "them"],
    ]);
    expect(differences.map(({ part, mine, theirs }) => [partInWords(part, mine), partInWords(part, theirs)])).toEqual([
      ["for all, Rs 200", "for all, Rs 100"],
      ["at least 19", "at least 18"],
      ["female", "(blank)"],
      ["(blank)", "3 Dec 2026"],
    ]);
    const merged = mergeEdits(byMe, byThem, { "notice.fees": "mine", "notice.posts.0.age": "mine" });
    const both = { fees: byMe.notice.fees, feePaidBy: "2026-12-03", posts: [{ age: { min: 19 } }, { age: { min: 21 } }] };
    expect(merged).toEqual({ ...from, notice: both });
  });

  it("comes with the posts that it is of where these are others, so that no age stands at another post", () => {
    const byThem = { ...several("Peon"), notice: { fees, posts: [posts[1] ?? {}] } };
    const differences = differencesOf(from, byMe, byThem);
    expect(differences.map(({ part, changedBy }) => [part, changedBy])).toEqual([
      ["jobPositions", "both"],
      ["notice.fees", "me"],
    ]);
    expect(partInWords("jobPositions", differences[0]?.theirs)).toBe("Peon (1): \nPost: Age: at least 21\nPost: Sex: female");
    expect(mergeEdits(byMe, byThem, { "notice.fees": "mine" })).toEqual({
      ...byThem,
      notice: { fees: byMe.notice.fees, posts: [posts[1]] },
    });
  });

  it("stays unknown where neither entered it", () => {
    expect(mergeEdits(mine, theirs, { title: "mine" }).notice).toBeNull();
  });
});
