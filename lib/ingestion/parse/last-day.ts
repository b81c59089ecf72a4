import { addDays, type Day, isDay } from "@/lib/dates";
import { HARD_COPY, isAfterApplying, isOfApplying, OF_LATER_STEPS } from "@/lib/ingestion/parse/after-applying";
import { ENDS, parseDay, type ReadDay } from "@/lib/ingestion/parse/days";
import {
  BEGINNING_BEFORE,
  BEGINNING_BEHIND,
  BEGINS,
  BY_POST,
  CALLED_OFF,
  CLOSED_EARLY,
  COPIES_NEXT,
  CORRECTION_BEHIND,
  EXAM_BEHIND,
  FIRST_STEP,
  FOR_COMING,
  FOR_SOME,
  HOUR,
  HOUR_NEXT,
  IN_ITS_PLACE,
  JOINS,
  LATE_FEE,
  LATER_STAGES,
  LETTERED,
  OF_A_CHANGE,
  OF_DATE_BEFORE,
  OF_WALK_IN,
  OFFLINE,
  ONLINE,
  ONLY_LATER,
  SEPARATOR,
  STARTED,
  STARTS,
  STOPPED,
  TELL_OF_DATES,
  TELL_OF_THE_DAY,
  TENTATIVE,
  UP_TO_IT,
  UP_TO_IT_IN_HINDI,
} from "@/lib/ingestion/parse/last-day-words";
import { MARK, markDates, markedDay } from "@/lib/ingestion/parse/marked-dates";

/** A date of a cell, of a range its last, with the words that belong to it. */
type Dated = { day: string; before: string; after: string; since: string; isRange?: true };
/** The last day to apply, and the words beside it, in which its hour may stand. */
export type LastDay = { day: Day; beside: string } | Extract<ReadDay, { problem: string }> | { problem: "several" };

/**
 * The last day to apply of a cell that may hold more: of "31-12-2026 (hard copy by 10-01-2027)" the first, of "15 Dec / 22 Dec (for NE states)" the one
 * for everybody, else the latest, which ends a range and an extension. A day that is counted from a date, or is called off, is none, nor is one on which
 * applications begin or are corrected: nobody may be told that they can still apply where they cannot. Nor is the latest of several that is only for a post or
 * for some people ("Driver: 15-12-2026, Clerk: 31-12-2026").
 */
export function lastDayOf(cell: string | undefined): LastDay {
  const read = parseDay(cell);
  const { text, days } = markDates(cell ?? "");
  if ("problem" in read) return read;
  if (CALLED_OFF.test(text) || (STOPPED.test(text) && new Set(days).size === 1)) return { problem: "vague" };
  if (new Set(days).size > 1 && (BARE.test(text) || IN_BRACKETS.test(text))) return { problem: "several" };
  // A program's instant stands alone, and is of another day than is written.
  if (!days.includes(read.day)) return { ...read, beside: "" };
  const closed = closedEarly(text, days);
  if (closed !== null) return { day: closed, beside: "" };
  const isWalkIn = OF_WALK_IN.test(text);
  const dated = datesOf(text, days).filter((date) => !BEGINS.test(date.since) && (isWalkIn || !isStart(date)));
  const toApply = datesToApply(dated);
  const last = toApply.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  const isOneOfSeveral = last !== undefined && toApply.some(({ day }) => day !== last.day);
  if (
    isOneOfSeveral &&
    (ONE_OF_TWO.test(text) || isOfSome(last) || OF_A_CHANGE.test(last.since) || (text.match(LETTERED)?.length ?? 0) > 1)
  )
    return { problem: "several" };
  // Whether the first of two days is the last to apply online, or one may send copies from then on, nobody says.
  if (last?.isRange && COPIES_NEXT.test(last.after)) return { problem: "several" };
  const day = last ? lastWholeDay(last) : null;
  return last && day !== null ? { day, beside: `${last.before} ${last.after}` } : { problem: "vague" };
}

/**
 * The day until whose end, or the hour beside it, a date lets one apply: of "before 15-12-2026" and of "15-12-2026 at 00:00 hrs" the day before. Null where "before" leaves
 * open whether it is of the day or of an hour that is said further off.
 */
function lastWholeDay({ day, since, after, isRange }: Dated): Day | null {
  if (!isDay(day)) return null;
  const dayBefore = addDays(day, -1);
  if (BEGINNING_BEHIND.test(after) || (!isRange && BEGINNING_BEFORE.test(since))) return dayBefore;
  const isUpToIt = (!isRange && UP_TO_IT.test(since)) || UP_TO_IT_IN_HINDI.test(after);
  if (!isUpToIt || HOUR_NEXT.test(after)) return day;
  return HOUR.test(after) ? null : dayBefore;
}

/** Whether a cell of all days of a notice says which of them is the last to apply: "Last: 20-12-2026", "Apply End: 20-12-2026". */
export function saysLastDay(cell: string): boolean {
  const read = lastDayOf(cell);
  return "day" in read && ENDS.test(read.beside) && !isAfterApplying(read.beside) && !OF_LATER_STEPS.test(read.beside);
}

/** The earlier of two days on which a cell says that applications were closed, and not opened again. */
function closedEarly(text: string, days: readonly string[]): Day | null {
  const [, mark] = CLOSED_EARLY.exec(text) ?? [];
  if (mark === undefined || /re-?open|extend|पुनः/.test(text)) return null;
  const day = markedDay(mark, days);
  return isDay(day) && days.some((other) => other > day) ? day : null;
}

/** Whether a cell says of its last day to apply that it may still become another. */
export function isTentative(cell: string | undefined): boolean {
  const read = lastDayOf(cell);
  return "day" in read && TENTATIVE.test(read.beside);
}

/** The dates until which everybody can apply, else those of some, else those of what may go with applying. */
function datesToApply(dated: readonly Dated[]): readonly Dated[] {
  const applying = dated.filter((date) => !isAfter(date));
  const own = applying.filter((date) => !FOR_SOME.test(wordsOf(date)));
  if (own.length > 0) return withoutSecondStep(own);
  return applying.length > 0
    ? applying
    : dated.filter(
        ({ before, after }) => !ONLY_LATER.test(before) && ![EXAM_BEHIND, CORRECTION_BEHIND].some((later) => later.test(after)),
      );
}

/**
 * Where one registers online first, what is sent by post or submitted later is open to those alone who have; and where one applies online or on paper, each with a
 * day of its own, the day for those online counts, who are most: told the other one, they would come too late.
 */
function withoutSecondStep(dates: readonly Dated[]): readonly Dated[] {
  const isSecond = (date: Dated) => isOffline(date) || [BY_POST, /\bsubmi/].some((step) => step.test(wordsOf(date)));
  const first = dates.filter((date) => FIRST_STEP.test(wordsOf(date)) && !isSecond(date));
  return first.length > 0 ? dates.filter((date) => !isSecond(date)) : dates;
}

/** "20-12-2026/25-12-2026", "20-12-2026 & 25-12-2026": whose each is, nobody says. */
const BARE = /^\s*[\ue000-\uf8ff](?:\s*(?:[/,|&]|and|और|एवं|तथा|व)\s*[\ue000-\uf8ff])+\W*$/u;
/** Nor of "18-12-2026 (25-12-2026)", where the second may be of those who live far away. */
const IN_BRACKETS = /[\ue000-\uf8ff]\s*\(\s*[\ue000-\uf8ff]\s*\)/u;
/** Nor of "20-12-2026 or 25-12-2026". */
const ONE_OF_TWO = /[\ue000-\uf8ff]\s*(?:or|या|अथवा)\s*[\ue000-\uf8ff]/u;

/** Whether the words beside a date tell of anything else than dates: of a post, a part or people whose last date it is. */
function isOfSome({ before, after }: Dated): boolean {
  return (`${before} ${after}`.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).some((word) => !TELL_OF_DATES.has(word));
}

function isOffline(date: Dated): boolean {
  const says = (words: string) => OFFLINE.test(words) && !ONLINE.test(words);
  return says(date.after) || says(wordsOf(date));
}

function isStart({ since, after, isRange }: Dated): boolean {
  return !isRange && (STARTS.test(since) || STARTED.test(after));
}

/** Each date with what stands before it, from the last separator and from the date before, and what stands behind it. */
function datesOf(text: string, days: readonly string[]): Dated[] {
  const [first = "", ...rests] = text.split(MARK);
  const marks = text.match(MARK) ?? [];
  const found: Dated[] = [];
  marks.forEach((mark, at) => {
    const between = at === 0 ? first : (rests[at - 1] ?? "");
    const since = at > 0 && OF_DATE_BEFORE.test(between) ? "" : between;
    const rest = rests[at] ?? "";
    const after = at === marks.length - 1 ? rest : behind(rest);
    const day = markedDay(mark, days);
    const replaced = isInItsPlace(since) ? found.pop() : undefined;
    // What the first day was for the one is for that has come in its place.
    const before = [replaced?.before, replaced?.after, lastPart(since)].filter((words) => words !== undefined).join(" ");
    const range = JOINS.test(since) ? found.pop() : undefined;
    found.push(
      range
        ? { ...range, isRange: true, day: isLater(range.day, day, since) ? day : range.day, after }
        : { day, since, before, after },
    );
  });
  return found;
}

/** Whether words behind a day say that another has come in its place, and of nothing else that it has: "15-12-2026 (fee date revised to 20-12-2026)". */
function isInItsPlace(since: string): boolean {
  const rest = since.replace(IN_ITS_PLACE, " ");
  return rest !== since && (rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).every((word) => TELL_OF_THE_DAY.has(word));
}

/** Whether the second of two days that are joined is the last: of what runs backwards the one to which the other was moved, "from 30-12-2026 to 15-12-2026". */
function isLater(first: string, second: string, between: string): boolean {
  return second > first || !/&|and/.test(between);
}

function lastPart(text: string): string {
  return text.split(SEPARATOR).at(-1) ?? "";
}

/** Of the words between two dates those of the first: a bracket, or what a separator ends. */
function behind(between: string): string {
  if (OF_DATE_BEFORE.test(between)) return between.replace(/\s(?:and|&)\s*$/, "");
  const bracket = /^\s*\(([^()]*)\)/.exec(between)?.[1];
  const end = between.search(/[,;|/\n(]/);
  return bracket ?? (end === -1 ? "" : between.slice(0, end));
}

function wordsOf({ before, after }: Dated): string {
  return `${before} | ${after}`.replace(LATE_FEE, " ");
}

function isAfter(date: Dated): boolean {
  const words = wordsOf(date);
  if (HARD_COPY.test(words) || EXAM_BEHIND.test(date.after) || FOR_COMING.test(date.after)) return true;
  return (isAfterApplying(words) || LATER_STAGES.test(date.before)) && !isOfApplying(words);
}

/** Names of columns of the last day to register. */
export const OF_REGISTRATION = /regist|पंजीकरण|पंजीयन/iu;

/** What a row says of its last date, or of the last day to register where that is over before it: whoever has not registered by then cannot complete an application. */
export function withRegistration(lastDate: string | undefined, registration: string | undefined): string | undefined {
  if (registration === undefined || registration === lastDate) return lastDate;
  const [registering, applying] = [lastDayOf(registration), lastDayOf(lastDate)];
  return "day" in registering && "day" in applying && registering.day < applying.day ? registration : lastDate;
}
