import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { type Corrigendum, corrigendumIn, numberOfNotice } from "@/lib/ingestion/parse/corrigendum-in";
import { datesIn } from "@/lib/ingestion/parse/days";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { markDates } from "@/lib/ingestion/parse/marked-dates";
import { tellsOfNoOther } from "@/lib/ingestion/parse/named-in-note";
import { remarkedDay } from "@/lib/ingestion/parse/remarked-day";
import { areOneBody } from "@/lib/jobs/similar/identity";

/** What a corrigendum is called, and the number that it is of. */
const OWN_WORDS = /corrigend\p{L}+|addend\p{L}+|errat\p{L}+|\d+\s*\/\s*20\d\d(?:-\d+)?/giu;
/** Corrigenda of a file, rows of one number among which one looks for its own, and rows of one that are asked about. */
const [MAX_CORRIGENDA, MAX_OF_NUMBER, MAX_DOUBTED] = [200, 500, 50];

/** A notice of a number that a corrigendum names: its place among the rows of its file, and what it says of its last date. */
type Numbered = { place: number } & Pick<ListingRow["cells"], "organisation" | "deadline"> & Told;
type Told = Pick<ListingRow, "remarks" | "doubted">;

/**
 * The rows of a file with what other rows of it, which are no listings, say of their last date: "Corrigendum to Advt. No. 5/2026: last date extended to
 * 31-12-2026". It is a remark of the row of one body that has this number; where several have it, one for each post, of all where they share one last date and it
 * tells of nothing else. Otherwise a person says of which it is, and to which day one moves it that no rule reads: "extended by 15 days".
 */
export function withCorrigenda(rows: readonly ListingRow[]): readonly ListingRow[] {
  const corrigenda = new Corrigenda();
  for (const row of rows) corrigenda.note(row);
  if (corrigenda.areNone) return rows;
  for (const [place, row] of rows.entries()) corrigenda.noteNamed(row, place);
  const told = corrigenda.told();
  return rows.map((row, place) => ({ ...row, ...told.get(place) }));
}

/** The corrigenda among the rows of a file, which are gone through twice: for these, and for the rows that they name. */
export class Corrigenda {
  private readonly all: Corrigendum[] = [];
  private readonly named = new Map<string, Numbered[]>();
  private readonly bodies = new Map<string, boolean>();

  get areNone(): boolean {
    return this.all.length === 0;
  }

  /** Takes a row for a corrigendum where it is one. */
  note(row: ListingRow): void {
    const corrigendum = this.all.length < MAX_CORRIGENDA ? corrigendumIn(row) : null;
    if (corrigendum === null) return;
    this.all.push(corrigendum);
    this.named.set(corrigendum.number, []);
  }

  /** Takes a row for one that a corrigendum names where its number is known by now. @param place its place in the file, from 0 */
  noteNamed(row: ListingRow, place: number): void {
    const number = numberOfNotice(row);
    const others = number === null ? undefined : this.named.get(number);
    if (others === undefined || others.length > MAX_OF_NUMBER) return;
    const { organisation, deadline } = row.cells;
    others.push({ place, organisation, deadline, remarks: row.remarks });
  }

  /** What is told of the named rows, by their places. */
  told(): Map<number, Told> {
    const told = new Map<number, Told>();
    for (const corrigendum of this.all) {
      const numbered = this.named.get(corrigendum.number) ?? [];
      const own = numbered.filter((row) => this.isOfBody(row, corrigendum));
      if (!this.areOfOneBody(own)) continue;
      const isSure = numbered.length <= MAX_OF_NUMBER && saysSurely(corrigendum, own);
      for (const row of isSure ? own : own.filter((one) => !says(one, corrigendum)).slice(0, MAX_DOUBTED)) {
        if (isSure) row.remarks = remarksOf(row, corrigendum);
        else row.doubted = corrigendum.title;
        told.set(row.place, { ...(row.remarks && { remarks: row.remarks }), ...(row.doubted && { doubted: row.doubted }) });
      }
    }
    return told;
  }

  /** A list of one body may leave it out of some rows. */
  private isOfBody(row: Numbered, { organisation }: Corrigendum): boolean {
    return row.organisation === undefined || organisation === undefined || this.areOneBody(row.organisation, organisation);
  }

  private areOfOneBody(rows: readonly Numbered[]): boolean {
    const [first, ...others] = new Set(rows.flatMap(({ organisation }) => organisation ?? []));
    return first === undefined || others.every((other) => this.areOneBody(first, other));
  }

  /** Of each two names once: a list has few of them, and many rows. */
  private areOneBody(one: string, other: string): boolean {
    const names = `${one}\n${other}`;
    const known = this.bodies.get(names) ?? areOneBody(one, other);
    this.bodies.set(names, known);
    return known;
  }
}

/** Whether a corrigendum says the new last date of all rows of its number. */
function saysSurely(corrigendum: Corrigendum, rows: readonly Numbered[]): boolean {
  if (corrigendum.day === null) return false;
  return rows.length === 1 || (new Set(rows.map(({ deadline }) => deadline)).size === 1 && tellsOfAll(corrigendum));
}

function tellsOfAll({ title }: Corrigendum): boolean {
  const words = markDates(title).text.replace(OWN_WORDS, " ");
  return tellsOfNoOther(words.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").toLowerCase());
}

/** Whether a row says already what a corrigendum does. */
function says({ deadline }: Numbered, { title, day }: Corrigendum): boolean {
  const read = lastDayOf(deadline);
  return "day" in read && read.day === (day ?? datesIn(title).toSorted().at(-1));
}

function remarksOf({ remarks }: Numbered, { title, day }: Corrigendum): string {
  const said = remarkedDay(title) === day ? title : `${title}\nLast date extended to ${day}`;
  return [...new Set([...(remarks?.split("\n") ?? []), ...said.split("\n")])].join("\n");
}
