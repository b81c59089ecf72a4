import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8 } from "fflate";
import { openLargeFile } from "@/lib/ingestion/large/large-file";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import type { Entry } from "@/lib/ingestion/read/entries";
import { readSheetRows } from "@/lib/ingestion/read/read-sheet";
import { workbookOf } from "@/tests/support/hostile-files";

const run = (text: string, looks = "") => `<r><rPr>${looks}<sz val="11"/></rPr><t>${text}</t></r>`;
const [STRUCK, RAISED] = ["<strike/>", '<vertAlign val="superscript"/>'];
const TEXTS = [
  ..."title;last date;posts".split(";").map((name) => `<t>${name}</t>`),
  run("15-12-2026", STRUCK) + run(" 31-12-2026", '<strike val="0"/>'),
  `<r><t>12</t></r>${run("1", RAISED)}`,
  `<r><t>5</t></r>${run("th", RAISED)}${run(" clerk")}`,
  "<t>20-12-2026</t>",
  `<r><t>10-12-2026</t></r>${run(" 30-12-2026")}`,
];
const MORE = {
  "xl/sharedStrings.xml": `<sst>${TEXTS.map((text) => `<si>${text}</si>`).join("")}</sst>`,
  "xl/styles.xml": `<styleSheet><fonts><font><sz val="11"/></font><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>`,
};
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = ["sharedStrings", "styles", "worksheet"].map(
  (type) =>
    `<Relationship Id="${type}" Type="${RELATIONS}/${type}" Target="${type === "worksheet" ? "worksheets/sheet1" : type}.xml"/>`,
);
const workbook = `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="One" sheetId="1" r:id="worksheet"/></sheets></workbook>`;
const PARTS = {
  ...Object.fromEntries(Object.entries(MORE).map(([name, xml]) => [name, strToU8(xml)])),
  "xl/workbook.xml": strToU8(workbook),
  "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${relations.join("")}</Relationships>`),
};
const cell = (at: string, text: number, style = 0) => `<c r="${at}" s="${style}" t="s"><v>${text}</v></c>`;
const bookOf = (...rows: string[]) =>
  workbookOf(
    [["A", "B", "C"].map((column, at) => cell(`${column}1`, at)).join(""), ...rows].map((row) => `<row>${row}</row>`).join(""),
    PARTS,
  );
const whole = async (bytes: Uint8Array) =>
  (await readSheetRows("jobs.xlsx", bytes, FILE_BOUNDS)).entries.map(({ record }) => record);

/** The same workbook, read piece by piece. */
async function streamed(bytes: Uint8Array) {
  const folder = await mkdtemp(path.join(tmpdir(), "struck-"));
  try {
    await writeFile(path.join(folder, "jobs.xlsx"), bytes);
    const large = await openLargeFile(path.join(folder, "jobs.xlsx"), "jobs.xlsx", FILE_BOUNDS);
    const entries: Entry[] = [];
    for await (const batch of large?.entries() ?? []) entries.push(...batch);
    large?.close?.();
    return entries.map(({ record }) => record);
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("reads nothing of a workbook that is struck out, and no number of a note", async () => {
  const book = bookOf(
    cell("A2", 5) + cell("B2", 3) + cell("C2", 4),
    `<c r="A3" t="inlineStr"><is>${run("Old", STRUCK)}${run("Peon")}</is></c>${cell("B3", 6, 1)}<c r="C3" s="1"><v>7</v></c>`,
  );
  expect(await whole(book)).toEqual([{ title: "5th clerk", "last date": "31-12-2026", posts: "12" }, { title: "Peon" }]);
  expect(await streamed(book)).toEqual(await whole(book));
});

it("finds what is struck out in a workbook whose elements have a prefix, and behind a text that is empty", async () => {
  const texts = ["title", "last date", null, "Clerk", "31-12-2026"];
  const items = texts.map((text) => (text === null ? "<x:si/>" : `<x:si><x:t>${text}</x:t></x:si>`)).join("");
  const kept = `<x:si><x:r><x:t>10-12-2026</x:t></x:r><x:r><x:rPr><x:sz val="11"/></x:rPr><x:t> 30-12-2026</x:t></x:r></x:si>`;
  const row = (...cells: string[]) => `<x:row>${cells.join("").replaceAll(/<(\/?)/g, "<$1x:")}</x:row>`;
  const rows = [row(cell("A1", 0), cell("B1", 1)), row(cell("A2", 3), cell("B2", 4, 1)), row(cell("A3", 3), cell("B3", 5, 1))];
  const shared = strToU8(`<x:sst>${items}${kept}</x:sst>`);
  const parts = { ...PARTS, "xl/sharedStrings.xml": shared };
  expect(await whole(workbookOf(rows.join(""), parts))).toEqual([
    { title: "Clerk" },
    { title: "Clerk", "last date": "30-12-2026" },
  ]);
});

it("reads the day that was written behind the one for which a cell was struck out", async () => {
  expect(await whole(bookOf(cell("A2", 5) + cell("B2", 7, 1)))).toEqual([{ title: "5th clerk", "last date": "30-12-2026" }]);
});
