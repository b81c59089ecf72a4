/** Stands at a page that was not kept since one of its tags was invalidated while it was made. It does not leave the server. */
export const OUTDATED_HEADER = "x-outdated";

/**
 * The invalidations of this process, numbered in their order: by their numbers what is kept is told from what was made of older data. A clock of
 * milliseconds could not: a write may come within the one in which a page was done. Bundles and the server hold copies of this module of
 * their own, so what must be one a process lives on globalThis.
 *
 * @type {{ count: number, forgotten: number, ofTag: Map<string, number> }}
 */
const state = globalThis.niyuktiInvalidations ?? { count: 0, forgotten: 0, ofTag: new Map() };
globalThis.niyuktiInvalidations = state;

/** Tags whose invalidation is remembered. Beyond them all counts as invalidated then, which makes pages anew and shows none that is old. */
const MAX_TAGS = 100_000;

/** The number of the last invalidation; 0 before the first. */
export function lastInvalidation() {
  return state.count;
}

/** @param {readonly string[]} tags */
export function noteInvalidation(tags) {
  state.count += 1;
  for (const tag of tags) state.ofTag.set(tag, state.count);
  if (state.ofTag.size <= MAX_TAGS) return;
  state.ofTag.clear();
  state.forgotten = state.count;
}

/**
 * The number of the last invalidation of any of these tags.
 * @param {readonly string[]} tags
 */
export function lastInvalidationOf(tags) {
  return tags.reduce((last, tag) => Math.max(last, state.ofTag.get(tag) ?? 0), tags.length > 0 ? state.forgotten : 0);
}
