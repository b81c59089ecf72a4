import type { Day } from "@/lib/dates";
import { isAfterApplying, isOfApplying, OF_LATER_STEPS, OF_OTHER_TIMES } from "@/lib/ingestion/parse/after-applying";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { FOR_SOME, TELL_OF_DATES } from "@/lib/ingestion/parse/last-day-words";
import { MARK, markDates } from "@/lib/ingestion/parse/marked-dates";

/** A remark on a last date is a sentence or two. */
const MAX_REMARKS = 1_000;
/** Where a statement ends, which is not behind "Advt. No. 5". */
const STATEMENT_END = /[;\n।]|(?<!(?<!\p{L})(?:nos?|sl|sr|s|adv|advt|ref|dt|govt|dept))\.(?=\s+\D|\s*$)/iu;

const LAST_DATE =
  "(?:\\b(?:last|closing|due)\\s+dates?\\b|\\b(?:application|registration)s?\\s+dates?\\b|(?:अंतिम|अन्तिम|आखिरी) (?:तिथि|तारीख|दिनांक))";
const STATED = new RegExp(`${LAST_DATE}[^,;]{0,60}[\\ue000-\\uf8ff]`, "iu");
const PUT_OFF = "(?:\\bexten(?:d\\w*|sion)\\b|बढ[\\p{L}\\p{M}]*|विस्तार[\\p{L}\\p{M}]*)";
const CHANGED = `(?:${PUT_OFF}|\\b(?:revised|changed|curtailed|reduced|preponed|advanced)\\b|\\b(?:corrected|amended)\\b(?! (?:online )?(?:application|form))|\\bread(?=[^,;]{0,40}\\bas\\b))`;
/** That a last date was changed, the one word behind the other: "closing date of online applications is extended", "extension of last date". */
const LAST_DATE_CHANGED = new RegExp(
  `${LAST_DATE}[^,;]{0,80}?${CHANGED}|(?<!\\bno (?:further )?)${CHANGED}[^,;\\ue000-\\uf8ff]{0,30}?${LAST_DATE}`,
  "iu",
);
/** The same where no more is said: "Extended upto 20-12-2026", "Date changed to 20-12-2026". */
const ONLY_CHANGED = new RegExp(`${PUT_OFF}|\\bdates?\\b[^,;]{0,40}${CHANGED}`, "iu");
const ANY_CHANGE = new RegExp(`${CHANGED}|\\b(?:earlier|old|previous(?:ly)?|original(?:ly)?)\\b`, "giu");
/** What else stands between a last date and what is extended, and that nothing is. */
const OF_ANYTHING_ELSE =
  /\bage\b|(?<!\bapply.{0,30})\bpay\b|relax|vacanc|\bnot\b|\bno\b(?!\.?\s?[\d/])|document|certificat|आयु|छूट|पदों|नहीं/iu;
/** That it was for some alone, whereas the old one stays that of all. */
const FOR_SOME_ALONE =
  /\bonly\b|(?<![\p{L}\p{N}.])(?:s\.?c|s\.?t|obc|ews|pw[bd]+)(?![\p{L}])|\bwom[ae]n|\bfemale|\bex-?\s?service|केवल|महिला|अनुसूचित|दिव्यांग/iu;
/** The day on which it was changed: "extended on 05-12-2026", "revised vide corrigendum 05-12-2026". */
const DAY_OF_CHANGE =
  /(?:\b(?:extended|revised|changed|preponed|advanced)\s+on|\b(?:corrigendum|addendum|amendment|notice|notification|vide))[\s:.(-]*[\ue000-\uf8ff]/iu;

/**
 * The last day to apply that remarks say to be another than before; of several the latest, null where they say none. A day beside anything else that is
 * extended (an age limit, a contract, a fee) is none.
 */
export function remarkedDay(remarks: string): Day | null {
  return statementsOf(remarks).flatMap(changedTo).toSorted().at(-1) ?? null;
}

/** The last days to apply that remarks state without saying that they are others than before: "Last date for post 2: 10-12-2026". */
export function statedDays(remarks: string): Day[] {
  return statementsOf(remarks).flatMap((statement) => {
    const { text, days } = markDates(statement);
    if (days.length !== 1 || !STATED.test(text) || text.search(ANY_CHANGE) >= 0 || isOfAnother(text)) return [];
    const read = lastDayOf(statement);
    return "day" in read ? [read.day] : [];
  });
}

function statementsOf(remarks: string): string[] {
  return remarks.slice(0, MAX_REMARKS).normalize("NFKC").split(STATEMENT_END);
}

function changedTo(statement: string): Day[] {
  if (!/\p{Nd}/u.test(statement)) return [];
  const { text, days } = markDates(statement);
  const isOfSome = FOR_SOME_ALONE.test(text) || (days.length === 1 && FOR_SOME.test(text));
  if (days.length === 0 || isOfSome || (days.length === 1 && DAY_OF_CHANGE.test(text))) return [];
  const said = LAST_DATE_CHANGED.exec(text)?.[0];
  const isChange = said === undefined ? ONLY_CHANGED.test(text) && tellsOfDates(text) : !OF_ANYTHING_ELSE.test(said);
  const isOfOther = [text, text.replace(/[\ue000-\uf8ff][^\ue000-\uf8ff]*$/u, "")].some(isOfAnother);
  const read = isChange && !isOfOther ? lastDayOf(statement) : null;
  return read !== null && "day" in read ? [read.day] : [];
}

function tellsOfDates(text: string): boolean {
  const words = text
    .replace(ANY_CHANGE, " ")
    .replace(MARK, " ")
    .match(/\p{L}[\p{L}\p{M}]+/gu);
  return (words ?? []).every((word) => TELL_OF_DATES.has(word));
}

function isOfAnother(text: string): boolean {
  return (isAfterApplying(text) && !isOfApplying(text)) || OF_LATER_STEPS.test(text) || OF_OTHER_TIMES.test(text);
}
