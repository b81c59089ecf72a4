import { alertKey, filtersOfNew } from "@/lib/alerts/criteria";
import { mayFind } from "@/lib/alerts/may-find";
import { ALERT_OWNERS, type AlertOwners, activeAlerts } from "@/lib/alerts/owners";
import { dueAt } from "@/lib/alerts/schedule";
import type { AlertCriteria } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { closingsOf, type FewJobs, openAmongFew } from "@/lib/jobs/search/match-few";

/** Rows written at a time. */
const MAX_ROWS = 2_000;

/** Since when a notice is news to whoever looks for it. */
export type Published = { jobId: number; publishedAt: Date };
type Pair = { ownerId: number; key: string; jobId: number };
type Found = Pair & { dueAt: Date };
/** What an alert found before, finds no more, and waits to be told. */
export type Lost = Pair & { owners: AlertOwners };

/**
 * Asks every alert that may find some notices about them, and notes what they find: of notices that were other ones before (`before`) what is found now and was not then.
 * @returns how many rows were noted, and what was found then, is not now and waits to be told
 */
export async function noteAlertsOf(
  published: readonly Published[],
  jobs: FewJobs,
  now: Date,
  before?: FewJobs,
): Promise<{ noted: number; lost: Lost[] }> {
  const lost: Lost[] = [];
  if (jobs.few.size === 0) return { noted: 0, lost };
  const publishedAt = new Map(published.map((one) => [one.jobId, one.publishedAt]));
  const dated = new Map(closingsOf(jobs).map(([id, closing]) => [id, { publishedAt: publishedAt.get(id) ?? now, closing }]));
  // Alerts for the same are asked once.
  const known = new Map<string, Answer>();
  // What was found is written while the next alerts are looked through.
  let writing = Promise.resolve(0);
  const condition = await mayFind(jobs, ...(before ? [before] : []));
  for (const owners of ALERT_OWNERS) {
    const waiting = before ? await waitingOf(owners, [...publishedAt.keys()]) : new Set();
    for await (const alerts of activeAlerts(owners, condition, now)) {
      const found: Found[] = [];
      for (const { alert, ...row } of alerts) {
        const answer = await answerOf(alert, jobs, before, known);
        for (const jobId of answer.found) {
          const dates = dated.get(jobId);
          if (dates) found.push({ ...row, jobId, dueAt: dueAt(alert.frequency, dates, now) });
        }
        for (const jobId of answer.lost) if (waiting.has(nameOf({ ...row, jobId }))) lost.push({ owners, ...row, jobId });
      }
      const sofar = await writing;
      writing = note(owners, found, now).then((noted) => sofar + noted);
      // Awaited with the next ones; until then its failure is nobody's.
      writing.catch(() => undefined);
    }
  }
  return { noted: await writing, lost };
}

/** A mail that was tried once says the same again under its number: its rows stay. */
const IS_FREE = Prisma.sql`row.sent_at IS NULL AND row.mail_id IS NULL`;

async function waitingOf({ deliveries }: AlertOwners, ids: readonly number[]): Promise<ReadonlySet<unknown>> {
  const rows = await db().$queryRaw<Pair[]>`
    SELECT row.${Prisma.raw(deliveries.owner)} AS "ownerId", row.alert_key AS key, row.job_id AS "jobId"
    FROM ${Prisma.raw(deliveries.table)} AS row WHERE row.job_id = ANY(${[...ids]}::int[]) AND ${IS_FREE}`;
  return new Set(rows.map(nameOf));
}

const nameOf = ({ ownerId, jobId, key }: Pair) => `${ownerId} ${jobId} ${key}`;

type Answer = { found: readonly number[]; lost: readonly number[] };

async function answerOf(alert: AlertCriteria, jobs: FewJobs, before: FewJobs | undefined, known: Map<string, Answer>) {
  const key = alertKey(alert);
  const given = known.get(key);
  if (given) return given;
  const filters = filtersOfNew(alert);
  const holds = await openAmongFew(jobs, filters);
  const held = before ? await openAmongFew(before, filters) : [];
  const answer = { found: without(holds, held), lost: without(held, holds) };
  known.set(key, answer);
  return answer;
}

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id));

/** What waits for its mail since before, as of a notice that was off the site meanwhile, is told no later than if it were found now. */
async function note({ deliveries }: AlertOwners, found: readonly Found[], now: Date): Promise<number> {
  const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(deliveries.owner)];
  let noted = 0;
  for (let from = 0; from < found.length; from += MAX_ROWS) {
    const rows = found.slice(from, from + MAX_ROWS);
    noted += await db().$executeRaw`
      INSERT INTO ${table} (${owner}, alert_key, job_id, due_at, found_at)
      SELECT found.*, ${now} FROM unnest(${rows.map(({ ownerId }) => ownerId)}::int[], ${rows.map(({ key }) => key)}::text[],
        ${rows.map(({ jobId }) => jobId)}::int[], ${rows.map((row) => row.dueAt)}::timestamptz[]) AS found
      ON CONFLICT (${owner}, alert_key, job_id) DO UPDATE SET due_at = excluded.due_at
      WHERE ${table}.sent_at IS NULL AND ${table}.due_at > excluded.due_at`;
  }
  return noted;
}

/** Forgets it as if it had never been found. What is being claimed or moved just now stays. */
export async function forgetLost(tx: Prisma.TransactionClient, lost: readonly Lost[]): Promise<void> {
  for (const { deliveries } of ALERT_OWNERS) {
    const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(deliveries.owner)];
    const own = lost.filter(({ owners }) => owners.deliveries === deliveries);
    for (let from = 0; from < own.length; from += MAX_ROWS) {
      const rows = own.slice(from, from + MAX_ROWS);
      await tx.$executeRaw`
        DELETE FROM ${table} WHERE (${owner}, alert_key, job_id) IN (
          SELECT row.${owner}, row.alert_key, row.job_id FROM ${table} AS row
          JOIN unnest(${rows.map(({ ownerId }) => ownerId)}::int[], ${rows.map(({ key }) => key)}::text[], ${rows.map(({ jobId }) => jobId)}::int[])
            AS lost(owner, key, job) ON row.${owner} = lost.owner AND row.alert_key = lost.key AND row.job_id = lost.job
          WHERE ${IS_FREE} FOR UPDATE OF row SKIP LOCKED)`;
    }
  }
}
