import { toListingRow } from "@/lib/ingestion/parse/columns";
import { readListingRows } from "@/lib/ingestion/read-listings";

const read = (rows: readonly Record<string, string>[]) =>
  readListingRows({
    rows: rows.map((row, index) =>
      toListingRow(index + 1, { organisation: "Example Commission", deadline: "2026-09-10", "posted on": "2026-08-01", ...row }),
    ),
    seenAt: new Date("2026-08-22T00:00:00Z"),
  });

describe("ids that number the rows of a sheet", () => {
  const sheet = (...ids: string[]) =>
    read(ids.map((id) => ({ id, title: `Clerk of ward ${id}` }))).jobs.map(({ job }) => job.sourceReference);

  it("name nothing: row 1 of the next sheet would be taken for the job of row 1 of this one", () => {
    for (const reference of sheet("1", "2", "3")) expect(reference).toMatch(/^#[0-9a-f]{32}$/);
  });

  it("are names where they are others, or where the rows have pages", () => {
    expect(sheet("1", "2", "7")).toEqual(["1", "2", "7"]);
    // By another name in the next file, or from before, they are known by their words (lib/jobs/import/extension.ts).
    const link = { "apply link": "https://commission.gov.in/apply/clerk-of-the-ward" };
    for (const ids of [["1", "2", "7"], ["1"]])
      for (const { isOnlyOfItsName } of read(ids.map((id) => ({ id, title: `Clerk of ward ${id}`, ...link }))).jobs)
        expect(isOnlyOfItsName).toBe(true);
    const page = { id: "1", title: "Clerk", url: "https://lists.example.org/articles/commission-clerk-recruitment" };
    expect(read([page]).jobs[0]?.job.sourceReference).toBe("1");
  });
});

it("puts the rows of one post by districts into one notice of all of them, and the count of none is that of all", () => {
  const rows = [
    { title: "Clerk", district: "Patna", vacancies: "25" },
    { title: "Clerk", district: "Gaya", vacancies: "40" },
    { title: "Peon", district: "Gaya", vacancies: "4" },
  ];
  const told = (some: typeof rows) => read(some).jobs.map(({ job }) => [job.title, job.location, job.positions]);
  const expected = [
    ["Clerk", "Gaya, Patna", null],
    ["Peon", "Gaya", 4],
  ];
  expect(told(rows)).toEqual(expected);
  expect(told(rows.toReversed())).toEqual(expected.toReversed());
  // One post in each of two districts is not one in both.
  const one = ["Patna", "Gaya"].map((district) => ({ title: "Clerk", district, vacancies: "1" }));
  expect(told(one)).toEqual([["Clerk", "Gaya, Patna", null]]);
  const many = Array.from({ length: 60 }, (_, at) => ({ title: "Clerk", district: `Patna ward ${at}`, vacancies: "1" }));
  expect(told(many)).toEqual([["Clerk", "Bihar", null]]);
});
