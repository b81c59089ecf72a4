import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeSheet from "write-excel-file/node";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { checkTitles } from "@/lib/ingestion/read/entries";
import { readDocument } from "@/lib/ingestion/read/read-document";

const TABLE = [
  ["title", "last date"],
  ["Clerk", "2026-12-20"],
].map((cells) => cells.map((value) => ({ type: String, value })));

async function read(sheets: [name: string, rows: typeof TABLE][]) {
  const bytes = await writeSheet(sheets.map(([sheet, data]) => ({ sheet, data }))).toBuffer();
  return readDocument({ bytes: new Uint8Array(bytes), name: "jobs.xlsx" }, { bounds: UPLOAD_BOUNDS, seenAt: new Date() });
}

it("says which other sheets of a workbook hold something, and leaves empty ones out", async () => {
  const file = await read([
    ["Central", TABLE],
    ["State & UT", TABLE],
    ["Sheet3", []],
  ]);
  expect(file.rows).toHaveLength(1);
  expect(file.otherSheets).toEqual(["State & UT"]);
  expect((await read([["Central", TABLE]])).otherSheets).toEqual([]);
});

it("names the sheets in which the rows may be that the first one lacks", async () => {
  const sheets: [string, typeof TABLE][] = [
    ["Read me", TABLE.slice(0, 1)],
    ["Jobs", TABLE],
  ];
  await expect(read(sheets)).rejects.toThrow("jobs.xlsx: no rows found. Its first sheet alone is read, not: Jobs");
});

it("names them where the first one has no column of titles", async () => {
  const notes = [["How to read this file"], ["All days are in IST"]].map((cells) =>
    cells.map((value) => ({ type: String, value })),
  );
  const file = await read([
    ["Read me", notes],
    ["Jobs", TABLE],
  ]);
  const none = "jobs.xlsx: no column is recognised as the title of a job. Its first sheet alone is read, not: Jobs";
  expect(() => checkTitles(file, "jobs.xlsx")).toThrow(none);
});

/** A workbook with words of one of its parts replaced. */
function changed(bytes: Uint8Array, part: string, from: string, to: string): Uint8Array {
  const parts = unzipSync(new Uint8Array(bytes));
  const text = strFromU8(parts[part] ?? new Uint8Array());
  expect(text).toContain(from);
  return zipSync({ ...parts, [part]: strToU8(text.replace(from, to)) });
}

it("reads the first sheet that is shown, not one that is hidden before it", async () => {
  const sheets = [
    { sheet: "Old", data: [...TABLE, ...TABLE.slice(1)] },
    { sheet: "Jobs", data: TABLE },
  ];
  const written = await writeSheet(sheets).toBuffer();
  const bytes = changed(written, "xl/workbook.xml", 'name="Old"', 'name="Old" state="veryHidden"');
  const file = await readDocument({ bytes, name: "jobs.xlsx" }, { bounds: UPLOAD_BOUNDS, seenAt: new Date() });
  expect(file).toMatchObject({ rows: [{ cells: { title: "Clerk" } }], otherSheets: ["Old (hidden)"] });
});

it("gives each row what a cell says that reaches down over it, but the sum of several posts to none of them", async () => {
  const data = [
    ["List of posts", "", "", "", ""],
    ["Board", "title", "last date", "No. of Posts", "Category wise posts"],
    ["Example Board", "Clerk", "2026-12-20", "9", "UR 5, SC 4"],
    ["", "Peon", "", "", ""],
    ["", "", "", "", ""],
    ["Other Board", "Driver", "2026-12-31", "2", "UR 2"],
  ].map((cells) => cells.map((value) => ({ type: String, value })));
  const merges = ["A3:A5", "C3:C4", "D3:D4", "E3:E4"].map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  const written = await writeSheet([{ sheet: "Jobs", data }]).toBuffer();
  const bytes = changed(written, "xl/worksheets/sheet1.xml", "</sheetData>", `</sheetData><mergeCells>${merges}</mergeCells>`);
  const { rows } = await readDocument({ bytes, name: "jobs.xlsx" }, { bounds: UPLOAD_BOUNDS, seenAt: new Date() });
  expect(rows.map(({ cells }) => Object.values(cells).join(", "))).toEqual([
    "Example Board, Clerk, 2026-12-20",
    "Example Board, Peon, 2026-12-20",
    "",
    "Other Board, Driver, 2026-12-31, 2, UR 2",
  ]);
});
