import { isGroup, underGroups } from "@/lib/ingestion/parse/closed-groups";
import { namedIn, tellsOfNoOther } from "@/lib/ingestion/parse/named-in-note";
import { remarkedDay } from "@/lib/ingestion/parse/remarked-day";
import { saysNotOpen } from "@/lib/ingestion/parse/said-closed";

/** What a note on a table says of the rows above it: that their last date was moved, or that they are called off. */
type Noted = { remarks?: string; closed?: string; doubted?: string };
/** A row as far as notes are told of it: what it says itself, or the note that it is, and of which table it is. */
type Row = {
  cells: { title?: string; advertisement?: string; deadline?: string };
  remarks?: string;
  note?: string;
  marks?: readonly string[];
  table?: string;
};

const MAX_NOTE = 500;
/** Notes of a file, rows among which a note looks for its own, and rows that are in doubt by one that has none. */
const [MAX_NOTES, WITHIN, DOUBTED_WITHIN] = [100, 500, 50];
const MAX_MARKED = 100;
const MARKS = "[*#†‡§^$@]";
const MARKED_NOTE = new RegExp(`^\\s*(${MARKS}{1,4})`);
const [AT_BEGINNING, AT_END] = [new RegExp(`^${MARKS}+`), new RegExp(`(?<!${MARKS})${MARKS}+$`)];
const NOTE = /^(?:(?:important |please )?note|n\.?\s?b\b\.?|नोट|टिप्पणी|विशेष)[\s:.–—-]+/iu;

/** The note that a row is whose cells say one thing alone: "Note: Last date extended to 31-12-2026", "* Cancelled". Or the heading of the open or closed ones below it. Undefined where it tells of neither. */
export function noteIn(texts: readonly string[]): string | undefined {
  const [text, other] = new Set(texts.filter((one) => one !== "" && !/^https?:/i.test(one)));
  if (text === undefined || other !== undefined || text.length > MAX_NOTE) return;
  if (isGroup(text) && texts.every((one) => one === "" || one === text)) return text;
  if (!(MARKED_NOTE.test(text) || NOTE.test(text))) return;
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
 * The rows of a file with what the notes below them in their table say of them. A note with a mark is of the rows that have it, one that names posts or advertisements of these; one
 * that tells of nothing else, on rows that all have one last date, is of all since the note before it. Whose any other is, nobody says: these are in doubt.
 */
export function withNotes<R extends Row>(rows: readonly R[]): readonly (R & Noted)[] {
  const notes = new TableNotes();
  for (const row of rows) notes.note(row);
  const underGroup = underGroups<R>();
  return rows.map((row, place) => notes.withTold(underGroup(row), place));
}

/** The notes of a file, found while its rows are gone through in their order, of which those are held that a note may be of. */
export class TableNotes {
  private above: Row[] = [];
  private before = 0;
  private count = 0;
  private readonly told = new Map<number, { note: string; isSure: boolean }[]>();

  /** Takes the next row of the file. */
  note({ cells, note, marks, table }: Row): void {
    const { title, advertisement, deadline } = cells;
    this.above.push({ cells: { title, advertisement, deadline }, note, marks, table });
    if (this.above.length > 2 * WITHIN) {
      this.before += this.above.length - WITHIN - 1;
      this.above = this.above.slice(-WITHIN - 1);
    }
    if (note === undefined || isGroup(note) || ++this.count > MAX_NOTES) return;
    const { places, isSure } = rowsOf(note, this.above, this.above.length - 1);
    for (const at of places) {
      const place = this.before + at;
      const others = this.told.get(place);
      if (others) others.push({ note, isSure });
      else this.told.set(place, [{ note, isSure }]);
    }
  }

  /** A row with what the notes say of it. @param place its place in the file, from 0 */
  withTold<R extends Row>(row: R, place: number): R & Noted {
    let noted: R & Noted = row;
    for (const { note, isSure } of this.told.get(place) ?? [])
      noted = isSure ? { ...noted, ...saidOf(noted, note) } : { ...noted, doubted: note };
    return noted;
  }
}

function saidOf({ remarks }: Row, note: string): Noted {
  return isCalledOff(note) ? { closed: note } : { remarks: [remarks, note].filter(Boolean).join("\n") };
}

/** The places of the rows that a note is of, and whether it says so. */
function rowsOf(note: string, rows: readonly Row[], at: number): { places: number[]; isSure: boolean } {
  const { above, since } = placesAbove(rows, at);
  const mark = MARKED_NOTE.exec(note)?.[1];
  const { own, rest } =
    mark === undefined
      ? namedIn(note.replace(NOTE, ""), rows, above)
      : { own: above.filter((place) => rows[place]?.marks?.includes(mark)), rest: "" };
  const isOfNoOther = isCalledOff(note) || tellsOfNoOther(rest);
  if (own.length > 0) return { places: own, isSure: isOfNoOther };
  const isOfOneDay = new Set(since.map((place) => rows[place]?.cells.deadline)).size === 1;
  const isSure = mark === undefined && isOfOneDay && isOfNoOther;
  return { places: isSure ? since : since.slice(0, DOUBTED_WITHIN), isSure };
}

/** The places of the rows with a last date above a note in its table, the nearest first, and of those since the note before it. */
function placesAbove(rows: readonly Row[], at: number): { above: number[]; since: number[] } {
  const above: number[] = [];
  let since: number[] | undefined;
  for (let place = at - 1; place >= Math.max(0, at - WITHIN) && rows[place]?.table === rows[at]?.table; place--) {
    if (rows[place]?.cells.deadline !== undefined && rows[place]?.note === undefined) above.push(place);
    else if (rows[place]?.note !== undefined && above.length > 0) since ??= [...above];
  }
  return { above, since: since ?? above };
}
