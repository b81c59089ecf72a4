import { toListingRow } from "@/lib/ingestion/parse/columns";
import { readListingRows } from "@/lib/ingestion/read-listings";

const PAGE = "https://lists.example.org/2026/08/clerk-recruitment.html";
const SEEN = new Date("2026-08-22T00:00:00Z");

/** Rows of a tracker that gives each a name of its own, beside the page that it is from. */
const rowsOf = (changes: readonly Record<string, string>[], page = PAGE) =>
  changes.map((change, index) =>
    toListingRow(index + 1, {
      id: `n${index}`,
      title: "Example Board Clerk Recruitment 2026 – Apply Online for 120 Posts",
      organisation: "Example Board",
      deadline: "2026-09-10",
      "first seen": "2026-08-01",
      "apply link": page,
      ...change,
    }),
  );
const read = (changes: readonly Record<string, string>[], page?: string) =>
  readListingRows({ rows: rowsOf(changes, page), seenAt: SEEN });

describe("rows of one page by several names", () => {
  it("are one notice, as the newest shows it, under the name and since the day of the first", () => {
    const { jobs, joined } = read([
      {
        id: "b",
        deadline: "2026-09-20",
        "first seen": "2026-08-15",
        title: "Example Board Clerk Recruitment 2026 – 120 Posts (Extended)",
      },
      { id: "a" },
    ]);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      row: 1,
      otherNames: ["b"],
      job: { sourceReference: "a", postedOn: "2026-08-01", deadline: "2026-09-20", positions: 120 },
    });
    expect(joined).toEqual([{ row: 2, into: 1, title: "Example Board Clerk Recruitment 2026 – Apply Online for 120 Posts" }]);
  });

  it("are the same in any order", () => {
    const changes: Record<string, string>[] = [
      { "first seen": "2026-08-15", deadline: "2026-09-20" },
      {},
      { "first seen": "2026-08-10" },
    ];
    const [one, other] = [rowsOf(changes), rowsOf(changes).toReversed()].map((rows) => readListingRows({ rows, seenAt: SEEN }));
    expect(other?.jobs).toEqual(one?.jobs);
  });

  it.each<[string, Record<string, string>[], string]>([
    [
      "their counts are of two notices",
      [{}, { title: "Example Board Clerk Recruitment 2026 – Apply Online for 40 Posts" }],
      PAGE,
    ],
    ["they are of other posts", [{}, { title: "Example Board Driver Recruitment 2026 – Apply Online for 7 Posts" }], PAGE],
    ["they are of other bodies", [{}, { organisation: "Another Council" }], PAGE],
    ["they are of other years", [{}, { title: "Example Board Clerk Recruitment 2024 – Apply Online for 120 Posts" }], PAGE],
    ["their last dates are far from each other", [{}, { deadline: "2027-06-10" }], PAGE],
    ["many stand on the page", Array.from({ length: 7 }, () => ({})), PAGE],
    ["the site is a body's own", [{}, {}], "https://board.gov.in/recruitment/all-notices.html"],
    ["the address may serve many", [{}, {}], "https://lists.example.org/jobs"],
  ])("stay as many as they are where %s", (_why, changes, page) => {
    expect(read(changes, page).jobs).toHaveLength(changes.length);
  });

  it("stay as many as they are where a source that is fetched shows them", () => {
    expect(readListingRows({ rows: rowsOf([{}, {}]), seenAt: SEEN }, { host: "lists.example.org" }).jobs).toHaveLength(2);
  });
});

describe("a part of a page that has one for each of its notices", () => {
  const parted = "https://lists.example.org/aiims-recruitment/17483";

  const readAll = (rows: readonly Record<string, string>[]) =>
    readListingRows({
      rows: rows.map((row, index) => toListingRow(index + 1, { deadline: "2026-09-10", "posted on": "2026-08-01", ...row })),
      seenAt: SEEN,
    });

  it("is the name of a notice", () => {
    const { jobs } = readAll([
      { title: "Senior Resident – 41 Posts", organisation: "AIIMS, Rajkot", url: `${parted}/#Senior-Resident`, state: "Gujarat" },
      {
        title: "Senior Resident – 49 Posts",
        organisation: "AIIMS, Bhopal",
        url: `${parted}/#Senior--Resident`,
        state: "Madhya Pradesh",
      },
      { title: "Senior Resident – 49 Posts", organisation: "AIIMS, Bhopal", url: `${parted}/#Senior--Resident`, state: "Delhi" },
    ]);
    expect(jobs.map(({ job }) => [job.recruitingOrganization, job.location, job.sourceReference])).toEqual([
      ["AIIMS, Rajkot", "Gujarat", "/aiims-recruitment/17483#Senior-Resident"],
      ["AIIMS, Bhopal", "Delhi, Madhya Pradesh", "/aiims-recruitment/17483#Senior--Resident"],
    ]);
  });

  it.each(["#apply-online", "#important-dates", "#comments", "#gsc.tab=0", "#:~:text=Clerk", "#tab-2", "#"])(
    "is no name where it is %s",
    (part) => {
      const [first] = readAll([{ title: "Clerk – 40 Posts", organisation: "Example Board", url: `${parted}/${part}` }]).jobs;
      expect(first?.job.sourceReference).toBe("/aiims-recruitment/17483");
    },
  );
});
