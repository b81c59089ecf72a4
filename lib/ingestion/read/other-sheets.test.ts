import writeSheet from "write-excel-file/node";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
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
