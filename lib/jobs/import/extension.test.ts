import { extendedJob } from "@/lib/jobs/import/extension";

const DIGEST = "0123456789abcdef0123456789abcdef";
const stored = (change: { sourceReference?: string; deadline?: string; postedOn?: string } = {}) => {
  const { sourceReference = `/careers#${DIGEST}`, deadline = "2026-12-05", postedOn = "2026-11-10" } = change;
  return { sourceReference, content: { deadline, postedOn } };
};
const listing = (change: { sourceReference?: string; deadline?: string; postedOn?: string; postedIsFallback?: boolean } = {}) => {
  const { postedIsFallback = false, ...job } = change;
  return {
    job: { sourceReference: `/careers#${"f".repeat(32)}`, deadline: "2026-12-20", postedOn: "2026-11-10", ...job },
    postedIsFallback,
  };
};

it.each([
  ["its deadline was extended", stored(), listing(), true],
  ["the listing is of an older snapshot", stored({ deadline: "2026-12-20" }), listing({ deadline: "2026-12-05" }), true],
  ["it was posted anew on the last day", stored(), listing({ postedOn: "2026-12-05" }), true],
  ["it was posted after the other had closed", stored(), listing({ postedOn: "2026-12-06" }), false],
  [
    "it was first seen a week after the other had closed",
    stored(),
    listing({ postedOn: "2026-12-12", postedIsFallback: true }),
    true,
  ],
  ["it was first seen later than that", stored(), listing({ postedOn: "2026-12-13", postedIsFallback: true }), false],
  ["four months were added", stored(), listing({ deadline: "2027-04-04" }), true],
  ["more than four months lie between", stored(), listing({ deadline: "2027-04-05" }), false],
  ["the stored one was known by the number of its row", stored({ sourceReference: "12" }), listing(), true],
  ["its number is that of several", stored({ sourceReference: "12" }), listing({ sourceReference: `12#${DIGEST}` }), false],
  ["it stands on another page", stored({ sourceReference: `/jobs#${DIGEST}` }), listing(), false],
  [
    "the stored one has a name of its own",
    stored({ sourceReference: "/careers/junior-engineer" }),
    listing({ sourceReference: "/careers/junior-engineer" }),
    false,
  ],
])("takes a listing for a stored notice where %s: %4$s", (_why, job, incoming, isIt) => {
  expect(extendedJob(incoming, [job])).toBe(isIt ? job : null);
});

it("does not choose between two", () => {
  expect(extendedJob(listing(), [stored(), stored({ deadline: "2026-12-06" })])).toBeNull();
  const only = stored();
  expect(extendedJob(listing(), [stored({ sourceReference: "/other" }), only])).toBe(only);
});
