import { strToU8, Zip, ZipDeflate } from "fflate";

type Cell = string | number | null;

const SHEET = "xl/worksheets/sheet1.xml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = "http://schemas.openxmlformats.org";
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`;
const related = (type: string, target: string) =>
  `${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
const contentOf = (part: string, type: string) =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;

/** The parts of a workbook of one sheet beside the sheet. */
const PARTS = {
  "[Content_Types].xml": `${HEAD}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${contentOf("xl/workbook.xml", "sheet.main")}${contentOf(SHEET, "worksheet")}</Types>`,
  "_rels/.rels": related("officeDocument", "xl/workbook.xml"),
  "xl/workbook.xml": `${HEAD}<workbook xmlns="${FORMATS}/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": related("worksheet", "worksheets/sheet1.xml"),
};

/**
 * Rows as an XLSX file, some at a time as they come: written at once, as libraries do it, twenty thousand rows kept the process from answering anybody for
 * seconds. Texts stand in their cells as texts, which are never formulas.
 */
export async function writeWorkbook(steps: AsyncIterable<readonly (readonly Cell[])[]>): Promise<Buffer> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: 4 });
    zip.add(part);
    return part;
  };
  for (const [name, text] of Object.entries(PARTS)) begin(name).push(strToU8(text), true);
  const sheet = begin(SHEET);
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${FORMATS}/spreadsheetml/2006/main"><sheetData>`));
  let number = 0;
  for await (const rows of steps) sheet.push(strToU8(rows.map((cells) => rowOf(++number, cells)).join("")));
  sheet.push(strToU8("</sheetData></worksheet>"), true);
  zip.end();
  return Buffer.concat(written);
}

function rowOf(number: number, cells: readonly Cell[]): string {
  const filled = cells.map((cell, at) => {
    if (cell === null || cell === "") return "";
    const place = `${columnName(at)}${number}`;
    if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${number}">${filled.join("")}</row>`;
}

/** A, B, ... Z, AA: of at most 702 columns. */
function columnName(at: number): string {
  const letter = (index: number) => String.fromCharCode(65 + index);
  return at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at % 26);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** What XML holds in no form, and halves of characters. */
const NO_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu;
/** What a workbook reads as the number of a character: its low line has one of its own (ECMA-376, 22.9.2.19). */
const NUMBER_OF_CHARACTER = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** The most that a cell takes (Excel specifications and limits): a workbook with a longer one is not opened. */
const MAX_CELL_CHARACTERS = 32_767;

function escaped(text: string): string {
  return text
    .slice(0, MAX_CELL_CHARACTERS)
    .replace(NO_XML, "")
    .replace(NUMBER_OF_CHARACTER, "_x005F_")
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
