import type { Field } from "@/lib/ingestion/parse/column-names";
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
