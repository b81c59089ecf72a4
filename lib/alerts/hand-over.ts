import { filtersOfNew } from "@/lib/alerts/criteria";
import type { AlertOwners, OwnedAlert } from "@/lib/alerts/owners";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { openAmongFew, readFewJobs } from "@/lib/jobs/search/match-few";
import { type DueMail, ofMail } from "@/lib/mail/delivery-rows";

/**
 * Gives what a mail is to say to the alerts of now. An alert that looks for something else is another one, which begins with what is published after it: what the
 * one before had found and not told yet goes to it where it finds that too, or a weekly alert that is changed on a Sunday would lose its week. Not to one that
 * found it by itself, and may have told it.
 */
export async function handOver(
  { deliveries }: AlertOwners,
  due: DueMail,
  alerts: readonly OwnedAlert[],
  now: Date,
): Promise<void> {
  const keys = new Set(alerts.map(({ key }) => key));
  const left = due.claimed.filter(({ key }) => !keys.has(key));
  if (left.length === 0 || keys.size === 0) return;
  const table = Prisma.raw(deliveries.table);
  const owned = Prisma.sql`${Prisma.raw(deliveries.owner)} = ${due.ownerId}`;
  const ids = left.map(({ jobId }) => jobId);
  const jobs = await readFewJobs(ids, now);
  for (const { key, alert } of alerts) {
    const found = await openAmongFew(jobs, filtersOfNew(alert));
    // Written first: what is told under a key stands under it, as if the alert had found it.
    await db().$executeRaw`
      UPDATE ${table} AS row SET alert_key = ${key}
      FROM (SELECT DISTINCT ON (job_id) job_id, alert_key FROM ${table}
        WHERE ${ofMail(deliveries, due)} AND job_id = ANY(${found}) AND NOT alert_key = ANY(${[...keys]})) AS other
      WHERE ${owned} AND row.job_id = other.job_id AND row.alert_key = other.alert_key
        AND NOT EXISTS (SELECT FROM ${table} AS own WHERE own.${Prisma.raw(deliveries.owner)} = ${due.ownerId} AND own.alert_key = ${key}
          AND own.job_id = row.job_id)`;
  }
}
