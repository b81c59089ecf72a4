import { type Day, daysBetween } from "@/lib/dates";
import type { Decision } from "@/lib/jobs/import/decide";

/*
 * What no office does to most of its list at once: where it is seen, another column, another order of dates or a rebuilt page is read, and nothing is published.
 */

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
  /^(?:recruitment|notification|notice|advertisement|advt|posts?|vacanc(?:y|ies)|the|and|for|of|20\d\d|भर्ती|विज्ञापन|पद|२०[०-९]{2})$/u;

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

/** Of a title without words of its own nobody can tell. */
function sharesWord(before: string, after: string): boolean {
  const known = new Set(wordsOf(before));
  return known.size === 0 || wordsOf(after).some((word) => known.has(word));
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
