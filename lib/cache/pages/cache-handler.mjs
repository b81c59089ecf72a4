import { LRUCache } from "lru-cache";
import { lastInvalidation, lastInvalidationOf, noteInvalidation, OUTDATED_HEADER } from "./invalidations.mjs";

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
  }

  /**
   * @param {string} key
   * @param {{ tags?: string[], softTags?: string[] }} context
   */
  async get(key, { tags = [], softTags = [] }) {
    const entry = this.kept.get(key);
    if (!entry || lastInvalidationOf([...entry.tags, ...tags, ...softTags]) > entry.begun) return null;
    return entry;
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
    const entry = { value, lastModified: this.begunAt, cacheControl, tags, begun: this.begun };
    this.kept.set(key, entry, { size: key.length + sizeOf(value) });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    noteInvalidation([tags].flat());
  }

  resetRequestCache() {}
}

/**
 * About what a value takes of the memory.
 * @param {any} value
 */
function sizeOf(value) {
  if (!value) return 25;
  const segments = [...(value.segmentData ?? [])].reduce((sum, [path, bytes]) => sum + path.length + bytes.length, 0);
  const rest = value.kind === "FETCH" ? JSON.stringify(value.data ?? "").length : 0;
  return (
    1 +
    rest +
    segments +
    [value.html, value.rscData, value.body, value.postponed].reduce((sum, part) => sum + (part?.length ?? 0), 0)
  );
}
