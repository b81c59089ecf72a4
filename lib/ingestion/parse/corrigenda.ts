import { kindAtBeginning } from "@/lib/announcements/kinds";
import { mayMoveLastDate, statedCorrection } from "@/lib/announcements/stated-correction";
import type { Day } from "@/lib/dates";
import { lineOf } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { datesIn } from "@/lib/ingestion/parse/days";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { markDates } from "@/lib/ingestion/parse/marked-dates";
import { tellsOfNoOther } from "@/lib/ingestion/parse/named-in-note";
import { remarkedDay } from "@/lib/ingestion/parse/remarked-day";
import { hasYear } from "@/lib/jobs/similar/advertisement";
import { areOneBody, numberOf } from "@/lib/jobs/similar/identity";

/** What moves a last date, of which a row tells in its title: most rows are not looked at further. */
const MAY_MOVE = /corrigend|addend|errat|amend|exten[ds]|शुद्धि|संशोधन|विस्तार|वृद्धि/iu;
/** What a corrigendum is called, and the number that it is of. */
const OWN_WORDS = /corrigend\p{L}+|addend\p{L}+|errat\p{L}+|\d+\s*\/\s*20\d\d(?:-\d+)?/giu;
const MAX_TITLE = 300;
/** Corrigenda of a file, and rows of one number that are asked about. */
const [MAX_CORRIGENDA, MAX_DOUBTED] = [200, 50];

/** The new last date that a row tells of, null where its words leave open which, and of which advertisement. */
type Corrigendum = { title: string; day: Day | null; number: string; organisation: string | undefined };

/**
 * The rows of a file with what other rows of it, which are no listings, say of their last date: "Corrigendum to Advt. No. 5/2026: last date extended to
 * 31-12-2026". It is a remark of the row of one body that has this number; where several have it, one for each post, of all where they share one last date and it
 * tells of nothing else. Otherwise a person says of which it is, and to which day one moves it that no rule reads: "extended by 15 days".
 */
export function withCorrigenda(rows: readonly ListingRow[]): readonly ListingRow[] {
  const corrigenda = rows.flatMap((row) => corrigendumIn(row) ?? []).slice(0, MAX_CORRIGENDA);
  if (corrigenda.length === 0) return rows;
  const byNumber = placesByNumber(rows, new Set(corrigenda.map(({ number }) => number)));
  const told = [...rows];
  for (const corrigendum of corrigenda) {
    const numbered = (byNumber.get(corrigendum.number) ?? []).flatMap((place) => {
      const row = told[place];
      return row && isOfBody(row, corrigendum) ? [{ place, row }] : [];
    });
    if (!areOfOneBody(numbered.map(({ row }) => row))) continue;
    const isOfOneDay = new Set(numbered.map(({ row }) => row.cells.deadline)).size === 1;
    const isSure = corrigendum.day !== null && (numbered.length === 1 || (isOfOneDay && tellsOfAll(corrigendum)));
    for (const { place, row } of isSure ? numbered : numbered.filter((one) => !says(one.row, corrigendum)).slice(0, MAX_DOUBTED))
      told[place] = isSure ? { ...row, remarks: remarksOf(row, corrigendum) } : { ...row, doubted: corrigendum.title };
  }
  return told;
}

function corrigendumIn({ cells }: ListingRow): Corrigendum | null {
  if (!MAY_MOVE.test(cells.title ?? "")) return null;
  const title = lineOf(cells.title, MAX_TITLE) ?? "";
  if (kindAtBeginning(title) !== "corrigendum") return null;
  const day = statedCorrection(title, cells.deadline)?.deadline ?? null;
  // A list may number what is announced itself: the number in the title is that of the notice.
  const number = numberOf({ advertisementNumber: null, title }) ?? numberOf({ advertisementNumber: cells.advertisement, title });
  if ((day === null && !mayMoveLastDate(title)) || number === null || !hasYear(number)) return null;
  return { title, day, number, organisation: cells.organisation };
}

/** Where the notices of some numbers stand. */
function placesByNumber(rows: readonly ListingRow[], numbers: ReadonlySet<string>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [place, row] of rows.entries()) {
    const number = numberOfNotice(row);
    if (number === null || !numbers.has(number)) continue;
    const places = found.get(number);
    if (places) places.push(place);
    else found.set(number, [place]);
  }
  return found;
}

/** The number of the notice that a row is; null of a corrigendum. */
function numberOfNotice({ cells, note }: ListingRow): string | null {
  const title = (cells.title ?? "").slice(0, MAX_TITLE);
  if (note !== undefined || cells.deadline === undefined || kindAtBeginning(title) !== null) return null;
  return numberOf({ advertisementNumber: cells.advertisement, title });
}

/** A list of one body may leave it out of some rows. */
function isOfBody({ cells }: ListingRow, { organisation }: Corrigendum): boolean {
  return cells.organisation === undefined || organisation === undefined || areOneBody(cells.organisation, organisation);
}

function areOfOneBody(rows: readonly ListingRow[]): boolean {
  const [first, ...others] = new Set(rows.flatMap(({ cells }) => cells.organisation ?? []));
  return first === undefined || others.every((other) => areOneBody(first, other));
}

function tellsOfAll({ title }: Corrigendum): boolean {
  const words = markDates(title).text.replace(OWN_WORDS, " ");
  return tellsOfNoOther(words.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").toLowerCase());
}

/** Whether a row says already what a corrigendum does. */
function says({ cells }: ListingRow, { title, day }: Corrigendum): boolean {
  const read = lastDayOf(cells.deadline);
  return "day" in read && read.day === (day ?? datesIn(title).toSorted().at(-1));
}

function remarksOf({ remarks }: ListingRow, { title, day }: Corrigendum): string {
  const said = remarkedDay(title) === day ? title : `${title}\nLast date extended to ${day}`;
  return [remarks, said].filter(Boolean).join("\n");
}
