import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { cpuTimeOf } from "@/tests/support/cpu-time";
import { hugeSheet, lyingZipBomb, sheetRows, wideCsv, workbookOf, zipBomb } from "@/tests/support/hostile-files";

const NOW = new Date("2026-11-22T08:00:00Z");
const read = (bytes: Uint8Array, name = "rows") => readDocument({ bytes, name }, { bounds: UPLOAD_BOUNDS, seenAt: NOW });
const csv = (text: string) => read(new TextEncoder().encode(text));
const LONGEST = "x".repeat(32_767);
const partOf = (path: string, xml: string) => ({ [path]: new TextEncoder().encode(xml) });

it("reads the first sheet of a workbook under the names in its first row", async () => {
  const { rows, columns } = await read(
    workbookOf(
      sheetRows([
        ["Title", "Colour"],
        ["Clerk", "red"],
      ]),
    ),
  );
  expect(rows).toEqual([{ row: 1, cells: { title: "Clerk" }, kinds: [] }]);
  expect(columns).toEqual([
    { header: "Title", name: "title", field: "title", sample: "Clerk" },
    { header: "Colour", name: "colour", field: null, sample: "red" },
  ]);
});

it.each([
  ["cells in far columns span more than a table of two million places", hugeSheet, "more cells than are read"],
  [
    "a row has a number that no spreadsheet has",
    () => workbookOf('<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>'),
    "more cells",
  ],
  [
    "a row has the number after the last that a spreadsheet has",
    () => workbookOf('<row r="1048577"><c r="A1048577"><v>1</v></c></row>'),
    "more cells",
  ],
  ["its parts unpack to more than 64 MB", zipBomb, "larger than 64 MB when it is unpacked"],
  ["a part is larger than it says", lyingZipBomb, "not readable as an XLSX sheet"],
  [
    "it has hundreds of parts",
    () => workbookOf("", Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`${i}.png`, new Uint8Array(1)]))),
    "more than 200 parts",
  ],
  [
    "the elements of a part stand within each other without an end",
    () => workbookOf(`${sheetRows([["title"], ["Clerk"]])}${"<x>".repeat(1_000_000)}${"</x>".repeat(1_000_000)}`),
    "more elements within each other than are read",
  ],
  [
    "a comment with a quote stands before such elements",
    () => workbookOf(`<!--'-->${"<x>".repeat(1_000_000)}${"</x>".repeat(1_000_000)}`),
    "more elements within each other than are read",
  ],
  [
    "a quote that nothing closes stands before such elements",
    () => workbookOf(`<x '>${"<x>".repeat(1_000_000)}${"</x>".repeat(1_000_001)}`),
    "more elements within each other than are read",
  ],
  [
    "it has a million styles",
    () => workbookOf("", partOf("xl/styles.xml", `<styleSheet><cellXfs>${"<xf/>".repeat(1_000_000)}</cellXfs></styleSheet>`)),
    "more styles than are read",
  ],
  [
    "it has twenty thousand sheets",
    () => workbookOf("", partOf("xl/workbook.xml", `<workbook><sheets>${"<sheet/>".repeat(20_000)}</sheets></workbook>`)),
    "more sheets than are read",
  ],
  [
    "it has more shared texts than a million",
    () => workbookOf("", { "xl/sharedStrings.xml": new TextEncoder().encode("<si/>".repeat(1_000_001)) }),
    "more texts than are read",
  ],
])("refuses a workbook before a row is built where %s", async (_why, make, message) => {
  const file = make();
  expect(await cpuTimeOf(() => expect(read(file)).rejects.toThrow(message))).toBeLessThan(10_000);
});

it.each([
  ["commas", `title,x\n${",".repeat(9_000_000)}`, "more columns"],
  ["names of columns", ",".repeat(9_000_000), "more columns"],
  ["ends of lines", `title,x\r${"\r".repeat(9_000_000)}`, "more lines"],
])("refuses a table of nine million %s before it is parsed", async (_what, text, what) => {
  const message = `the table has ${what} than are read`;
  expect(await cpuTimeOf(() => expect(csv(text)).rejects.toThrow(message))).toBeLessThan(3_000);
});

it("takes a workbook with hundreds of values that hold the sign which ends tags", async () => {
  const styles = new TextEncoder().encode(`<styleSheet>${'<numFmt formatCode="[>9]0"/>'.repeat(1000)}</styleSheet>`);
  expect((await read(workbookOf(sheetRows([["title"], ["Clerk"]]), { "xl/styles.xml": styles }))).rows).toHaveLength(1);
});

it("takes a workbook whose far cells only have looks", async () => {
  const far = '<row r="900000"><c r="XFD900000" s="1"/></row>';
  const { rows } = await read(workbookOf(sheetRows([["title"], ["Clerk"]]) + far));
  expect(rows).toHaveLength(1);
});

it("names row and column of a cell that is longer than a spreadsheet's", async () => {
  expect((await csv(`title,intro\nClerk,${LONGEST}`)).rows).toHaveLength(1);
  const message = 'rows: row 2, column "intro": the cell has more than 32,767 characters';
  await expect(csv(`title,intro\nClerk,short\nPeon,${LONGEST}x`)).rejects.toThrow(message);
  await expect(csv(JSON.stringify([{ title: "Clerk" }, { title: "Peon", intro: `${LONGEST}x` }]))).rejects.toThrow(message);
  await expect(
    read(
      workbookOf(
        sheetRows([
          ["title", "intro"],
          ["Clerk", ""],
          ["Peon", `${LONGEST}x`],
        ]),
      ),
    ),
  ).rejects.toThrow(message);
});

it("refuses more rows than fifty thousand", async () => {
  const rows = (count: number) => `title,x\n${"Clerk,1\n".repeat(count)}`;
  expect((await csv(rows(50_000))).rows).toHaveLength(50_000);
  await expect(csv(rows(50_001))).rejects.toThrow("rows: more than 50,000 rows");
});

it("reads two hundred columns and counts the cells of the others", async () => {
  const { rows, columns } = await read(wideCsv(1));
  expect(columns).toHaveLength(200);
  expect(rows[0]).toEqual({ row: 1, cells: { title: "x" }, kinds: [], leftOut: 1_800 });
  const wide = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [index === 0 ? "title" : `c${index}`, "x"]));
  expect((await csv(JSON.stringify([wide]))).rows).toEqual([{ row: 1, cells: { title: "x" }, kinds: [], leftOut: 100 }]);
});
