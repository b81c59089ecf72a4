import { cached } from "@/lib/cache/cached";
import { freshCache } from "@/lib/cache/fresh-cache";
import { tags } from "@/lib/cache/tags";
import type { ListingsChunk, RulesIndex } from "@/lib/eligibility/rules-file/chunk";
import { packRules } from "@/lib/eligibility/rules-file/pack";
import { type Listed, listChunks, readJudgedJobs, readListed } from "@/lib/eligibility/rules-file/queries";
import { etagOf } from "@/lib/http/etag";
import { type TaggedBody, tagBody } from "@/lib/http/json-response";
import type { Language } from "@/lib/i18n/languages";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";

const indexes = freshCache<TaggedBody>("rules-index", { max: 1 });

/** The body of `GET /api/rules`, made once after a write: of all files the one that the write was in is read anew. */
export function rulesIndexBody(now: Date): Promise<TaggedBody> {
  return indexes.load("", now, async () => {
    const stamps = (await listChunks(now)).map((chunk) => cachedStamps(chunk));
    return tagBody({ chunks: await Promise.all(stamps) } satisfies RulesIndex);
  });
}

/** The body of `GET /api/rules/{chunk}`. */
export function cachedRules(chunk: number): Promise<TaggedBody> {
  return cached(["rules", String(chunk)], [tags.rules(chunk)], (now) => makeRules(chunk, now));
}

/** The body of `GET /api/rules/{chunk}/listings`. */
export function cachedListings(chunk: number, language: Language): Promise<TaggedBody> {
  return cached(["rules-listings", String(chunk), language], [tags.rules(chunk)], async (now) => {
    const listed = await readListed(chunk, now);
    return tagBody(listed.map((one) => shownListing(one, language)) satisfies ListingsChunk);
  });
}

/** By themselves, so that the index needs to read no file. */
function cachedStamps(chunk: number): Promise<RulesIndex["chunks"][number]> {
  return cached(["rules-stamps", String(chunk)], [tags.rules(chunk)], async (now) => {
    const [rules, listed] = await Promise.all([makeRules(chunk, now), readListed(chunk, now)]);
    return { chunk, rules: stampOf(rules.etag), listings: stampOf(etagOf(JSON.stringify(listed))) };
  });
}

async function makeRules(chunk: number, now: Date): Promise<TaggedBody> {
  return tagBody(packRules(await readJudgedJobs(chunk, now)));
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
