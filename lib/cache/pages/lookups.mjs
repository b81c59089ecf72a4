import { AsyncLocalStorage } from "node:async_hooks";
import { lastInvalidation, lastInvalidationOf } from "./invalidations.mjs";

/**
 * A page that was handed out from what is kept: by its name, as it was then, and with every tag that takes it away; whether it was made for the very request
 * (`isNew`); and at which invalidation its tags were last looked at.
 * @typedef {{ key: string, made: object, begun: number, tags: readonly string[], staleAt: number, isNew: boolean, seen?: number }} Lookup
 */

/**
 * The pages that are handed out, or made and kept, while a request is answered, for whoever sends them on (lib/server/http/pages/kept-answers.ts).
 * Bundles and the server hold copies of this module, so what must be one a process lives on globalThis.
 *
 * @type {AsyncLocalStorage<Lookup[]>}
 */
const lookups = globalThis.niyuktiLookups ?? new AsyncLocalStorage();
globalThis.niyuktiLookups = lookups;

/**
 * Runs the work that answers one request, and notes in `found` which pages it was handed.
 * @param {Lookup[]} found
 * @param {() => void} work
 */
export function notingLookups(found, work) {
  lookups.run(found, work);
}

/**
 * Notes a page for the request that is answered; `isNew`: it was made for it, not found.
 * @param {string} key
 * @param {{ made: object, begun: number, lastModified: number, cacheControl?: { revalidate?: number | false } }} entry
 * @param {readonly string[]} tags
 */
export function noteLookup(key, entry, tags, isNew = false) {
  const { made, begun, lastModified, cacheControl } = entry;
  // Without a time Next may know one of its own; false: it holds until one of its tags is invalidated.
  const seconds = cacheControl?.revalidate;
  const staleAt = seconds === false ? Number.POSITIVE_INFINITY : lastModified + (seconds ?? Number.NaN) * 1000;
  lookups.getStore()?.push({ key, made, begun, tags, staleAt, isNew });
}

/**
 * Whether a page would be handed out again just as it was: it is kept, nothing it shows was written since, and it is not due to be made anew.
 * @param {Lookup} lookup
 * @param {number} now in ms
 */
export function isHandedOut(lookup, now) {
  const { key, made, staleAt } = lookup;
  return now < staleAt && globalThis.niyuktiPages?.get(key)?.made === made && isUntouched(lookup);
}

/**
 * Whether none of its tags was invalidated since its making began. Forty tags are looked at once for each invalidation of the process, not at each request.
 * @param {Lookup} lookup
 */
function isUntouched(lookup) {
  const last = lastInvalidation();
  if (lookup.seen === last) return true;
  if (lastInvalidationOf(lookup.tags) > lookup.begun) return false;
  lookup.seen = last;
  return true;
}
