import { type Day, isDay } from "@/lib/dates";
import { HARD_COPY, isAfterApplying, isOfApplying } from "@/lib/ingestion/parse/after-applying";
import { MARK, markDates, markedDay, parseDay, type ReadDay } from "@/lib/ingestion/parse/days";

/** A date of a cell, of a range its last, with the words that belong to it. */
type Dated = { day: string; before: string; after: string; since: string };
/** The last day to apply, and the words beside it, in which its hour may stand. */
export type LastDay = { day: Day; beside: string } | Extract<ReadDay, { problem: string }>;

/** What is called off takes no applications, whatever date stands beside it. */
const CALLED_OFF = /\bcancel|\bwithdrawn\b|\bscrapped\b|रद्द|निरस्त/;
/** A date from which days are counted, or by which something is reckoned: no last date. */
const BEGINS =
  /\b(?:days?|weeks?)\s+(?:from|of|after|since)\b[^,;|]{0,60}$|\b(?:dated|as on|published on|issued on|w\.?e\.?f\.?)[\s:]*$/;
const LATER_STAGES = /interview|\bexam|\btests?\b|admit|result|verification|joining|counsel|साक्षात्कार|परीक्षा/;
/** A later date for some: whoever lives far away. */
const FOR_SOME =
  /far[\s-]?flung|remote|north[\s-]?east|abroad|overseas|\bfor\b[^,;|]{0,20}\b(?:n\.?e\.? |andaman|lakshadweep|ladakh|sikkim|j ?& ?k|jammu|hilly)/;
const LATE_FEE = /\blate fees?\b/g;
/** What stands between the ends of a range, or between two days of one thing. */
const JOINS = /^\s*(?:-|to|till|until|up ?to|and|&|से)\s*$/;
const SEPARATOR = /[,;|/\n()]/;

/**
 * The last day to apply of a cell that may hold more: of "31-12-2026 (hard copy by 10-01-2027)" the first, of "15 Dec / 22 Dec (for NE states)" the one
 * for everybody, else the latest, which ends a range and an extension. A day that is counted from a date, or is called off, is none: nobody
 * may be told that they can still apply where they cannot.
 */
export function lastDayOf(cell: string | undefined): LastDay {
  const read = parseDay(cell);
  const { text, days } = markDates(cell ?? "");
  if ("problem" in read) return read;
  if (CALLED_OFF.test(text)) return { problem: "vague" };
  // A program's instant stands alone, and is of another day than is written.
  if (!days.includes(read.day)) return { ...read, beside: "" };
  const dated = datesOf(text, days).filter(({ since }) => !BEGINS.test(since));
  const own = dated.filter((date) => !isOfAnother(date));
  const last = (own.length > 0 ? own : dated).toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  return last && isDay(last.day) ? { day: last.day, beside: `${last.before} ${last.after}` } : { problem: "vague" };
}

/** Each date with what stands before it, from the last separator and from the date before, and what stands behind it. */
function datesOf(text: string, days: readonly string[]): Dated[] {
  const [first = "", ...rests] = text.split(MARK);
  const marks = text.match(MARK) ?? [];
  const found: Dated[] = [];
  marks.forEach((mark, at) => {
    const since = at === 0 ? first : (rests[at - 1] ?? "");
    const rest = rests[at] ?? "";
    const after = at === marks.length - 1 ? rest : behind(rest);
    const day = markedDay(mark, days);
    const range = JOINS.test(since) ? found.pop() : undefined;
    found.push(
      range ? { ...range, day: day > range.day ? day : range.day, after } : { day, since, before: lastPart(since), after },
    );
  });
  return found;
}

function lastPart(text: string): string {
  return text.split(SEPARATOR).at(-1) ?? "";
}

/** Of the words between two dates those of the first: a bracket, or what a separator ends. */
function behind(between: string): string {
  const bracket = /^\s*\(([^()]*)\)/.exec(between)?.[1];
  const end = between.search(/[,;|/\n(]/);
  return bracket ?? (end === -1 ? "" : between.slice(0, end));
}

function isOfAnother({ before, after }: Dated): boolean {
  const words = `${before} | ${after}`.replace(LATE_FEE, " ");
  if (HARD_COPY.test(words) || FOR_SOME.test(words)) return true;
  return (isAfterApplying(words) || LATER_STAGES.test(before)) && !isOfApplying(words);
}
