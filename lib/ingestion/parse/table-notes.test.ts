import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { readListingRows } from "@/lib/ingestion/read-listings";

/** What becomes of the rows of a table: the last day, or why it waits for a person or is refused. */
async function rowsOf(...lines: string[]) {
  const bytes = new TextEncoder().encode(["Post,Board,Advt No,Last Date", ...lines].join("\n"));
  const file = await readDocument({ bytes, name: "posts.csv" }, { bounds: FILE_BOUNDS, seenAt: new Date("2026-11-27") });
  const { jobs, refused, waiting } = readListingRows(file);
  const waits = new Set(waiting.map(({ row }) => row));
  const told = [
    ...jobs.map(({ row, job }) => [row, job.deadline] as const),
    ...refused.map(({ row, reason }) => [row, `${waits.has(row) ? "waits" : "refused"}: ${reason}`] as const),
  ];
  return told.toSorted(([a], [b]) => a - b).map(([, what]) => what);
}

const CLERK = "Clerk,Example Board,5/2026,15-12-2026";
const PEON = "Peon,Example Board,6/2026,15-12-2026";
const NOTE = "refused: not-a-recruitment";
const DOUBTED = "waits: remarked-deadline";

it("reads of a note below a table to which day the last date of all its rows was put off", async () => {
  expect(await rowsOf(CLERK, PEON, "Note: Last date has been extended to 31-12-2026,,,")).toEqual([
    "2026-12-31",
    "2026-12-31",
    NOTE,
  ]);
  expect(await rowsOf(CLERK, "नोट: अंतिम तिथि 31-12-2026 तक बढ़ाई गई है,,,")).toEqual(["2026-12-31", NOTE]);
  expect(await rowsOf(CLERK, "Note: Last date preponed to 10-12-2026,,,")).toEqual([DOUBTED, NOTE]);
});

it("reads a note with a mark for the rows that have it", async () => {
  const notes = ["* Cancelled,,,", "# Last date extended to 28-12-2026,,,"];
  expect(await rowsOf(CLERK.replace("Clerk", "Clerk*"), PEON, "Driver,Example Board,7/2026,15-12-2026#", ...notes)).toEqual([
    "waits: closed-ahead",
    "2026-12-15",
    "2026-12-28",
    NOTE,
    NOTE,
  ]);
});

it("reads a note that names an advertisement or a post for this one", async () => {
  const note = "Note: Last date of Advt. No. 6/2026 has been extended to 28-12-2026";
  expect(await rowsOf(CLERK, PEON, `${note},,,`)).toEqual(["2026-12-15", "2026-12-28", NOTE]);
  expect(await rowsOf(CLERK, PEON, "N.B.: last date for Clerk extended to 28-12-2026,,,")).toEqual([
    "2026-12-28",
    "2026-12-15",
    NOTE,
  ]);
});

it("leaves rows to a person of which a note may be", async () => {
  const driver = "Driver,Example Board,7/2026,18-12-2026";
  expect(await rowsOf(CLERK, driver, "Note: last date extended to 28-12-2026,,,")).toEqual([DOUBTED, DOUBTED, NOTE]);
  expect(await rowsOf(CLERK, PEON, "# Last date extended to 28-12-2026,,,")).toEqual([DOUBTED, DOUBTED, NOTE]);
  expect(await rowsOf(CLERK, PEON, "Note: last date of Advt. No. 9/2026 extended to 28-12-2026,,,")).toEqual([
    DOUBTED,
    DOUBTED,
    NOTE,
  ]);
});

it("takes what tells of no last date of rows for no note on them", async () => {
  const rows = ["* Number of posts may vary.,,,", "Note: last date of fee payment extended to 28-12-2026,,,", "Group C,,,"];
  expect((await rowsOf(CLERK.replace("Clerk", "Clerk*"), ...rows))[0]).toBe("2026-12-15");
  expect((await rowsOf(CLERK, "Last date of an unknown post extended to 28-12-2026,,,"))[0]).toBe("2026-12-15");
});
