import { mergeIntoAccount } from "@/lib/accounts/records";
import { alertKey } from "@/lib/alerts/criteria";
import type { JobAlert } from "@/lib/alerts/schema";

/** Keeps an alert with an account, as a device would that merges its own; false where the account holds as many as it may. */
export async function keepWithAccount(userId: number, alert: JobAlert, now: Date): Promise<boolean> {
  const key = alertKey(alert);
  const changedAt = Object.fromEntries(Object.keys(alert).map((field) => [field, now.getTime()]));
  const { records } = await mergeIntoAccount(userId, { jobAlerts: [{ key, value: alert, changedAt, deletedAt: null }] }, 0);
  return (records.jobAlerts ?? []).some((record) => record.key === key && record.deletedAt === null);
}
