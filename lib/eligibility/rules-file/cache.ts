import pLimit from "p-limit";
import { cached } from "@/lib/cache/cached";
import { freshCache } from "@/lib/cache/fresh-cache";
import { tags } from "@/lib/cache/tags";
import type { ListingsChunk, RulesIndex } from "@/lib/eligibility/rules-file/chunk";
import { packRules } from "@/lib/eligibility/rules-file/pack";
import { type Listed, listChunks, readJudgedJobs, readListed } from "@/lib/eligibility/rules-file/queries";
import { etagOf } from "@/lib/http/etag";
import { type StampedBody, type TaggedBody, tagBody } from "@/lib/http/json-response";
import type { Language } from "@/lib/i18n/languages";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";

/**
 * Files that are read at a time, two queries each: after a midnight and a start all are, two thousand at a million notices. At once they took every
 * connection, so that pages waited behind them and what had waited five seconds failed, the index too.
 */
const AT_A_TIME = 2;

const indexes = freshCache<TaggedBody>("rules-index", { max: 1 });

/** The body of `GET /api/rules`, made once after a write: of all files the one that the write was in is read anew. */
export function rulesIndexBody(now: Date): Promise<TaggedBody> {
  return indexes.load("", now, async () => {
    const inTurn = pLimit(AT_A_TIME);
    const stamps = (await listChunks(now)).map((chunk) => inTurn(() => cachedStamps(chunk)));
    try {
      return tagBody({ chunks: await Promise.all(stamps) } satisfies RulesIndex);
    } finally {
      // Where one could not be read nobody waits for the others.
      inTurn.clearQueue();
    }
  });
}

/** The body of `GET /api/rules/{chunk}`. */
export function cachedRules(chunk: number): Promise<StampedBody> {
  return cached(["rules", String(chunk)], [tags.rules(chunk)], (now) => makeRules(chunk, now));
}

/** The body of `GET /api/rules/{chunk}/listings`. */
export function cachedListings(chunk: number, language: Language): Promise<StampedBody> {
  return cached(["rules-listings", String(chunk), language], [tags.rules(chunk)], async (now) => {
    const listed = await readListed(chunk, now);
    const body = tagBody(listed.map((one) => shownListing(one, language)) satisfies ListingsChunk);
    return { ...body, stamp: stampOfListed(listed) };
  });
}

/** By themselves, so that the index needs to read no file. */
function cachedStamps(chunk: number): Promise<RulesIndex["chunks"][number]> {
  return cached(["rules-stamps", String(chunk)], [tags.rules(chunk)], async (now) => {
    const [rules, listed] = await Promise.all([makeRules(chunk, now), readListed(chunk, now)]);
    return { chunk, rules: rules.stamp, listings: stampOfListed(listed) };
  });
}

async function makeRules(chunk: number, now: Date): Promise<StampedBody> {
  const body = tagBody(packRules(await readJudgedJobs(chunk, now)));
  return { ...body, stamp: stampOf(body.etag) };
}

/** One for both languages. */
function stampOfListed(listed: readonly Listed[]): string {
  return stampOf(etagOf(JSON.stringify(listed)));
}

/** As the page of the job names it: whoever reads Hindi finds it there by the same words. */
function shownListing(job: Listed, language: Language): ListingsChunk[number] {
  return {
    id: job.id,
    title: shownTitle(job, language),
    body: shownBody(job, language),
    place: shownText(job.location, "place", language),
  };
}

/** A tag as a part of an address. */
function stampOf(etag: string): string {
  return etag.replace(/^W\//, "").replace(/[^\w-]/g, "");
}
