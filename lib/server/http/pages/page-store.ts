import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Lookup } from "@/lib/cache/pages/lookups.mjs";
import { memoryParts, memoryThereIs } from "@/lib/memory.mjs";
import type { Encoding } from "@/lib/server/http/response/encoding";

/** What was made of a page once: whichever request finds the same bytes again is spared it. */
export type Made = { scripts: string; etag: string; encoded: Map<Encoding, Promise<Buffer>> };

/** An answer as it left for an address: of which kept page or state of the data, with which head, and by which name its bytes are held. */
type Answer = { madeFrom: Lookup | string; head: OutgoingHttpHeaders; etag: string; madeBy: string; isKeptByCaches: boolean };

/** The answer of an address is being made anew: when that is done, and how to say so. */
type Making = { done: Promise<void>; end: () => void };

/** Bytes, bounded, and the answers that were made of them, which hold none; and those that are being made anew. */
export type AnswerCache = { made: LRUCache<string, Made>; answers: LRUCache<string, Answer>; making: Map<string, Making> };
/** Calls have a cache of their own: whoever asks for every page of a list pushes no page of the site out. */
export type PageStore = { pages: AnswerCache; calls: AnswerCache };

/** Pages are counted as they are; what is held of them, both compressed forms, is about a third of that. */
const COMPRESSED_SHARE = 1 / 3;
/** Each holds a head of one or two KB. */
const MAX_ANSWERS = 4_000;
const MAX_CALLS = 500;
const CALL_BYTES = 8 * 1024 * 1024;

/** An empty store, bounded by the memory that there is. */
export function createPageStore(): PageStore {
  const pageBytes = Math.floor(memoryParts(memoryThereIs()).compressed / COMPRESSED_SHARE);
  return { pages: createAnswerCache(pageBytes, MAX_ANSWERS), calls: createAnswerCache(CALL_BYTES, MAX_CALLS) };
}

function createAnswerCache(maxSize: number, max: number): AnswerCache {
  return { made: new LRUCache({ maxSize }), answers: new LRUCache({ max }), making: new Map() };
}

/** Calls and pages apart, so that calls with many questions push out no page. */
export function answersFor({ pages, calls }: PageStore, url: string): AnswerCache {
  return url.startsWith("/api/") ? calls : pages;
}
