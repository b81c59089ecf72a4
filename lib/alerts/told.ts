import type { Published } from "@/lib/alerts/note-alerts";
import { ALERT_OWNERS, type AlertOwners } from "@/lib/alerts/owners";
import { closingInstant, type Day, endOfDay, type LastDate } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { type DueMail, ofMail } from "@/lib/mail/delivery-rows";

/** What a mail may say of a notice, the last date that one of the same alert has said of it before, and whether an alert of now looks for it. */
export type Noted = { key: string; jobId: number; told: Told | null; isWanted: boolean };
/** The day, and the instant in which it ended; not known of what was mailed before it was kept. */
export type Told = { until: Day; closing: Date | null };

/** As a notice has it; where the instant is not known, the whole day. */
export function lastDateOf({ until, closing }: Told): LastDate {
  return { deadline: until, closesAt: closing && closing < endOfDay(until) ? closing.toISOString() : null };
}

/**
 * What a mail may say: what its reader was not told of by another alert since it was found, and the last date with which they were told of it by this one.
 * Alerts of one person may tell at another pace each, and find the same: what one has told that is paused or removed by now is wanted while another finds it too,
 * which said nothing since it was told.
 */
export async function notedFor({ deliveries }: AlertOwners, due: DueMail, keys: readonly string[]): Promise<Noted[]> {
  const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(deliveries.owner)];
  const rows = await db().$queryRaw<(Omit<Noted, "told"> & { until: Day | null; closing: Date | null })[]>`
    SELECT alert_key AS key, row.job_id AS "jobId", told_until::text AS until, told_closing AS closing,
      (alert_key = ANY(${keys}) OR (told_until IS NOT NULL AND EXISTS (
        SELECT FROM ${table} AS own WHERE own.${owner} = ${due.ownerId} AND own.alert_key = ANY(${keys}) AND own.job_id = row.job_id))) AS "isWanted"
    FROM ${table} AS row
    LEFT JOIN (SELECT job_id, max(coalesce(told_at, sent_at)) AS told_at FROM ${table}
        WHERE ${owner} = ${due.ownerId} AND told_until IS NOT NULL
          AND job_id = ANY(ARRAY(SELECT job_id FROM ${table} WHERE ${ofMail(deliveries, due)})) GROUP BY job_id)
      AS other ON other.job_id = row.job_id
    WHERE ${ofMail(deliveries, due)} AND (told_until IS NOT NULL OR other.told_at IS NULL OR other.told_at < row.found_at)
    ORDER BY row.job_id, alert_key`;
  return rows.map(({ until, closing, ...row }) => ({ ...row, told: until === null ? null : { until, closing } }));
}

/** Forgets what a mail does not say and nobody was told of, as if it had never been found: once it is news again, it is found again. */
export async function forgetUntold({ deliveries }: AlertOwners, due: DueMail, unsaid: readonly number[]): Promise<void> {
  await db().$executeRaw`
    DELETE FROM ${Prisma.raw(deliveries.table)} WHERE ${ofMail(deliveries, due)} AND told_until IS NULL AND job_id = ANY(${[...unsaid]}::int[])`;
}

/**
 * Forgets of notices that are public or open again what was found of them by whom it was over, as the mails had said: that it was extended is news to them, as
 * to whoever never heard of it. Whoever was told a date that was still to come knows no other.
 */
export async function forgetOver(again: readonly Published[]): Promise<void> {
  if (again.length === 0) return;
  for (const { deliveries } of ALERT_OWNERS) {
    const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(deliveries.owner)];
    await db().$executeRaw`
      DELETE FROM ${table} AS row
      USING unnest(${again.map(({ jobId }) => jobId)}::int[], ${again.map(({ publishedAt }) => publishedAt)}::timestamptz[]) AS again(id, at)
      WHERE row.job_id = again.id AND row.sent_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM ${table} AS told WHERE told.${owner} = row.${owner} AND told.job_id = row.job_id
          AND coalesce(told.told_closing, (told.told_until + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') > again.at)`;
  }
}

/**
 * Keeps which last dates a mail said and when, before it is marked as sent: a row that is due again without a word was still told then. What another alert of
 * theirs told before is told anew with it: an earlier last date that this mail has said is no news to tell by that one.
 */
export async function keepTold({ deliveries }: AlertOwners, due: DueMail, said: readonly SaidJob[], now: Date): Promise<void> {
  await db().$executeRaw`
    UPDATE ${Prisma.raw(deliveries.table)} SET told_until = said.until, told_closing = said.closing, told_at = ${now}
    FROM unnest(${said.map(({ id }) => id)}::int[], ${said.map(({ deadline }) => deadline)}::date[], ${said.map(closingInstant)}::timestamptz[])
      AS said(id, until, closing)
    WHERE job_id = said.id AND (${ofMail(deliveries, due)} OR (${Prisma.raw(deliveries.owner)} = ${due.ownerId} AND told_until IS NOT NULL))`;
}

type SaidJob = LastDate & { id: number };
