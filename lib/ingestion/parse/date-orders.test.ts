import { toListingRow } from "@/lib/ingestion/parse/columns";
import { DateOrders } from "@/lib/ingestion/parse/date-orders";
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

it("beside a last date takes no day of either order for that of posting or of the start", () => {
  const [plain, other] = ["11/20/2026", "12/05/2026"].map((posted, at) =>
    toListingRow(at, {
      title: ["Clerk", "Peon"][at],
      board: "Staff Selection Commission",
      "last date": "2026-12-25",
      "posted on": posted,
      "start date": posted,
    }),
  );
  const { jobs } = readListingRows({ rows: [plain, other].flatMap((row) => row ?? []), seenAt: new Date("2026-11-27") });
  expect(jobs.map(({ job }) => [job.postedOn, job.applicationStartDate])).toEqual([
    ["2026-11-27", null],
    ["2026-11-27", null],
  ]);
});

describe("a workbook in which a spreadsheet of another country kept as dates what it could", () => {
  it("has the day of none taken for its month", () => {
    expect(read("2026-07-01", "25/12/2026", "2026-09-09")).toEqual([["2026-12-25", "2026-09-09"], ["swapped-deadline"]]);
  });

  it.each([
    ["a date has a day above twelve", ["2026-07-01", "25/12/2026", "2026-07-31"]],
    ["a text has none", ["2026-07-01", "25/12/2026", "09/12/2026"]],
    ["all are dates", ["2026-07-01", "2026-08-09"]],
  ])("is none where %s", (_which, dates) => expect(read(...dates)[1]).toEqual([]));
});

describe("a file that writes the month first", () => {
  it("has no date taken for another day's", () => {
    expect(read("12/31/2026", "12/05/2026")).toEqual([[], ["impossible-deadline", "month-first-deadline"]]);
    expect(read("12/31/2026", "12/12/2026")).toEqual([["2026-12-12"], ["impossible-deadline"]]);
  });

  it.each([
    [
      ["12/1/2026", "1/5/2027"],
      [["month-first-deadline"], []],
    ],
    [
      ["1/12/2026", "5/1/2027"],
      [[], ["2027-01-05"]],
    ],
    [
      ["5/11/2026", "5/12/2026"],
      [[], ["2026-12-05"]],
    ],
  ])("is told by %j, between which one applies", ([starts, ends], [reasons, days]) => {
    const row = { title: "Clerk", board: "Staff Selection Commission", "start date": starts, "last date": ends };
    const { jobs, refused } = readListingRows({ rows: [toListingRow(1, row)], seenAt: new Date("2026-11-27") });
    expect(refused.map(({ reason }) => reason)).toEqual(reasons);
    expect(jobs.map(({ job }) => job.deadline)).toEqual(days);
  });

  it("is one although a post that is open all year looks as if the day were first", () => {
    const orders = new DateOrders();
    orders.note({ cells: { startsOn: "3/1/2026", deadline: "12/1/2026" } });
    orders.note({ cells: { startsOn: "11/20/2026", deadline: "12/31/2026" } });
    expect(orders.order.isMonthFirst).toBe(true);
  });

  it("is no file of India with one slip", () => {
    expect(read("12/31/2026", "05/12/2026", "31/12/2026")).toEqual([["2026-12-05", "2026-12-31"], ["impossible-deadline"]]);
  });
});
