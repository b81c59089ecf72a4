import { type Day, isDay } from "@/lib/dates";
import type { Closing, PostedDate } from "@/lib/jobs/schema";
import { closingSchema } from "@/lib/jobs/search/closing-schema";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

/** A filter of days in the place of words, which find none. */
export type DaysSaid = { closing: Closing } | { postedDate: PostedDate };

const words = (listed: string) => new Set(listed.split(/\s+/).map(fold));

const LAST = words("last lst antim aakhri akhri aakhiri akhiri aakhari लास्ट अंतिम आखिरी");
const DATE = words("date day din tithi tarikh tareekh tarik mauka chance डेट तिथि तारीख दिन मौका");
/** By itself each of these says that something ends. */
const CLOSES = words("closing closes close ending ends end expiring expires deadline deadlines");
const FRESH = words("new newly latest fresh published posted released naya nayi naye taza taaza नया नई नए ताजा");
const TODAY = words("today todays aaj आज");
const TOMORROW = words("tomorrow tomorrows tmrw kal कल");
const WEEK = words("week weeks hafte hafta saptah हफ्ते हफ्ता सप्ताह");
const DAYS = words("day days din dino दिन दिनों");
const SOON = words("soon jald jaldi जल्द जल्दी");
/** The names of the months in their order, again and again. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  `january february march april may june july august september october november december
  jan feb mar apr may jun jul aug sep oct nov dec  jan feb mar apr may jun jul aug sept oct nov dec
  जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
  जनवरी फरवरी मार्च अप्रेल मई जून जुलाई अगस्त सितम्बर अक्तूबर नवम्बर दिसम्बर`
    .split(/\s+/)
    .map((name, at) => [fold(name), (at % 12) + 1]),
);
/** A date in figures: "30/11", "30 / 11", "30-11-2026", "5.12.26"; no days, pay or classes, "3-5 days", "2.5 lakh", "10/12 pass". */
const IN_FIGURES =
  /(?<![\d/.-])(?<!\d ?[/.-] )(\d{1,2}) ?[/.-] ?(0?[1-9]|1[0-2])(?: ?[/.-] ?(?:20)?(\d\d))?(?![\d/.-]| ?[/.-] ?\d| ?(?:days?|din|दिन|lpa|lakh|lac|लाख|th|वीं|pass|पास))/;
/** The day of a month: "30", "30th". */
const DATE_OF_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?$/;

/**
 * The last dates, or days of posting, that a search asks for in words: "last date today", "closing in 3 days", "aaj ki nayi bharti". Lists have a filter
 * for them; their words say nothing of a job. Null where it asks for none.
 * @param today the day from which on a date without a year is looked for
 */
export function daysSaid(text: string, today: Day): DaysSaid | null {
  const said = wordsOf(monthNamed(fold(text).replace(/['’]s\b/g, "s")));
  const has = (wanted: ReadonlySet<string>) => said.some((word) => wanted.has(word));
  if (speaksOfEnd(said)) {
    const closing = daysAhead(said) ?? dayNamed(said, today) ?? WHEN.find(([wanted]) => has(wanted))?.[1];
    return closing === undefined ? null : { closing };
  }
  if (has(TODAY)) return { postedDate: "today" };
  return has(FRESH) && has(WEEK) ? { postedDate: "week" } : null;
}

/** A folded text with the month of a date in figures by its name. */
function monthNamed(folded: string): string {
  return folded.replace(
    IN_FIGURES,
    (_, date, month, year) => `${date} ${[...MONTHS.keys()][month - 1]} ${year ? `20${year}` : ""}`,
  );
}

function speaksOfEnd(said: readonly string[]): boolean {
  return said.some((word, at) => CLOSES.has(word) || (LAST.has(word) && DATE.has(said[at + 1] ?? "")));
}

/** The words of a search that say when something ends: no notice is called so. */
export function lastDateSaid(text: string): string[] {
  const folded = fold(text);
  const said = wordsOf(folded);
  if (!speaksOfEnd(said)) return [];
  const inFigures = wordsOf(IN_FIGURES.exec(folded)?.[0] ?? "");
  const isOfDays = (word = "") => MONTHS.has(word) || [TODAY, TOMORROW, WEEK, DAYS].some((some) => some.has(word));
  return said.filter(
    (word, at) =>
      CLOSES.has(word) ||
      isOfDays(word) ||
      inFigures.includes(word) ||
      (DATE_OF_MONTH.test(word) && (isOfDays(said[at + 1]) || MONTHS.has(said[at - 1] ?? ""))),
  );
}

/** Tomorrow is within two days, today the first of them. */
const WHEN: readonly (readonly [ReadonlySet<string>, Closing])[] = [
  [TODAY, "today"],
  [TOMORROW, "2-days"],
  [WEEK, "week"],
  [SOON, "week"],
];

/** "within 3 days"; a number that lists do not reach ahead is none. */
function daysAhead(said: readonly string[]): Closing | undefined {
  const at = said.findIndex((word, place) => /^\d+$/.test(word) && DAYS.has(said[place + 1] ?? ""));
  return closingSchema.safeParse(`${said[at]}-days`).data;
}

/** "30 november": the next such day, or that of the year that is named; none where it is over. */
function dayNamed(said: readonly string[], today: Day): Closing | undefined {
  const at = said.findIndex((word) => MONTHS.has(word));
  const [, date] = DATE_OF_MONTH.exec(said[at - 1] ?? "") ?? DATE_OF_MONTH.exec(said[at + 1] ?? "") ?? [];
  const named = said.find((word) => /^20\d\d$/.test(word));
  const year = Number(today.slice(0, 4));
  const month = MONTHS.get(said[at] ?? "");
  const days = (named ? [named] : [year, year + 1]).map((one) =>
    [one, month, date].map((part) => String(part).padStart(2, "0")).join("-"),
  );
  return closingSchema.safeParse(days.find((day) => isDay(day) && day >= today)).data;
}
