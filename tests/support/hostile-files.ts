import { strToU8, type Zippable, zipSync } from "fflate";

const DOCUMENT = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** An XLSX file whose first sheet holds these rows of XML, with further parts beside. */
export function workbookOf(sheetData: string, more: Zippable = {}): Uint8Array<ArrayBuffer> {
  const parts = {
    "[Content_Types].xml": `${DOCUMENT}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": `${DOCUMENT}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${DOCUMENT}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${DOCUMENT}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${DOCUMENT}<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync({ ...Object.fromEntries(packed), ...more }, { level: 9 });
}

const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** The rows of a sheet, each a list of texts from column A on. */
export function sheetRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row, index) => {
      const cells = row.map((text, column) => cell(`${String.fromCharCode(65 + column)}${index + 1}`, text));
      return `<row r="${index + 1}">${cells.join("")}</row>`;
    })
    .join("");
}

/** Some 19 KB: a text of 18 MB in which an XML reader looks for the end of a tag at every third character. */
export function slowSheet(): Uint8Array<ArrayBuffer> {
  return workbookOf(`${sheetRows([["title"]])}<row r="2">${cell("A2", "<a ".repeat(6_000_000))}</row>`);
}

/** Some 15 KB: 3,000 rows with a cell in the last column of a spreadsheet, so that a table of them has 49 million places. */
export function hugeSheet(): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: 3_000 }, (_, index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`);
  return workbookOf(rows.join(""));
}

let bomb: Uint8Array<ArrayBuffer> | undefined;

/** Some 65 KB that unpack to a little more than the 64 MB that are read. Packed once: it takes a second. */
export function zipBomb(): Uint8Array<ArrayBuffer> {
  bomb ??= workbookOf(" ".repeat(65 * 1024 * 1024));
  return bomb.slice();
}

/** A zip bomb that says of its part that it is small. */
export function lyingZipBomb(): Uint8Array<ArrayBuffer> {
  const bytes = zipBomb();
  const view = new DataView(bytes.buffer);
  // The size unpacked stands at 22 in the header of a part (PK 3 4), and at 24 in its entry of the list at the end (PK 1 2).
  for (let at = 0; at < bytes.length - 30; at++) {
    const signature = view.getUint32(at, true);
    const sizeAt = signature === 0x04034b50 ? at + 22 : signature === 0x02014b50 ? at + 24 : undefined;
    if (sizeAt !== undefined && view.getUint32(sizeAt, true) > 1024 * 1024) view.setUint32(sizeAt, 1024, true);
  }
  return bytes;
}

/** A table of 2,000 columns, none of which a listing has, but for its title. */
export function wideCsv(megabytes = 7): Uint8Array<ArrayBuffer> {
  const columns = 2_000;
  const header = ["title", ...Array.from({ length: columns - 1 }, (_, index) => `c${index}`)].join(",");
  const row = Array.from({ length: columns }, () => "x").join(",");
  const rows = Array.from({ length: Math.floor((megabytes * 1024 * 1024) / row.length) }, () => row);
  return new TextEncoder().encode([header, ...rows].join("\n"));
}
