import { cached } from "@/lib/cache/cached";
import { SITEMAP_BLOCK_IDS, sitemapBlockOf, tags } from "@/lib/cache/tags";
import { db } from "@/lib/db";
import { CHANGED_AT, instant } from "@/lib/jobs/queries";
import { listDays } from "@/lib/jobs/search/criteria";
import { forEachBit } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { openJobs } from "@/lib/jobs/search/scope";

/** A job as the site map names it: when it last changed, or its exam, whose dates its page shows, and how many posts its notice holds. */
export type SitemapJob = { id: number; posts: number; updatedAt: string };

/** The blocks of ids that hold open jobs and how many each, newest first. */
export function cachedSitemapBlocks(): Promise<{ block: number; open: number }[]> {
  return cached(["sitemap"], [tags.listOfAll], openBlocks);
}

/** The open jobs of a block, newest first. */
export function cachedSitemapBlock(block: number): Promise<SitemapJob[]> {
  return cached(["sitemap", String(block)], [tags.sitemapBlock(block)], (now) => readBlock(block, now));
}

/** Walks the index in memory: about a millisecond at 100,000 open jobs. */
async function openBlocks(now: Date): Promise<{ block: number; open: number }[]> {
  const { open, columns } = await loadSnapshot(now);
  const counts = new Map<number, number>();
  forEachBit(open, (row) => {
    const block = sitemapBlockOf(columns.ids[row] ?? 0);
    counts.set(block, (counts.get(block) ?? 0) + 1);
  });
  return [...counts].map(([block, count]) => ({ block, open: count })).sort((one, other) => other.block - one.block);
}

function readBlock(block: number, now: Date): Promise<SitemapJob[]> {
  const first = block * SITEMAP_BLOCK_IDS;
  return db().$queryRaw<SitemapJob[]>`
    SELECT id, ${instant(CHANGED_AT)} AS "updatedAt",
      (SELECT count(*)::int FROM positions WHERE positions.job_id = jobs.id) AS posts
    FROM jobs
    WHERE ${openJobs(listDays(now))} AND id >= ${first}::bigint AND id < ${first + SITEMAP_BLOCK_IDS}::bigint ORDER BY id DESC`;
}
