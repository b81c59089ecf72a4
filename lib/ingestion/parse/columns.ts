import { LRUCache } from "lru-cache";
import { isAfterApplying, isOfApplying, OF_LATER_STEPS } from "@/lib/ingestion/parse/after-applying";
import { withAgeRange } from "@/lib/ingestion/parse/age-range";
import { toldByPeople } from "@/lib/ingestion/parse/by-people";
import { plainText } from "@/lib/ingestion/parse/clean";
import { ALL_DATES, COLUMN_NAMES, dayOfApplying, type Field, isOfSomePosts, PERIODS } from "@/lib/ingestion/parse/column-names";
import { datesIn, holdsDay } from "@/lib/ingestion/parse/days";
import { type FirstSteps, isOnPaper, noteFirstStep, withFirstStep } from "@/lib/ingestion/parse/first-step";
import { saysLastDay } from "@/lib/ingestion/parse/last-day";
import { TENTATIVE } from "@/lib/ingestion/parse/last-day-words";
import { nameNotice, wordsOfNotice } from "@/lib/ingestion/parse/notice-words";
import { isRemarks, saysNotOpen } from "@/lib/ingestion/parse/said-closed";
import { lastDatesIn } from "@/lib/ingestion/parse/stated-last-dates";
import { marksIn, noteIn } from "@/lib/ingestion/parse/table-notes";
import { saysWalkIn } from "@/lib/jobs/job/values";

/** One row of a file: its number from 1, the text of every field that a column was recognised for, and its cells outside of all columns. */
export type ListingRow = {
  row: number;
  cells: Partial<Record<Field, string>>;
  kinds: readonly string[];
  /** What says beside its last date that it takes no applications: "status: Expired". */
  closed?: string;
  /** What is remarked beside its columns: "Last date extended to 31-12-2026". */
  remarks?: string;
  /** What it says of the rows above it, where it is a note on them, and the marks of such notes beside its cells. */
  note?: string;
  marks?: readonly string[];
  /** Which of several tables it stands in: a note below one is of none of another. */
  table?: string;
  /** The note below it of which nobody says whether it is of this row. */
  doubted?: string;
  /** How many cells had no name of a column above them, or stood beyond the last column that is read. */
  leftOut?: number;
  /** The last dates in texts of the row that no field was read from. Of an introduction and the whole article one alone becomes the description. */
  lastDates?: readonly string[];
  /** The text of the scan that it was recognised on. */
  recognised?: string;
  /** Whether its cells stand in other columns than their own. */
  isTorn?: true;
};

/**
 * What a person said of the columns of a source, by folded header: the field that each is read as, null where it is none; and what
 * every row says that states nothing else, such as the body on a body's own site. It wins over the table of names.
 */
export type ColumnMap = { columns: Readonly<Record<string, Field | null>>; fixed: Readonly<Partial<Record<Field, string>>> };

/** Values that say "nothing" in the files seen so far. */
const NOTHING =
  /^(?:|-|–|—|n\/?a|null|none|undefined|nodata|no data|not mentioned|not available|not specified|as applicable|[-–—]+\s?do\s?[-–—]*|[-–—]*\s?ditto\s?[-–—]*|यथोपरि|तदैव)$/i;

/** Reads the recognised fields of one record; numbers become text, lists and objects are left out. */
export function toListingRow(
  row: number,
  record: Readonly<Record<string, unknown>>,
  state?: string,
  map?: ColumnMap,
): ListingRow {
  const best = new Map<Field, { rank: number; text: string; header?: string }>();
  const kinds: string[] = [];
  const texts: string[] = [];
  const all: string[] = [];
  const remarks: string[] = [];
  const firstSteps: FirstSteps = {};
  let closed: string | undefined;
  const take = ({ field, rank }: Meaning, text: string, header?: string) => {
    if (field === "kind") kinds.push(text);
    if (field === "description") texts.push(text);
    const found = best.get(field);
    if (!found || rank < found.rank) best.set(field, { rank, text, header });
  };
  const isSaid = (header: string) => map?.columns[foldHeader(header)] !== undefined;
  for (const [header, value] of Object.entries(toldByPeople(withAgeRange(record, isSaid), isSaid))) {
    const text = cellText(value);
    all.push(text);
    const name = foldHeader(header);
    if (map?.columns[name] === undefined && saysNotOpen(name, value)) closed ??= `${header}: ${String(value)}`;
    if (map?.columns[name] === undefined && isRemarks(name) && /^(?!https?:)./i.test(text)) remarks.push(plainText(text));
    const named = NOTHING.test(text) ? null : meaningOf(header, map);
    if (!named || (named.isPeriod && !hasBothDays(text, named))) continue;
    if (named.isPeriod) take({ field: "startsOn", rank: PART_OF_NAME }, text);
    // "Extended Last Date: No" leaves the last date as it is.
    const meaning = named.isInPlace && !holdsDay(text) ? { ...named, rank: BEHIND_OTHERS } : named;
    const words = meaning.field === "noticeLink" && meaning.rank >= 0 ? wordsOfNotice(text) : [];
    if (meaning.field === "deadline" && meaning.rank < BEHIND_OTHERS) noteFirstStep(firstSteps, header, text);
    if (words.length === 0) take(meaning, text, header);
    else if (nameNotice(words)) take({ field: "title", rank: BEHIND_OTHERS + meaning.rank }, text, header);
  }
  if (state !== undefined && !best.has("state")) take({ field: "state", rank: 0 }, state);
  const cells: ListingRow["cells"] = { ...map?.fixed };
  for (const [field, { text }] of best) cells[field] = OF_FIGURES.has(field) && /[<&]/.test(text) ? plainText(text) : text;
  const { header = "", rank = -1 } = best.get("deadline") ?? {};
  // A last date that was moved is that of registering too, and what a person said of the columns counts.
  if (rank > 0) cells.deadline = withFirstStep(cells.deadline, header, firstSteps);
  if (cells.deadline !== undefined && TENTATIVE.test(header)) cells.deadline += " (tentative)";
  if (saysWalkIn(header)) cells.selectionProcess ??= "Walk-in Interview";
  // What a person said of the column counts whatever its name.
  else if (rank >= 0 && OF_INTERVIEW.test(header) && !saysWalkInAnywhere(cells)) cells.deadline = undefined;
  const lastDates = texts.filter((text) => text !== cells.description).flatMap((text) => lastDatesIn(plainText(text)));
  const [note, marks] = [noteIn(all), marksIn(all)];
  const ofTable = { ...(note !== undefined && { note }), ...(marks.length > 0 && { marks }) };
  const beside = {
    ...ofTable,
    ...(closed !== undefined && { closed }),
    ...(remarks.length > 0 && { remarks: remarks.join("\n") }),
  };
  return { row, cells, kinds, ...beside, ...(lastDates.length > 0 && { lastDates }) };
}

/** Days and counts, which programs export with their tags too: no date of a link or a comment is one of the cell. */
const OF_FIGURES: ReadonlySet<Field> = new Set(["deadline", "startsOn", "postedOn", "firstSeen", "vacancies"]);

/** A column of days of interviews: where one walks in such a day is the last to apply, else one has applied long before. */
export const OF_INTERVIEW = /interview|साक्षात्कार/i;

export function saysWalkInAnywhere(cells: ListingRow["cells"]): boolean {
  return [cells.title, cells.deadline, cells.listingLink, cells.selectionProcess, cells.description].some(saysWalkIn);
}

/** Whether a cell tells of more days than one, and where it may be of all days of a notice, which is the last to apply. */
function hasBothDays(text: string, { isOfAllDates }: Meaning): boolean {
  return new Set(datesIn(text)).size > 1 && (!isOfAllDates || saysLastDay(text));
}

/** A cell as text that every table and every JSON column of the database takes: no NUL, no half of a pair of surrogates. */
function cellText(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string"
    ? value
        .replaceAll("\0", "")
        .replace(/\p{Cs}/gu, "")
        .trim()
    : "";
}

/** The field that a name of a column, or a label beside a value on a page, stands for; null where the table knows none. Above a first and a last day a period names neither. */
export function fieldOf(header: string): Field | null {
  const meaning = meaningOf(header);
  return meaning === null || meaning.isPeriod ? null : meaning.field;
}

/** A field, and how sure its name is: of two columns of one field the lower rank counts. */
type Meaning = { field: Field; rank: number; isInPlace?: true; isPeriod?: true; isOfAllDates?: true };

const MEANINGS = new Map<string, Meaning>();
for (const [field, names] of Object.entries(COLUMN_NAMES) as [Field, string][]) {
  names.split(";").forEach((name, rank) => {
    const folded = fold(name);
    if (!MEANINGS.has(folded)) MEANINGS.set(folded, { field, rank });
  });
}
/** Behind every whole name that the table knows. */
const PART_OF_NAME = 1_000;
for (const name of PERIODS) MEANINGS.set(fold(name), { field: "deadline", rank: PART_OF_NAME, isPeriod: true });
for (const name of ALL_DATES)
  MEANINGS.set(fold(name), { field: "deadline", rank: PART_OF_NAME, isPeriod: true, isOfAllDates: true });
/** Behind all whose name says more surely what they are: columns of documents that name notices, last dates of those who have applied. */
const BEHIND_OTHERS = 10_000;
const MAX_DAY_NAME = 120;
const DAYS_OF_APPLYING: ReadonlySet<Field> = new Set(["deadline", "startsOn"]);
/** Names around a record that say nothing of it: `job.title` is a title, `publisher.name` none. */
const WRAPPERS = new Set(
  "job jobs post item items data attributes fields node record vacancy notice notification row entry".split(" "),
);
/** Ends of paths that say nothing without the words before them. */
const TOO_COMMON = new Set("name id url link type kind category value text title description date".split(" "));

/** What a column is by what was said of it, else by its name; null where it is ignored. */
export function meaningOf(header: string, map?: ColumnMap): Meaning | null {
  const said = map?.columns[foldHeader(header)];
  if (said !== undefined) return said && { field: said, rank: -1 };
  const known = meanings.get(header);
  if (known) return known.meaning;
  const meaning = inItsPlace(header) ?? meaningOfName(header);
  meanings.set(header, { meaning });
  return meaning;
}

function meaningOfName(header: string): Meaning | null {
  return MEANINGS.get(foldHeader(header)) ?? meaningOfPart(header);
}

/** What a last date is that came in the place of the one that another column still has. */
const IN_ITS_PLACE = /(?<!\p{L})(?:extended|revised|new|विस्तारित|संशोधित|बढ़ी हुई)(?![\p{L}\p{M}])/giu;

/** The last date that counts, whatever other columns say: "Revised Last Date (if any)", "lastDateExtended". Null where the name says no such thing, or it is for those who have applied. */
function inItsPlace(header: string): Meaning | null {
  const words = header.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ");
  const rest = words.replace(IN_ITS_PLACE, " ").replace(/\(\s*\)|\bas\b/gi, " ");
  if (rest.trim() === words.trim() || OF_INTERVIEW.test(header)) return null;
  const meaning = meaningOfName(header) ?? meaningOfName(rest);
  return meaning?.field === "deadline" && meaning.rank < BEHIND_OTHERS ? { field: "deadline", rank: 0, isInPlace: true } : null;
}

/** Of "Last Date (DD/MM/YYYY)", "पद का नाम / Name of Post" or "job.dates.lastDate" the part that the table knows; else a day of applying. */
function meaningOfPart(header: string): Meaning | null {
  // "title.rendered" of WordPress and "lastDate.$date" of a database say of what kind their value is.
  const plain = header.replace(/(?:\.(?:rendered|\$(?:date|number\w+)|_?seconds)){1,3}$/, "");
  const parts = [header.replace(/\([^()]*\)/g, " "), plain, ...header.split(/[/|\n]/).slice(0, 4), ...endsOf(header.split("."))];
  for (const part of parts) {
    const known = MEANINGS.get(foldHeader(part)) ?? dayNamed(part);
    if (known) return ofItsKind(header, { ...known, rank: known.rank + PART_OF_NAME });
  }
  return null;
}

/** What ends together with applying: "Last Date to Apply Online & Payment of Fee". */
const WITH_FEE =
  /\s(?:&|and|एवं|व)\s(?:for |of )?(?:online )?(?:(?:payment|submission|deposit)(?: of)? )?(?:application |exam(?:ination)? )?(?:fees?|शुल्क)(?: payment| submission)?\s*$/iu;

function dayNamed(header: string): Meaning | null {
  const words = header.length > MAX_DAY_NAME ? "" : header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(WITH_FEE, "");
  const field = dayOfApplying(words);
  if (field !== null && isOnPaper(header)) return { field, rank: 2 * PART_OF_NAME };
  // Whoever has not registered cannot submit.
  return field && { field, rank: PART_OF_NAME - (/regist|पंजी/i.test(header) ? 1 : 0) };
}

/**
 * "Last Date (Fee)", "Last Date (Hard copy)": of several last dates one for those who have applied already, and no last date at all of a later step; that of those on
 * paper, beside one of those online. "Vacancy (SC)" is a part of a count.
 */
function ofItsKind(header: string, meaning: Meaning): Meaning | null {
  if (meaning.field === "vacancies" && isOfSomePosts(header)) return null;
  const beside = /\(([^()]*)\)/.exec(header)?.[1] ?? "";
  if (meaning.field === "deadline" && isOnPaper(beside)) return { ...meaning, rank: meaning.rank + PART_OF_NAME };
  if (beside === "" || !DAYS_OF_APPLYING.has(meaning.field) || isOfApplying(beside)) return meaning;
  // Of days of interviews a row says whether one walks in.
  if (OF_LATER_STEPS.test(beside) && !OF_INTERVIEW.test(beside)) return null;
  return isAfterApplying(beside) ? { ...meaning, rank: meaning.rank + BEHIND_OTHERS } : meaning;
}

function endsOf(path: readonly string[]): string[] {
  const from = path.findIndex((name) => !WRAPPERS.has(foldHeader(name)));
  return path
    .map((_, index) => path.slice(index).join(" "))
    .filter((end, index) => index > 0 && (index <= from || !TOO_COMMON.has(foldHeader(end))));
}

// A file names its columns once and uses the names in every row; the bound is for files of objects that name them anew in each.
const folded = new LRUCache<string, string>({ max: 2_000 });
const meanings = new LRUCache<string, { meaning: Meaning | null }>({ max: 2_000 });

/** The name of a column without case, spaces and punctuation. */
export function foldHeader(header: string): string {
  const known = folded.get(header);
  if (known !== undefined) return known;
  const name = fold(header);
  folded.set(header, name);
  return name;
}

function fold(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
