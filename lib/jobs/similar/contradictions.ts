import { areOneBody, bodyNamed, type Described, numberOf } from "@/lib/jobs/similar/identity";
import { isPlace, placesOf } from "@/lib/places/places";

/** What makes two notices two, whatever else they share. */
export type Contradiction = "body" | "state" | "number" | "year" | "tier" | "rank";

const PARTS =
  /\b(tier|phase|group|paper|batch|intake|session|cycle|shift|part|grade|stage|schedule|round|scale|course|entry)[\s-]*(\d{1,3}|[ivx]{1,5}|[a-h])(?![\p{L}\p{N}])/giu;
const NTH = /\b(\d{1,3})(?:st|nd|rd|th)\s+(course|batch|entry|round|phase)\b/giu;
/** "CDS (II) 2026", "NDA 2 2026": the number behind an examination that is held more than once a year. */
const HELD = /\b(cds|nda|afcat|ctet|net|set|tet|jee|gate)\s*\(?(\d|i{1,3}|iv)\)?(?=[\s,)/]|$)/giu;
/** A post with its step: "Project Associate II", "Scientist - B". */
const STEP =
  /\b(associate|assistant|scientist|support|nurse|officer|engineer|fellow|technician)[\s–—-]+(\d|[ivx]{1,4}|[a-h])(?![\p{L}\p{N}'’.])/giu;
/** A year by itself: what is within a date, a number or an amount is none, and a financial year counts as its first. */
const YEARS = /(?<![\d/.,-])(20[12]\d)(?!\d|[/.]\d)/g;
const ROMAN: Record<string, string> = {
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
  v: "5",
  vi: "6",
  vii: "7",
  viii: "8",
  ix: "9",
  x: "10",
};
/** Words of which two notices that each say another are of two posts. */
const RANKS = ["junior", "senior", "chief", "deputy"];

/** The first thing in which two notices say that they are two; null where nothing does. */
export function contradictionOf(a: Described, b: Described): Contradiction | null {
  if (!areOneBody(a.recruitingOrganization, b.recruitingOrganization)) return "body";
  const [number, otherNumber] = [numberOf(a), numberOf(b)];
  if (number !== null && otherNumber !== null && number !== otherNumber) return "number";
  const [places, otherPlaces] = [placesNamed(a), placesNamed(b)];
  // What both name, as the seat of the body, tells nothing.
  if (areApart(without(places, otherPlaces), without(otherPlaces, places))) return "state";
  if (areOfOtherYears(a, b)) return "year";
  const [parts, otherParts] = [partsOf(a.title), partsOf(b.title)];
  for (const [kind, values] of parts) if (areApart(values, otherParts.get(kind) ?? NOTHING)) return "tier";
  return areApart(ranksOf(a.title), ranksOf(b.title)) ? "rank" : null;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Both say something, and nothing of it is the same. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && [...one].every((value) => !other.has(value));
}

function without(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one].filter((value) => !other.has(value)));
}

/**
 * The places that the name of an office or the title says, without those of the body's own name, which are of all its offices. The place of a listing
 * is not looked at: sites show one notice on the pages of many states, and guess the state of others.
 */
function placesNamed({ recruitingOrganization, title }: Described): Set<string> {
  const own = new Set(placesOf(bodyNamed(recruitingOrganization)?.name ?? ""));
  const named = [recruitingOrganization, title].flatMap((text) => placesOf(text));
  return new Set(named.filter((key) => key !== "all-india" && !own.has(key) && isPlace(key.replaceAll("-", " "))));
}

/**
 * Whether two notices are of other years. Titles say which; where only one does, or none, the year of the last date stands for it, and one more or less is
 * the same: what is announced in December goes by either.
 */
function areOfOtherYears(a: Described, b: Described): boolean {
  const [one, other] = [yearsIn(a.title), yearsIn(b.title)];
  if (one.length > 0 && other.length > 0) return one.every((year) => !other.includes(year));
  const [years, otherYears] = [yearsOrClosing(a, one), yearsOrClosing(b, other)];
  return (
    years.length > 0 && otherYears.length > 0 && years.every((year) => otherYears.every((second) => Math.abs(year - second) > 1))
  );
}

/** The years that a title names. */
export function yearsIn(title: string): number[] {
  return [...title.matchAll(YEARS)].map(([, year]) => Number(year));
}

function yearsOrClosing({ deadline }: Described, years: readonly number[]): readonly number[] {
  return years.length > 0 || !deadline ? years : [Number(deadline.slice(0, 4))];
}

function partsOf(title: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (kind: string, value: string) => found.set(kind, (found.get(kind) ?? new Set()).add(ROMAN[value] ?? value));
  const text = title.toLowerCase();
  for (const pattern of [PARTS, HELD, STEP]) for (const [, kind = "", value = ""] of text.matchAll(pattern)) add(kind, value);
  for (const [, value = "", kind = ""] of text.matchAll(NTH)) add(kind, value);
  return found;
}

function ranksOf(title: string): Set<string> {
  const words = title
    .toLowerCase()
    .replaceAll(/\bjr\b/g, "junior")
    .replaceAll(/\bsr\b/g, "senior")
    .split(/[^\p{L}]+/u);
  return new Set(RANKS.filter((rank) => words.includes(rank)));
}
