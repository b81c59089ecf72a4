import { markDates } from "@/lib/ingestion/parse/marked-dates";
import { remarkedDay } from "@/lib/ingestion/parse/remarked-day";
import { saysNotOpen } from "@/lib/ingestion/parse/said-closed";

/** What a note on a table says of the rows above it: that their last date was moved, or that they are called off. */
type Noted = { remarks?: string; closed?: string; doubted?: string };
/** A row as far as notes are told of it: what it says itself, or the note that it is. */
type Row = {
  cells: { title?: string; advertisement?: string; deadline?: string };
  remarks?: string;
  note?: string;
  marks?: readonly string[];
};

const MAX_NOTE = 500;
/** Notes of a file, rows that one note is looked for in by its mark, and rows that are in doubt by one that has none. */
const [MAX_NOTES, MARKED_WITHIN, DOUBTED_WITHIN] = [100, 500, 50];
const MAX_MARKED = 100;
const MARKS = "[*#†‡§^$@]";
const MARKED_NOTE = new RegExp(`^\\s*(${MARKS}{1,4})`);
const [AT_BEGINNING, AT_END] = [new RegExp(`^${MARKS}+`), new RegExp(`(?<!${MARKS})${MARKS}+$`)];
const NOTE = /^(?:(?:important |please )?note|n\.?\s?b\b\.?|नोट|टिप्पणी|विशेष)[\s:.–—-]+/iu;

/** That a note is of one notice or post by its number. */
const NUMBERED = /\d\s?\/\s?(?:20)?\d\d|\b(?:advt|advertisement|cen|post code|serial|sl|sr|s\.?\s?no)\b/iu;

/** The note that a row is whose cells say one thing alone: "Note: Last date extended to 31-12-2026", "* Cancelled". Undefined where it tells of no last date. */
export function noteIn(texts: readonly string[]): string | undefined {
  const [text, other] = new Set(texts.filter((one) => one !== "" && !/^https?:/i.test(one)));
  if (text === undefined || other !== undefined || text.length > MAX_NOTE || !(MARKED_NOTE.test(text) || NOTE.test(text))) return;
  return isCalledOff(text) || remarkedDay(text) !== null ? text : undefined;
}

/** The marks of notes at the beginning or the end of the cells of a row: of "Clerk*" and "18-12-2026*#" these are "*" and "#". */
export function marksIn(texts: readonly string[]): string[] {
  const short = texts.filter((text) => text.length <= MAX_MARKED);
  const found = short.flatMap((text) => [AT_BEGINNING.exec(text)?.[0] ?? "", AT_END.exec(text)?.[0] ?? ""]);
  return [...new Set(found.flatMap((marks) => marks.match(/(.)\1*/gu) ?? []))];
}

function isCalledOff(text: string): boolean {
  return saysNotOpen("remarks", text.replace(MARKED_NOTE, "").trim().replace(NOTE, ""));
}

/**
 * The rows of a file with what the notes below them say of them. A note with a mark is of the rows that have it, one that names posts or advertisements of these; one on rows
 * that all have one last date is of all. Whose any other is, nobody says: the rows above it are in doubt.
 */
export function withNotes<R extends Row>(rows: readonly R[]): readonly (R & Noted)[] {
  const notes = rows.flatMap(({ note }, at) => (note === undefined ? [] : [{ note, at }])).slice(0, MAX_NOTES);
  if (notes.length === 0) return rows;
  const noted: (R & Noted)[] = [...rows];
  for (const { note, at } of notes) {
    const { places, isSure } = rowsOf(note, noted, at);
    for (const place of places) {
      const row = noted[place];
      if (row) noted[place] = isSure ? { ...row, ...saidOf(row, note) } : { ...row, doubted: note };
    }
  }
  return noted;
}

function saidOf({ remarks }: Row, note: string): Noted {
  return isCalledOff(note) ? { closed: note } : { remarks: [remarks, note].filter(Boolean).join("\n") };
}

/** The places of the rows that a note is of, and whether it says so. */
function rowsOf(note: string, rows: readonly Row[], at: number): { places: number[]; isSure: boolean } {
  const above = rows.flatMap((row, place) =>
    place < at && place >= at - MARKED_WITHIN && row.note === undefined && row.cells.deadline !== undefined ? [place] : [],
  );
  const mark = MARKED_NOTE.exec(note)?.[1];
  const own = above.filter((place) => {
    const row = rows[place];
    return row && (mark === undefined ? isNamed(row, note) : row.marks?.includes(mark));
  });
  if (own.length > 0) return { places: own, isSure: true };
  const near = above.slice(-DOUBTED_WITHIN);
  const isOfOneDay = above.length === near.length && new Set(near.map((place) => rows[place]?.cells.deadline)).size === 1;
  return { places: near, isSure: mark === undefined && isOfOneDay && !NUMBERED.test(markDates(note).text) };
}

/** Whether a note names a row by its number or its post. */
function isNamed({ cells: { advertisement = "", title = "" } }: Row, note: string): boolean {
  const words = ` ${note.toLowerCase().replace(/[^\p{L}\p{M}\p{N}/]+/gu, " ")} `;
  return [advertisement, title].some((name) => {
    const own = name
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}/]+/gu, " ")
      .trim();
    return own.length > 2 && words.includes(` ${own} `);
  });
}
