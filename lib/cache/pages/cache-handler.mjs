import { LRUCache } from "lru-cache";
import { lastInvalidation, lastInvalidationOf, noteInvalidation, OUTDATED_HEADER } from "./invalidations.mjs";
import { noteLookup } from "./lookups.mjs";
import { packed, unpacked } from "./packed-value.mjs";

/**
 * Pages that Next is asked for again and again are at hand as they were too, within these bytes of the heap: to read one from what is kept of it takes
 * half a millisecond.
 */
const HOT_BYTES = 24 * 1024 * 1024;

/** In which Next names the tags of a page beside its other headers. */
const TAGS_HEADER = "x-next-cache-tags";

/**
 * Where Next keeps pages and data (`cacheHandler` in next.config.mjs): in the memory of this process, bounded. Next's own cache dates what it
 * keeps by the end of its making, so that a page which was being made while a write committed stayed as it was before that write. Here it
 * is dated by its beginning: what one of its tags was invalidated after is not kept, and says so to the server
 * (lib/server/http/fresh-pages.ts).
 *
 * Next makes one for each request, and with it whatever that request has to make; so its making began no earlier than this.
 */
export default class PageCacheHandler {
  /** @param {{ maxMemoryCacheSize?: number }} context */
  constructor({ maxMemoryCacheSize = 0 }) {
    this.begun = lastInvalidation();
    this.begunAt = Date.now();
    /** @type {LRUCache<string, any>} */
    this.kept = globalThis.niyuktiPages ?? new LRUCache({ maxSize: Math.max(1, maxMemoryCacheSize) });
    globalThis.niyuktiPages = this.kept;
    /** @type {LRUCache<object, any>} */
    this.hot = globalThis.niyuktiHotPages ?? new LRUCache({ maxSize: HOT_BYTES });
    globalThis.niyuktiHotPages = this.hot;
  }

  /**
   * @param {string} key
   * @param {{ tags?: string[], softTags?: string[] }} context
   */
  async get(key, { tags = [], softTags = [] }) {
    const entry = this.kept.get(key);
    if (!entry) return null;
    const all = [...entry.tags, ...tags, ...softTags];
    if (lastInvalidationOf(all) > entry.begun) return null;
    noteLookup(key, entry, all);
    return { ...entry, value: this.read(entry.value) };
  }

  /**
   * @param {string} key
   * @param {any} value a page, the answer of a route, or data; null for what is not there
   * @param {{ tags?: string[], cacheControl?: object }} context
   */
  async set(key, value, { tags: given = [], cacheControl }) {
    const ofPage = value?.headers?.[TAGS_HEADER];
    const tags = [...given, ...(typeof ofPage === "string" ? ofPage.split(",") : [])];
    if (lastInvalidationOf(tags) > this.begun) {
      if (value?.headers) value.headers[OUTDATED_HEADER] = "1";
      return;
    }
    const packedValue = packed(value);
    // An object of its own tells this page from the next one of the same name without holding its bytes.
    const entry = { value: packedValue, lastModified: this.begunAt, cacheControl, tags, begun: this.begun, made: {} };
    this.kept.set(key, entry, { size: key.length + tags.length * TAG_BYTES + sizeOf(packedValue) });
    // Data are no answer.
    if (value && value.kind !== "FETCH") noteLookup(key, entry, tags, true);
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    noteInvalidation([tags].flat());
  }

  resetRequestCache() {}

  /**
   * A value as Next gave it, unpacked once while it is asked for often.
   * @param {any} value as `packed` made it
   */
  read(value) {
    const hot = value && this.hot.get(value);
    if (hot) return hot;
    const made = unpacked(value);
    if (made) this.hot.set(value, made, { size: 2 * lengthOf(made) + 1 });
    return made;
  }
}

/** About what an entry takes beside the bytes of its pages: objects, names, and the tags. */
const ENTRY_BYTES = 2_000;
const SEGMENT_BYTES = 300;
const TAG_BYTES = 50;

/**
 * About what a packed value takes of the memory.
 * @param {any} value
 */
function sizeOf(value) {
  const segments = [...(value?.segmentData ?? [])].reduce((sum, [, bytes]) => sum + SEGMENT_BYTES + bytes.length, 0);
  return ENTRY_BYTES + segments + lengthOf(value);
}

/** @param {any} value */
function lengthOf(value) {
  const parts = [value?.html, value?.rscData, value?.body, value?.postponed, value?.data?.body];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
}

/**
 * Lets buffers be written as JSON in base64, and not as one number a byte. Next writes every page that it keeps as JSON to count the letters
 * (`IncrementalCache.set`, which needs the count for answers of `fetch` alone), and a page's data are a buffer of some 100 KB: that was 6 of 50 ms of
 * CPU for each page made. Nothing reads such JSON back; `Buffer.from` does not.
 */
export function writeBuffersShort() {
  Buffer.prototype.toJSON = function asBase64() {
    return { type: "Buffer", data: /** @type {never} */ (this.toString("base64")) };
  };
}
