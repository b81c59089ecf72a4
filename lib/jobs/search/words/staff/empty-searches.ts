import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { countJobs } from "@/lib/jobs/search/counts";
import { SAYS_NOTHING } from "@/lib/jobs/search/words/data/nothing";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { type EmptySearchRow, MAX_EMPTY_SEARCHES } from "@/lib/jobs/search/words/staff/schema";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

/** Bounds of what is kept: of one search, of a day, and of what waits in memory to be written. */
const MAX_LENGTH = 80;
const MAX_WORDS = 8;
const MAX_OF_DAY = 2_000;
const MAX_WAITING = 500;
const WRITTEN_EVERY_MS = 10_000;
const KEPT_DAYS = 28;

/** What only an address, a number of a telephone or of a card, or a person's particulars have. */
const PERSONAL =
  /@|:\/\/|\bwww\.|\b[\w-]+\.(?:com|in|org|net)\b|(?:\d[\s().+-]*){5}|(?:^|\s)[sdwc]\/o\b|\b(?:house|plot|flat|ward|gali|street|sector|mohalla|pin)\b/i;

const state = processState<{
  niyuktiEmptySearches: { counts: Map<string, number>; timer?: NodeJS.Timeout };
}>();

/** The words of a search as they are kept, without those that say nothing of a job; null where they are too many, say nothing, or may be somebody's. */
export function wordsToKeep(text: string): string | null {
  const folded = fold(text);
  if (PERSONAL.test(folded)) return null;
  const words = wordsOf(folded).filter((word) => !SAYS_NOTHING.has(word));
  const kept = words.join(" ");
  return words.length > MAX_WORDS || kept.length > MAX_LENGTH || !/\p{L}\p{M}*\p{L}/u.test(kept) ? null : kept;
}

/**
 * Counts a search whose words found nothing among all listed jobs, whoever asked: written within ten seconds, many at once, so that a flood of
 * searches costs the database nothing.
 */
export async function noteEmptySearch(text: string, now: Date): Promise<void> {
  const words = wordsToKeep(text);
  if (words === null || (await countJobs({ search: text }, now)) > 0) return;
  state.niyuktiEmptySearches ??= { counts: new Map() };
  const waiting = state.niyuktiEmptySearches;
  if (!waiting.counts.has(words) && waiting.counts.size >= MAX_WAITING) return;
  waiting.counts.set(words, (waiting.counts.get(words) ?? 0) + 1);
  waiting.timer ??= setTimeout(() => {
    writeEmptySearches(new Date()).catch((error) => log.warn({ err: error }, "Searches that found nothing could not be counted"));
  }, WRITTEN_EVERY_MS).unref();
}

/** Writes what waits, in the order of the words: two servers that write the same at once would else each wait for a row of the other's. */
export async function writeEmptySearches(now: Date): Promise<void> {
  const waiting = state.niyuktiEmptySearches;
  clearTimeout(waiting?.timer);
  state.niyuktiEmptySearches = undefined;
  if (!waiting || waiting.counts.size === 0) return;
  const [words, counts] = [[...waiting.counts.keys()], [...waiting.counts.values()]];
  const today = dayInIndia(now);
  await db().$executeRaw`
    INSERT INTO empty_searches (words, day, count)
    SELECT words, ${today}::date, count FROM unnest(${words}::text[], ${counts}::int[]) AS new (words, count)
    WHERE EXISTS (SELECT FROM empty_searches AS old WHERE old.words = new.words AND old.day = ${today}::date)
      OR (SELECT count(*) FROM empty_searches WHERE day = ${today}::date) < ${MAX_OF_DAY}
    ORDER BY words
    ON CONFLICT (words, day) DO UPDATE SET count = empty_searches.count + excluded.count`;
}

/** The words that found nothing in the last seven days and find nothing now, the most often asked first. */
export async function listEmptySearches(now: Date): Promise<EmptySearchRow[]> {
  await writeEmptySearches(now);
  const rows = await db().$queryRaw<EmptySearchRow[]>`
    SELECT words, sum(count)::int AS count FROM empty_searches WHERE day > ${addDays(dayInIndia(now), -7)}::date
    GROUP BY words ORDER BY 2 DESC, words LIMIT ${2 * MAX_EMPTY_SEARCHES}`;
  const shown: EmptySearchRow[] = [];
  // One after the other: while words are asked of the database, all of them at once would leave no connection to anybody else.
  for (const row of rows) {
    if (shown.length === MAX_EMPTY_SEARCHES) break;
    if ((await countJobs({ search: row.words }, now)) === 0) shown.push(row);
  }
  return shown;
}

/** Erases what was searched for more than four weeks ago. */
export async function eraseOldEmptySearches(now: Date): Promise<number> {
  const { count } = await db().emptySearch.deleteMany({ where: { day: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } } });
  return count;
}
