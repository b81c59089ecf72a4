import { addDays, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { offerStoredPairs } from "@/lib/jobs/joining/offer-stored";
import { listPairs } from "@/lib/jobs/joining/queries";
import { decidePair } from "@/lib/jobs/joining/staff";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { STAFF, storedPair } from "@/tests/support/stored-pair";

export const TODAY = dayInIndia(new Date());
export const inDays = (days: number) => addDays(TODAY, days);
/** Ten in the morning in India, some days from today. */
export const at = (days: number) => new Date(startOfDay(inDays(days)).getTime() + 10 * 3_600_000);

/** Somebody who keeps the second job of a pair, of which the staff makes one by `join`. */
export async function keeperOfSecond(isFollowed: boolean) {
  const { first, second } = await storedPair();
  const user = await makeUser();
  const value = { jobId: second.id, title: "JE", department: "SSC", deadline: inDays(20), isFollowed };
  await keep(user, "savedJobs", String(second.id), value);
  await offerStoredPairs(STAFF.now);
  const pair = (await listPairs()).waiting[0]?.id ?? 0;
  const decide = (action: "join" | "undo") => decidePair(pair, action, STAFF);
  return { first: first.id, second: second.id, user, join: () => decide("join"), undo: () => decide("undo") };
}

export async function keep(user: TestAccount, kind: string, key: string, value: object): Promise<void> {
  const changedAt = { jobId: at(-30).getTime() };
  await db().accountRecord.create({ data: { userId: user.id, kind, key, value, changedAt, revision: 1 } });
}
