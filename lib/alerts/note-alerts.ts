import { alertKey, filtersOfNew } from "@/lib/alerts/criteria";
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

/**
 * Asks every alert about some notices, and notes what they find. Of notices that were other ones before (`before`) what is found now and was not then; and what was
 * found then, is not now and has gone by no mail yet, is forgotten.
 * @returns how many rows were noted
 */
export async function noteAlertsOf(published: readonly Published[], jobs: FewJobs, now: Date, before?: FewJobs): Promise<number> {
  if (jobs.few.size === 0) return 0;
  const publishedAt = new Map(published.map((one) => [one.jobId, one.publishedAt]));
  const dated = new Map(closingsOf(jobs).map(([id, closing]) => [id, { publishedAt: publishedAt.get(id) ?? now, closing }]));
  // Alerts for the same are asked once.
  const known = new Map<string, Answer>();
  // What was found is written while the next alerts are looked through.
  let writing = Promise.resolve(0);
  for (const owners of ALERT_OWNERS) {
    for await (const alerts of activeAlerts(owners)) {
      const [found, lost] = [[] as Found[], [] as Pair[]];
      for (const { alert, ...row } of alerts) {
        const answer = await answerOf(alert, jobs, before, known);
        for (const jobId of answer.found) {
          const dates = dated.get(jobId);
          if (dates) found.push({ ...row, jobId, dueAt: dueAt(alert.frequency, dates, now) });
        }
        for (const jobId of answer.lost) lost.push({ ...row, jobId });
      }
      const sofar = await writing;
      writing = forget(owners, lost)
        .then(() => note(owners, found, now))
        .then((noted) => sofar + noted);
      // Awaited with the next ones; until then its failure is nobody's.
      writing.catch(() => undefined);
    }
  }
  return writing;
}

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

/** A mail that was tried once says the same again under its number: its rows stay. */
async function forget({ deliveries }: AlertOwners, lost: readonly Pair[]): Promise<void> {
  const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(deliveries.owner)];
  for (let from = 0; from < lost.length; from += MAX_ROWS) {
    const rows = lost.slice(from, from + MAX_ROWS);
    await db().$executeRaw`
      DELETE FROM ${table} AS row USING unnest(${rows.map(({ ownerId }) => ownerId)}::int[], ${rows.map(({ key }) => key)}::text[],
        ${rows.map(({ jobId }) => jobId)}::int[]) AS lost(owner, key, job)
      WHERE row.${owner} = lost.owner AND row.alert_key = lost.key AND row.job_id = lost.job AND row.sent_at IS NULL AND row.mail_id IS NULL`;
  }
}
