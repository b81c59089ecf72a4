import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { addDays, type Day } from "@/lib/dates";

const HEADER = ["post name", "organisation", "last date", "posted on", "state", "vacancies", "url", "description"];
const STATES = ["Bihar", "Kerala", "Goa", "Assam", "Punjab"];
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/** Characters that are packed at a time. */
const PIECE = 1_000_000;

/** Writes a workbook of so many notices, none like another, with its texts shared among the cells as Excel writes them: 31 MB for half a million, 290 unpacked. */
export async function writeLargeWorkbook(file: string, count: number, today: Day): Promise<void> {
  const out = createWriteStream(file);
  const zip = new Zip((_error, data, isLast) => {
    out.write(data);
    if (isLast) out.end();
  });
  const part = (name: string) => {
    const deflate = new ZipDeflate(name, { level: 1 });
    zip.add(deflate);
    return (text: string, isLast = false) => deflate.push(strToU8(text), isLast);
  };
  part("[Content_Types].xml")("<Types/>", true);
  part("xl/workbook.xml")(
    `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    true,
  );
  part("xl/_rels/workbook.xml.rels")(
    `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    true,
  );
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const rowOf = (row: number, cells: readonly string[]) =>
    `<row r="${row}">${cells.map((cell, at) => `<c r="${String.fromCharCode(65 + at)}${row}" t="s"><v>${numberOf(cell)}</v></c>`).join("")}</row>`;
  const sheet = part("xl/worksheets/sheet1.xml");
  let text = `<worksheet ${MAIN}><sheetData>${rowOf(1, HEADER)}`;
  for (let index = 0; index < count; index++) {
    text += rowOf(index + 2, noticeOf(index, today));
    if (text.length < PIECE) continue;
    sheet(text);
    text = "";
    // What is packed goes to the file meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
  sheet(`${text}</sheetData></worksheet>`, true);
  const shared = part("xl/sharedStrings.xml");
  text = `<sst ${MAIN}>`;
  for (const one of numbers.keys()) {
    text += `<si><t>${one}</t></si>`;
    if (text.length < PIECE) continue;
    shared(text);
    text = "";
  }
  shared(`${text}</sst>`, true);
  zip.end();
  await finished(out);
}

function noticeOf(index: number, today: Day): string[] {
  return [
    `Clerk Grade ${index % 700} Recruitment ${index}`,
    index % 3 ? `Example Board ${index % 900}` : "Staff Selection Commission",
    written(addDays(today, 10 + (index % 27))),
    written(addDays(today, -5)),
    STATES[index % STATES.length] ?? "",
    String(index % 40),
    `https://lists.example.org/articles/recruitment-${index}`,
    `First line of notice ${index}, with what it asks for: ${"a few words more ".repeat(index % 8)}`,
  ];
}

/** A day as offices write it: 21-12-2026. */
function written(day: Day): string {
  return day.split("-").reverse().join("-");
}
