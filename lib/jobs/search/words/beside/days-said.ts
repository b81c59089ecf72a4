import type { Closing, PostedDate } from "@/lib/jobs/schema";
import { closingSchema } from "@/lib/jobs/search/closing-schema";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

/** A filter of days in the place of words, which find none. */
export type DaysSaid = { closing: Closing } | { postedDate: PostedDate };

const words = (listed: string) => new Set(listed.split(" ").map(fold));

const LAST = words("last lst antim aakhri akhri aakhiri akhiri aakhari लास्ट अंतिम आखिरी");
const DATE = words("date day din tithi tarikh tareekh tarik mauka chance डेट तिथि तारीख दिन मौका");
/** By itself each of these says that something ends. */
const CLOSES = words("closing closes close ending ends end expiring expires deadline deadlines");
const FRESH = words("new newly latest fresh published posted released naya nayi naye taza taaza नया नई नए ताजा");
const TODAY = words("today todays aaj आज");
const TOMORROW = words("tomorrow tomorrows tmrw kal कल");
const WEEK = words("week weeks hafte hafta saptah हफ्ते हफ्ता सप्ताह");
const DAYS = words("day days din dino दिन दिनों");

/**
 * The last dates, or days of posting, that a search asks for in words: "last date today", "closing in 3 days", "aaj ki nayi bharti". Lists have a filter
 * for them; their words say nothing of a job. Null where it asks for none.
 */
export function daysSaid(text: string): DaysSaid | null {
  const said = wordsOf(fold(text).replace(/['’]s\b/g, "s"));
  const has = (wanted: ReadonlySet<string>) => said.some((word) => wanted.has(word));
  if (has(CLOSES) || said.some((word, at) => LAST.has(word) && DATE.has(said[at + 1] ?? ""))) {
    const closing = daysAhead(said) ?? WHEN.find(([wanted]) => has(wanted))?.[1];
    return closing === undefined ? null : { closing };
  }
  if (has(TODAY)) return { postedDate: "today" };
  return has(FRESH) && has(WEEK) ? { postedDate: "week" } : null;
}

/** Tomorrow is within two days, today the first of them. */
const WHEN: readonly (readonly [ReadonlySet<string>, Closing])[] = [
  [TODAY, "today"],
  [TOMORROW, "2-days"],
  [WEEK, "week"],
];

/** "within 3 days"; a number that lists do not reach ahead is none. */
function daysAhead(said: readonly string[]): Closing | undefined {
  const at = said.findIndex((word, place) => /^\d+$/.test(word) && DAYS.has(said[place + 1] ?? ""));
  return closingSchema.safeParse(`${said[at]}-days`).data;
}
