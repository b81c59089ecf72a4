import type { JobChange, PublicFacts } from "@/lib/cache/job-change";
import { closingInstant, isOpen } from "@/lib/dates";
import { engines } from "@/lib/engines/engines";
import type { Prisma } from "@/lib/generated/prisma/client";

type Tx = Prisma.TransactionClient;

/**
 * Leaves in the outbox what engines are to be told of changed jobs: at once, and again when an open one closes, which no writer notes.
 * Nothing where no engine is set. In the transaction that takes the changes, so that none is lost and none noted twice.
 */
export async function noteForEngines(tx: Tx, changes: readonly JobChange[], now: Date): Promise<void> {
  const told = engines();
  if (told.length === 0) return;
  const ids = [...new Set(changes.filter((change) => isNews(change, now)).map(({ id }) => id))];
  if (ids.length === 0) return;
  const published = await tx.$queryRaw<{ id: number; facts: PublicFacts }[]>`
    SELECT id, public_facts(jobs) AS facts FROM jobs WHERE status = 'published' AND id = ANY(${ids}::int[])`;
  const closings = published.flatMap(({ id, facts }) => (isOpen(facts, now) ? [{ id, at: closingInstant(facts) }] : []));
  const lastPosts = await dropClosings(tx, ids);
  const written = ids.map((id) => ({ id, at: now, lastPost: lastPosts.get(id) }));
  for (const { name, wantsPage } of told) {
    const since = wantsPage === "every" ? 0 : 1;
    await note(tx, { engine: name, event: "written", since }, written);
    await note(tx, { engine: name, event: "closing", since }, closings);
  }
}

/**
 * Takes back that these jobs close, and says the last post of each whose page would have been told of: a change that takes posts out, or deletes the job,
 * leaves no other trace of how many there were.
 */
async function dropClosings(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const last = await tx.$queryRaw<{ id: number; lastPost: number }[]>`
    WITH dropped AS (DELETE FROM engine_outbox WHERE event = 'closing' AND job_id = ANY(${ids}::int[]) RETURNING job_id, ordinal)
    SELECT job_id AS id, max(ordinal) AS "lastPost" FROM dropped GROUP BY job_id`;
  return new Map(last.map(({ id, lastPost }) => [id, lastPost]));
}

/** Not of sample data, nor of what was over before and still is. */
function isNews({ before, after }: JobChange, now: Date): boolean {
  if ((after ?? before)?.source === "sample") return false;
  if (after === null) return before !== null;
  return isOpen(after, now) || (before !== null && isOpen(before, now));
}

/** `since`: the first ordinal of a notice of several posts; 0 is its own page. */
type Kind = { engine: string; event: "written" | "closing"; since: number };

/** `lastPost`: the ordinal up to which pages are told of though the notice holds fewer posts. */
type Due = { id: number; at: Date; lastPost?: number };

async function note(tx: Tx, { engine, event, since }: Kind, due: readonly Due[]): Promise<void> {
  const lastPosts = due.map(({ lastPost = 0 }) => lastPost);
  await tx.$executeRaw`
    INSERT INTO engine_outbox (engine, job_id, ordinal, event, due_at)
    SELECT ${engine}, due.id, page.ordinal, ${event}, due.at
    FROM unnest(${due.map(({ id }) => id)}::int[], ${due.map(({ at }) => at)}::timestamptz[], ${lastPosts}::int[]) AS due(id, at, last_post)
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM positions WHERE job_id = due.id) AS posts
    CROSS JOIN LATERAL generate_series(
      CASE WHEN posts.count > 1 THEN ${since}::int ELSE 0 END, greatest(CASE WHEN posts.count > 1 THEN posts.count ELSE 0 END, due.last_post)
    ) AS page(ordinal)
    ORDER BY due.id, page.ordinal
    ON CONFLICT (engine, job_id, ordinal, event) DO UPDATE
    SET version = engine_outbox.version + 1, due_at = excluded.due_at, attempts = 0, died_at = NULL`;
}
