import { keptPositions } from "@/lib/jobs/positions/kept-positions";

const post = (positionName: string, qualification = "Graduate") => ({ positionName, qualification, numberOfVacancies: 1 });
const STORED = [post("Clerk"), post("Driver"), post("Clerk", "12th pass")].map((said, at) => ({
  ...said,
  id: 11 + at,
  ordinal: 1 + at,
  salaryRange: null,
}));

it.each<[string, ReturnType<typeof post>[], unknown[], (number | null)[]]>([
  ["the same list", STORED, [], [11, 12, 13]],
  ["a list without its first post", [post("Driver"), post("Clerk", "12th pass")], [], [12, 13]],
  ["a list without one of two posts of a name", [post("Clerk", "12th pass"), post("Driver")], [], [13, 12]],
  ["a list with a post before the others", [post("Peon"), ...STORED], [], [null, 11, 12, 13]],
  ["a list in another order", [...STORED].reverse(), [], [13, 12, 11]],
  ["a post that says something else", [post("Clerk"), post("Driver", "10th pass"), post("Clerk", "12th pass")], [], [11, 12, 13]],
  ["a post whose name was mended", [post("Clerk"), post("Staff Driver"), post("Clerk", "12th pass")], [], [11, 12, 13]],
  ["a shorter list of other names", [post("Nurse"), post("Cook")], [], [null, null]],
  ["posts that are named by their numbers", [post("Nurse"), post("Cook")], [13, 11], [13, 11]],
  [
    "a number of another job, one that is none, and one twice",
    [post("Nurse"), post("Cook"), post("Guard"), post("Peon")],
    [99, "x", 12, 12],
    [null, null, 12, null],
  ],
])("keeps what a post is in %s", (_what, posts, ids, expected) => {
  const placed = posts.map((said, at) => ({ ...said, ordinal: 1 + at }));
  expect(keptPositions(STORED, placed, ids).map((row) => row?.id ?? null)).toEqual(expected);
});
