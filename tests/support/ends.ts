import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import type { JobAlert } from "@/lib/alerts/schema";
import { addDays, DAY_MS, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { publish } from "@/tests/support/mail-alerts";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

export const TODAY = dayInIndia(new Date());
export const day = (days: number) => addDays(TODAY, days);
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
/** An hour after, when an end is looked at; then the mornings. */
export const LOOKED_AT = 3_605_000 / DAY_MS;
export const MORNINGS = [1.1, 2.2];
/** The subject of the mail of an end. */
export const ENDED = "No longer open: Staff Nurse";

/** Somebody who has such an alert. */
export async function seeker(change: Partial<JobAlert> = {}) {
  const { id: userId } = await makeUser();
  const keep = async (other: Partial<JobAlert>) => {
    const value = { ...NURSE_ALERT, frequency: "instant", ...other } as JobAlert;
    const key = alertKey(value);
    await db().accountRecord.create({ data: { userId, kind: "jobAlerts", key, value, changedAt: {}, revision: 1 } });
    return key;
  };
  return { userId, key: await keep(change), keep };
}

/** A notice that was mailed to whoever looks for it. */
export async function told(title = "Staff Nurse"): Promise<number> {
  const id = await publish(title, day(30));
  await deliverAlerts(new Date());
  emptyOutbox();
  return id;
}

/** Runs of some days after now. @returns the subjects of what was mailed */
export async function run(...days: number[]): Promise<string[]> {
  for (const one of days) await deliverAlerts(later(one));
  return readOutbox().map(({ subject }) => subject);
}

export const be = (id: number, status: "withdrawn" | "scheduled" | "published") =>
  db().job.update({ where: { id }, data: { status, publishAt: status === "scheduled" ? later(9) : null } });

export const move = (id: number, days: number) => db().job.update({ where: { id }, data: { deadline: dateOf(day(days)) } });

/** As the staff closes it (lib/jobs/editing/write/close.ts). */
export function close(id: number) {
  const closing = { deadline: dateOf(TODAY), closedOn: dateOf(TODAY), closedAt: new Date(), closedReason: "Court order" };
  return db().job.update({ where: { id }, data: { ...closing, statedDeadline: dateOf(day(30)) } });
}

/** The reader saved a notice, or tracks it, since yesterday. */
export async function keepJob(userId: number, jobId: number, status?: "planned" | "applied"): Promise<void> {
  const kind = status ? "trackedApplications" : "savedJobs";
  const value = { jobId, title: "Staff Nurse", jobTitle: "Staff Nurse", department: "SSC", deadline: day(30), status };
  const record = { userId, kind, key: status ? `job:${jobId}` : String(jobId), value, revision: 1 };
  await db().accountRecord.create({ data: { ...record, changedAt: { jobId: Date.now() - DAY_MS } } });
}
