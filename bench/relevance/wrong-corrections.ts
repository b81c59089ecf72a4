import { readFileSync } from "node:fs";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { realFile } from "./data-sets";

const QUERIES = 1_000;

/** Of 1,000 searches that are spelt right, how many are corrected: half of them titles that exist, half job titles of another country. */
export async function printWrongCorrections(jobs: readonly ParsedJobInput[], now: Date): Promise<void> {
  const own = everyOf(
    jobs.map(({ title }) => wordsOf(fold(title)).slice(0, 4).join(" ")),
    QUERIES / 2,
  );
  const foreign = realFile("query-words/job-titles.txt");
  const others = foreign ? everyOf(readFileSync(foreign, "utf8").trim().split("\n"), QUERIES - own.length) : [];
  const corrected: string[] = [];
  for (const query of [...own, ...others]) {
    const { text } = await readSearch(await loadSnapshot(now), query, listDays(now));
    if (text !== query) corrected.push(`${query} -> ${text}`);
  }
  const share = ((100 * corrected.length) / (own.length + others.length)).toFixed(1);
  console.log(
    `of ${own.length + others.length} searches spelt right ${corrected.length} are corrected (${share} %): ${corrected.slice(0, Number(process.env.WORST ?? 10)).join("; ")}`,
  );
}

function everyOf<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor(at * step)] as T);
}
