import { LRUCache } from "lru-cache";
import { TELL_OF_DATES } from "@/lib/ingestion/parse/last-day-words";
import { foldDigits, markDates } from "@/lib/ingestion/parse/marked-dates";

/** By what a note names a row. */
type Named = { cells: { title?: string; advertisement?: string } };

const MAX_NAME = 500;
/** Words of a note that say of no row apart that its last date was moved, beside those that tell of dates. */
const OF_ALL = new Set(
  `all above these said mentioned posts post vacancies vacancy recruitment advertisement advertisements advt adv notification notice number no nos hereby kindly please note that
  has have had due technical administrative reason reasons issue issues सभी समस्त उपरोक्त उक्त पदों पद भर्ती विज्ञापन संख्या कि सूचित जाता जाती`
    .normalize("NFKC")
    .split(/\s+/),
);
/** That a note is of one notice or post by its number. */
const NUMBERED =
  /\d\s?\/\s?(?:20)?\d\d|(?:\b(?:posts?|nos?|number|advt|adv|advertisement|notification|notice)|संख्या|पद)\s+(?!20\d\d\b)\d|\bposts?\s+[a-z]\b|\d\s+(?:posts?|vacanc|पद)/iu;

/** The places of the rows that a note names by their numbers and posts, of the one and the other where it has both, and what it says beside these names. */
export function namedIn(note: string, rows: readonly Named[], above: readonly number[]): { own: number[]; rest: string } {
  const whole = wordsOf(markDates(note).text);
  const nameOf = (place: number, field: "advertisement" | "title") => nameIn(rows[place]?.cells[field] ?? "");
  const all = new Set(above.flatMap((place) => [nameOf(place, "advertisement"), nameOf(place, "title")]));
  let rest = whole;
  // "Junior Clerk" names no "Clerk".
  const said = [...all]
    .toSorted((a, b) => b.length - a.length)
    .filter((name) => {
      const isSaid = name.trim().length > 2 && rest.includes(name);
      if (isSaid) rest = rest.replaceAll(name, "  ");
      return isSaid;
    });
  const [numbered, titled] = (["advertisement", "title"] as const).map((field) =>
    above.filter((place) => said.includes(nameOf(place, field))),
  );
  if (!numbered?.length || !titled?.length) return { own: [...(numbered ?? []), ...(titled ?? [])], rest };
  const both = numbered.filter((place) => titled.includes(place));
  return both.length > 0 ? { own: both, rest } : { own: [...numbered, ...titled], rest: whole };
}

// Each of the notes of a table looks for the names of the same rows.
const names = new LRUCache<string, string>({ max: 2_000 });

function nameIn(text: string): string {
  const known = names.get(text) ?? wordsOf(text);
  if (text.length <= MAX_NAME) names.set(text, known);
  return known;
}

/** The words of a text between blanks; none of one that is longer than a note is. */
function wordsOf(text: string): string {
  return text.length > MAX_NAME
    ? ""
    : ` ${foldDigits(text)
        .replace(/[^\p{L}\p{M}\p{N}/]+/gu, " ")
        .trim()} `;
}

/** Whether words say of nothing but dates and all rows. */
export function tellsOfNoOther(words: string): boolean {
  const all = words.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  return all.every((word) => TELL_OF_DATES.has(word) || OF_ALL.has(word)) && !NUMBERED.test(words);
}
