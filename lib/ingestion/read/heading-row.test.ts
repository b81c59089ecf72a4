import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openLargeFile } from "@/lib/ingestion/large/large-file";
import { FILE_BOUNDS, UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import type { Entry } from "@/lib/ingestion/read/entries";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { sheetRows, workbookOf } from "@/tests/support/hostile-files";

const NOW = new Date("2026-11-22T08:00:00Z");
const TITLE = "State Recruitment Board, vacancies 2026";
const NAMES = ["Name of Post", "Last Date", "Posts"];
const CLERK = ["Clerk", "24-12-2026", "12"];
const PEON = ["Peon", "25-12-2026", "3"];

const encoded = (text: string) => new TextEncoder().encode(text);
const sheetOf = (rows: string[][]) => workbookOf(sheetRows(rows));
const csvOf = (rows: string[][], delimiter = ",") => encoded(rows.map((row) => row.join(delimiter)).join("\r\n"));

async function read(bytes: Uint8Array) {
  const { rows, columns } = await readDocument({ bytes, name: "rows" }, { bounds: UPLOAD_BOUNDS, seenAt: NOW });
  return { rows: rows.map(({ row, cells }) => [row, cells.title, cells.deadline]), columns: columns.map(({ header }) => header) };
}

/** The same file, read piece by piece. */
async function streamed(bytes: Uint8Array): Promise<Entry[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "headings-"));
  try {
    const file = path.join(folder, "rows");
    await writeFile(file, bytes);
    const large = await openLargeFile(file, "rows", FILE_BOUNDS);
    const entries: Entry[] = [];
    for await (const batch of large?.entries() ?? []) entries.push(...batch);
    large?.close?.();
    return entries;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const ROWS = [
  [2, "Clerk", "24-12-2026"],
  [3, "Peon", "25-12-2026"],
];

it.each([
  ["a workbook", sheetOf([[TITLE], NAMES, CLERK, PEON])],
  ["a CSV whose title is of one cell", csvOf([["State Recruitment Board"], NAMES, CLERK, PEON])],
  ["a CSV as a spreadsheet writes it", csvOf([["State Board", "", ""], NAMES, CLERK, PEON])],
  ["a CSV of semicolons under a title with a comma", csvOf([[TITLE], NAMES, CLERK, PEON], ";")],
  ["a CSV under a title with a comma", csvOf([[TITLE], NAMES, CLERK, PEON])],
])("reads the names of the columns below the title of %s, and numbers the rows as the file does", async (_what, bytes) => {
  expect(await read(bytes)).toEqual({ rows: ROWS, columns: NAMES });
  const entries = await streamed(bytes);
  expect(entries.map(({ record, above }) => [record["Name of Post"], above])).toEqual([
    ["Clerk", 1],
    ["Peon", 1],
  ]);
});

it("looks for them within ten lines", async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => [`Line ${index + 1}`]);
  expect((await read(sheetOf([...lines(9), NAMES, CLERK]))).rows).toEqual([[10, "Clerk", "24-12-2026"]]);
  const two = ["Name of Post", "Last Date"];
  expect((await read(sheetOf([...lines(10), two, CLERK.slice(0, 2)]))).columns).toEqual(["Line 1"]);
});

it("reads a table below another one under its own names, and no names that are repeated as a row", async () => {
  const rows = [NAMES, CLERK, NAMES, PEON, [], ["Last Date", "Post", "Posts"], ["26-12-2026", "Driver", "5"]];
  for (const bytes of [sheetOf(rows), csvOf(rows.filter(({ length }) => length > 0))]) {
    const named = (await read(bytes)).rows.filter(([, title]) => title !== undefined);
    expect(named.map(([, ...cells]) => cells)).toEqual([
      ["Clerk", "24-12-2026"],
      ["Peon", "25-12-2026"],
      ["Driver", "26-12-2026"],
    ]);
    const told = (await streamed(bytes)).flatMap(({ record }) => record["Last Date"] ?? []);
    expect(told).toEqual(["24-12-2026", "25-12-2026", "26-12-2026"]);
  }
});

it("reads each line of a CSV by itself that a quote opens and another one closes", async () => {
  const rows = [CLERK, ['"Peon', "25-12-2026", "3"], ["Driver", "26-12-2026", "5"], ['Cook"', "27-12-2026", "1"]];
  expect((await read(csvOf([NAMES, ...rows]))).rows).toEqual([
    [1, "Clerk", "24-12-2026"],
    [2, "Peon", "25-12-2026"],
    [3, "Driver", "26-12-2026"],
    [4, "Cook", "27-12-2026"],
  ]);
  const whole = encoded('Name of Post,Last Date,Posts\n"Clerk\nof the office",24-12-2026,12\n');
  expect((await read(whole)).rows).toEqual([[1, "Clerk\nof the office", "24-12-2026"]]);
});

it.each([
  ["where the first row names the title", [["Post"], ["Name of Post", "Last Date"], CLERK], ["Post"]],
  [
    "for a row below names that nobody knows",
    [["Wanted", "Until", "As"], ["Clerk", "Notification", "Post"], CLERK],
    ["Wanted", "Until", "As"],
  ],
  ["for a cell alone that says what a title is called", [["Wanted"], ["Clerk", "Post"], CLERK], ["Wanted"]],
])("looks for no other heading %s", async (_where, rows, columns) => {
  expect((await read(sheetOf(rows))).columns).toEqual(columns);
});

it("says in which row of the file a cell is too long", async () => {
  const bytes = sheetOf([[TITLE], NAMES, CLERK, ["x".repeat(32_768), "", ""]]);
  await expect(read(bytes)).rejects.toThrow('row 3, column "Name of Post"');
});
