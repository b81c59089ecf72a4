import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { openLargeFile } from "@/lib/ingestion/large/large-file";
import { PackedTexts } from "@/lib/ingestion/large/packed-texts";
import { parseDay } from "@/lib/ingestion/parse/days";
import { lastHourOf } from "@/lib/ingestion/parse/last-hour";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import type { Entry } from "@/lib/ingestion/read/entries";
import { readSheetRows } from "@/lib/ingestion/read/read-sheet";
import { dayAndTime } from "@/lib/ingestion/read/workbook";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const PARTS = {
  "[Content_Types].xml": "<Types/>",
  "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="r"><sheets><sheet name="Lists" state="hidden" sheetId="3" r:id="rId8"/><sheet name="Jobs" sheetId="1" r:id="rId7"/><sheet name="Old" sheetId="2" r:id="rId8"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/old.xml"/><Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/jobs.xml"/><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  "xl/worksheets/old.xml": `<worksheet ${MAIN}><sheetData/></worksheet>`,
  "xl/sharedStrings.xml": `<sst ${MAIN}><si><t>title</t></si><si><r><t>लिपिक </t></r><r><t>Clerk &amp; Peon</t></r><rPh sb="0" eb="1"><t>lipik</t></rPh></si><si><t xml:space="preserve">  two_x000D_\nlines </t></si></sst>`,
  "xl/styles.xml": `<styleSheet ${MAIN}><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy;@"/><numFmt numFmtId="165" formatCode="&quot;dm&quot;0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  "xl/worksheets/jobs.xml": `<worksheet ${MAIN}><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>last date</t></is></c><c r="C1" t="str"><v>posts</v></c><c r="E1" t="str"><v>note</v></c></row>
    <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>46356</v></c><c r="C2"><v>12</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="s"><v>2</v></c></row>
    <row r="5"><c r="A5" t="inlineStr"><is><t>Peon</t></is></c><c r="B5" s="2"><v>46357.75</v></c><c r="C5" s="3"><f>2+2</f><v>4.5</v></c><c r="E5" t="e"><v>#N/A</v></c></row>
    <row r="6"><c r="A6" s="1"/></row></sheetData></worksheet>`,
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sheet-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function streamed(bytes: Uint8Array): Promise<Entry[]> {
  const file = path.join(folder, "jobs.xlsx");
  await writeFile(file, bytes);
  const large = await openLargeFile(file, "jobs.xlsx", FILE_BOUNDS);
  const entries: Entry[] = [];
  for await (const batch of large?.entries() ?? []) entries.push(...batch);
  large?.close?.();
  return entries;
}

const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

it("reads a workbook piece by piece as the reader of whole ones does", async () => {
  const bytes = packed(PARTS);
  const whole = await readSheetRows("jobs.xlsx", bytes, FILE_BOUNDS);
  expect(whole.entries[0]?.record).toMatchObject({ title: "लिपिक Clerk & Peon", "last date": "2026-11-30", posts: 12 });
  expect(whole.entries.at(-1)?.record).toMatchObject({ title: "Peon", "last date": "2026-12-01 18:00" });
  expect(await streamed(bytes)).toEqual(whole.entries);
});

it.each([
  ["no sheet", packed({ "[Content_Types].xml": "<Types/>" })],
  ["an end that was cut off", packed(PARTS).slice(0, -30)],
])("says of a workbook with %s that it cannot be read", async (_what, bytes) => {
  await expect(streamed(bytes)).rejects.toThrow("jobs.xlsx: not readable as an XLSX sheet");
});

it("leaves no file open where a workbook cannot be read", async () => {
  const closed = jest.spyOn(PackedTexts.prototype, "close");
  await expect(streamed(packed({ "[Content_Types].xml": "<Types/>" }))).rejects.toThrow("not readable");
  expect(closed).toHaveBeenCalledTimes(1);
});

it("keeps many texts apart, long ones too, and has none of other numbers", () => {
  const texts = new PackedTexts();
  const all = Array.from({ length: 3_000 }, (_, at) => `लिपिक ${at}`.padEnd(at % 500 === 0 ? 1_200_000 : 20, "व"));
  for (const text of all) texts.add(text);
  expect(all.every((text, at) => texts.at(at) === text)).toBe(true);
  expect(all.toReversed().every((text, at) => texts.at(all.length - 1 - at) === text)).toBe(true);
  expect([texts.size, texts.at(3_000), texts.at(-1), texts.at(Number.NaN)]).toEqual([3_000, undefined, undefined, undefined]);
});

describe("dayAndTime", () => {
  it.each([
    ["2026-12-31T17:00:00.000Z", "2026-12-31 17:00"],
    ["2026-12-31T16:59:59.700Z", "2026-12-31 17:00"],
    ["2026-12-31T23:59:59.000Z", "2026-12-31 23:59"],
    ["2026-12-31T00:00:00.000Z", "2026-12-31"],
    ["2026-12-31T00:00:00.300Z", "2026-12-31"],
    ["2026-12-30T23:59:59.900Z", "2026-12-31"],
  ])("writes the date %s of a workbook as %s", (instant, text) => expect(dayAndTime(Date.parse(instant))).toBe(text));

  it("writes what is read as a last day with its hour", () => {
    const cell = dayAndTime(Date.UTC(2026, 11, 31, 17, 30)) ?? "";
    expect(parseDay(cell)).toEqual({ day: "2026-12-31" });
    expect(lastHourOf(cell, "2026-12-31")).toBe("2026-12-31T17:30:00+05:30");
  });

  it("writes nothing for what is no date", () => expect(dayAndTime(Number.NaN)).toBeNull());
});
