import { toListingRow } from "@/lib/ingestion/parse/columns";
import { readListingRows } from "@/lib/ingestion/read-listings";

/** What becomes of rows with these last dates. */
function read(...dates: string[]) {
  const rows = dates.map((deadline, at) =>
    toListingRow(at, {
      id: String(at),
      title: "Clerk",
      board: "Staff Selection Commission",
      deadline,
      "last checked": "2026-05-01",
    }),
  );
  const { jobs, refused } = readListingRows({ rows, seenAt: new Date("2026-08-20") });
  return [jobs.map(({ job }) => job.deadline), refused.map(({ reason }) => reason)];
}

describe("a file that writes the month first", () => {
  it("has no date taken for another day's", () => {
    expect(read("12/31/2026", "12/05/2026")).toEqual([[], ["impossible-deadline", "month-first-deadline"]]);
    expect(read("12/31/2026", "12/12/2026")).toEqual([["2026-12-12"], ["impossible-deadline"]]);
  });

  it("is no file of India with one slip", () => {
    expect(read("12/31/2026", "05/12/2026", "31/12/2026")).toEqual([["2026-12-05", "2026-12-31"], ["impossible-deadline"]]);
  });
});
