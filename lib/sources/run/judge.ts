import { type Day, daysBetween } from "@/lib/dates";
import type { Field } from "@/lib/ingestion/parse/column-names";
import type { Decision } from "@/lib/jobs/import/decide";
import type { SourceDefinition } from "@/lib/sources/definition";
import type { PageItem } from "@/lib/sources/read/read-page";

/** A run whose source does not look as it should: nothing of it is published, and nothing withdrawn. */
export class ImplausibleRun extends Error {
  override readonly name = "ImplausibleRun";
}

type Seen = {
  items: readonly Pick<PageItem, "stated">[];
  /** Items on pages that have not changed since the last run. */
  unchanged: number;
  /** Items that no title or field can be read of: of most, where the page was rebuilt and its selectors meet other columns. */
  unreadable: number;
};

/**
 * What a run breaks of what is expected of its source. A page that asks whether one is a robot, half a body and an empty list all arrive with status
 * 200: counts and filled fields tell them from a day on which little was announced.
 */
export function brokenExpectations(
  { items, unchanged, unreadable }: Seen,
  { expects }: Pick<SourceDefinition, "expects">,
): string[] {
  const broken: string[] = [];
  const count = items.length + unchanged;
  if (count < expects.items.least) broken.push(`${count} items, at least ${expects.items.least} are expected`);
  if (count > expects.items.most) broken.push(`${count} items, at most ${expects.items.most} are expected`);
  if (unreadable * 2 > items.length) broken.push(`${unreadable} of ${items.length} items cannot be read`);
  for (const [field, least] of Object.entries(expects.filled)) {
    const filled = items.filter(({ stated }) => stated.has(field as Field)).length;
    if (items.length > 0 && filled < least * items.length) {
      broken.push(`${filled} of ${items.length} items have a ${field}, at least ${Math.round(least * 100)} % are expected to`);
    }
  }
  return broken;
}

/** So many last dates are moved at once by no office, and no extension is longer. */
const LEAST_MOVED = 3;
const LONGEST_EXTENSION_DAYS = 60;

/**
 * What is wrong with the last dates of notices that are known and keep their titles, null where nothing is. An office puts last dates off, by weeks; where
 * most of a list move back, by months, or to the day whose month and day are exchanged, another column or another order of dates is read.
 */
export function movedDates(decisions: readonly Decision[]): string | null {
  const known = decisions.filter(
    (decision) => decision.outcome === "unchanged" || (decision.outcome === "update" && !decision.changes.title),
  );
  const moved = known.filter((decision) => {
    const change = decision.outcome === "update" ? decision.changes.deadline : undefined;
    return change && isNoExtension(change.before, change.after);
  });
  if (!isMost(moved.length, known.length)) return null;
  return `the last dates of ${moved.length} of ${known.length} known notices moved at once as no extension moves them`;
}

function isNoExtension(before: Day, after: Day): boolean {
  const [year, month, day] = before.split("-");
  const days = daysBetween(before, after);
  return days < 0 || days > LONGEST_EXTENSION_DAYS || after === `${year}-${day}-${month}`;
}

/** What every list has in its titles, whatever its notices are. */
const OF_EVERY_TITLE =
  /^(?:recruitment|notification|notice|advertisement|advt|posts?|vacanc(?:y|ies)|the|and|for|of|भर्ती|विज्ञापन|पद)$/u;

/**
 * What is wrong with the titles of notices that are known, null where nothing is. An office adds words to a title ("Extended"); where most of a list get wholly other
 * ones and keep their last dates, another column is read as the title.
 */
export function changedTitles(decisions: readonly Decision[]): string | null {
  const known = decisions.filter(({ outcome }) => outcome === "unchanged" || outcome === "update");
  const changed = known.filter((decision) => {
    const { title, deadline } = decision.outcome === "update" ? decision.changes : {};
    return title && !deadline && !sharesWord(title.before, title.after);
  });
  return isMost(changed.length, known.length) ? oddTitles(changed.length, known.length) : null;
}

function sharesWord(before: string, after: string): boolean {
  const known = new Set(wordsOf(before));
  return wordsOf(after).some((word) => known.has(word));
}

function wordsOf(title: string): string[] {
  return (title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !OF_EVERY_TITLE.test(word));
}

/** A notice that a source lists, or listed until this run. */
export type Listed = { deadline: Day; isSeen: boolean; isNew: boolean };

/**
 * What is wrong with a run in which most notices that can still be applied for are gone at once, and new ones stand there with the same last dates: they are the same under
 * other titles, and each would be published a second time.
 */
export function renamedNotices(listed: readonly Listed[], today: Day): string | null {
  const open = listed.filter(({ deadline, isNew }) => !isNew && deadline >= today);
  const created = listed.filter(({ isNew }) => isNew).map(({ deadline }) => deadline);
  const again = open.filter(({ deadline, isSeen }) => {
    const at = isSeen ? -1 : created.indexOf(deadline);
    if (at !== -1) created.splice(at, 1);
    return at !== -1;
  });
  return isMost(again.length, open.length) ? oddTitles(again.length, open.length) : null;
}

function isMost(count: number, known: number): boolean {
  return count >= LEAST_MOVED && count * 2 > known;
}

function oddTitles(count: number, known: number): string {
  return `${count} of ${known} known notices have wholly other titles at once`;
}

/**
 * Whether what a run no longer sees may be marked as gone: of its items beside those of the last run, and of its notices beside those that were listed.
 * An error page that parses as a short list must not take the rest of a source with it: with under half nothing is.
 */
export function isFullEnough(count: number, before: number | null): boolean {
  return before === null || count * 2 >= before;
}

/** Short runs of like size in a row after which a source is taken for smaller: an outage lists again what it took away. */
export const SHORT_RUNS_BELIEVED = 3;

/** Whether a short run lists about as much as the short one before it: within a quarter, or two notices. */
export function isLikeSize(listed: number, before: number | null): boolean {
  return before !== null && Math.abs(listed - before) <= Math.max(2, Math.max(listed, before) / 4);
}

const LEAST_BACK_OFF_MS = 10 * 60_000;
const MOST_BACK_OFF_MS = 24 * 3_600_000;

/** Milliseconds until a source that has failed so often in a row is tried again: at first soon, then ever later, once a day at least. */
export function backOffMs(failures: number, retryAfterMs: number): number {
  return Math.min(MOST_BACK_OFF_MS, Math.max(retryAfterMs, LEAST_BACK_OFF_MS * 2 ** Math.min(failures - 1, 10)));
}
