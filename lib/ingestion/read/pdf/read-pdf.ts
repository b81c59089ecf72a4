import { fieldOf } from "@/lib/ingestion/parse/columns";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { type Entry, type JsonObject, namedRows, type ReadEntries } from "@/lib/ingestion/read/entries";
import { underHeads } from "@/lib/ingestion/read/markup/heads";
import { headingOf, type PdfHeading, sameNames } from "@/lib/ingestion/read/pdf/heading-lines";
import { linesOfPdf, type Piece } from "@/lib/ingestion/read/pdf/lines";
import { columnsOf, labelledInLine } from "@/lib/ingestion/read/pdf/side-by-side";
import { rowsOfLines } from "@/lib/ingestion/read/pdf/table-rows";
import { type Above, withoutMarks } from "@/lib/ingestion/read/table-parts";

/** Known names that a line must have to head a table. */
const LEAST_NAMES = 2;
const LEAST_LABELS = 3;
/** Words of a line that may be a title: a letterhead has fewer. */
const LEAST_WORDS = 4;

/**
 * The rows of the tables in the text of a PDF, whose columns are told by where their headings stand; without a table the notice that
 * it describes by labels ("Last date: ...").
 * What was recognised on a scan is marked as such: it is never published before somebody has looked at it.
 * @param program what reads scans, where it is not the tesseract of this machine
 * @throws UnreadableFileError where it is a scan that cannot be read here, or has neither
 */
export async function readPdf(bytes: Uint8Array, name: string, bounds: Bounds, program?: string): Promise<ReadEntries> {
  const { lines, isScan } = await linesOfPdf(bytes, name, program);
  const tables = tablesIn(lines);
  const count = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  checkRows(count, name, bounds);
  const entries = tables.flatMap((table) => entriesOf(table, bounds));
  if (isScan) return { entries: recognisedEntries(lines, entries) };
  if (count > 0) return { entries };
  const records = columnsOf(lines)
    .map(noticeIn)
    .filter((record) => record !== null);
  if (records.length === 0) throw new UnreadableFileError(`${name}: the text of the PDF has no table and no labels of a notice`);
  return { entries: records.map((record) => ({ record })) };
}

/** The rows of its tables, else the notice that its labels describe, else its first line of words as a title; each with the whole text. */
function recognisedEntries(lines: readonly Piece[][], rows: readonly Entry[]): Entry[] {
  const texts = lines.map((line) => line.map(({ text }) => text).join(" "));
  const recognised = texts.join("\n");
  const title = texts.find((text) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= LEAST_WORDS) ?? texts[0] ?? "";
  const found = rows.length > 0 ? rows : [{ record: noticeIn(lines) ?? {} }];
  return found.map((entry) => ({ ...entry, record: { ...withTitle(entry.record, title), description: recognised }, recognised }));
}

function withTitle(record: JsonObject, title: string): JsonObject {
  return Object.keys(record).some((name) => fieldOf(name) === "title") ? record : { ...record, title };
}

function noticeIn(lines: readonly Piece[][]): JsonObject | null {
  const record: JsonObject = {};
  for (const line of lines) {
    const [first, ...rest] = line;
    const value = rest.map(({ text }) => text).join(" ");
    const pairs = labelledInLine(line);
    if (first && value !== "" && fieldOf(first.text) !== null) pairs.push([first.text, value.replace(/^[:\s-]+/, "")]);
    for (const [label, text] of pairs) record[label] ??= text;
  }
  const fields = new Set(Object.keys(record).map((label) => fieldOf(label)));
  fields.delete(null);
  return fields.size < LEAST_LABELS ? null : record;
}

type Table = PdfHeading & { rows: string[][] };

function entriesOf({ heads, rows }: Table, { columns }: Bounds): Entry[] {
  const above: Above = { row: [] };
  const told = rows.map((row) => underHeads(heads, withoutMarks(row, above)));
  return namedRows([heads.map(({ name }) => name), ...told], columns);
}

/** A heading that comes again, on the next page or behind a line of prose, goes on with its table. */
function tablesIn(lines: readonly Piece[][]): Table[] {
  const tables: Table[] = [];
  let open: { table: Table; lines: Piece[][] } | undefined;
  const close = () => open?.table.rows.push(...rowsOfLines(open.lines, open.table.places));
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (at < next) continue;
    if (isHeading(line)) {
      close();
      const heading = headingOf(line, lines[at + 1] ?? []);
      next = at + heading.lines;
      const last = tables.at(-1);
      const isAgain = last !== undefined && sameNames(last, heading);
      const table = { ...heading, rows: isAgain ? last.rows : [] };
      open = { table, lines: [] };
      if (!isAgain) tables.push(table);
    } else open?.lines.push(line);
  }
  close();
  return tables.filter(({ rows }) => rows.length > 0);
}

function isHeading(line: readonly Piece[]): boolean {
  const fields = new Set(line.map(({ text }) => fieldOf(text)));
  fields.delete(null);
  return fields.size >= LEAST_NAMES;
}
