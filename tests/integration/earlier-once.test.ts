import { dateOf, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { deliverStages } from "@/lib/follow/deliver";
import { deliverReminders } from "@/lib/reminders/deliver";
import { day, keepJob, LOOKED_AT, MORNINGS, move, run, seeker, told } from "@/tests/support/ends";
import { useMailAlerts } from "@/tests/support/mail-alerts";
import { readOutbox } from "@/tests/support/outbox";

useMailAlerts();

const morning = (days: number) => new Date(startOfDay(day(days)).getTime() + 9 * 3_600_000);

/** Somebody whose alert has told of a notice that they keep, and follow where they say so. */
async function keeper(how: "saved" | "followed" | "applied") {
  const { userId } = await seeker();
  const id = await told();
  await keepJob(userId, id, how === "applied" ? how : undefined);
  if (how === "followed")
    await db().$executeRaw`UPDATE account_records SET value = value || '{"isFollowed": true}' WHERE kind = 'savedJobs'`;
  await deliverStages(morning(0));
  return id;
}

it("says an earlier last date to whoever follows the notice by its course alone", async () => {
  const id = await keeper("followed");
  await move(id, 12);
  await deliverStages(morning(1));
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([expect.stringContaining("Staff Nurse")]);
  expect(readOutbox().map(({ list }) => list)).toEqual(["follow"]);
  // What is open again after that day is news to them.
  expect(await db().alertDelivery.findMany({ select: { toldUntil: true } })).toEqual([{ toldUntil: dateOf(day(12)) }]);
});

it("says it by the reminder alone to whoever saved the notice and is reminded of it then", async () => {
  const id = await keeper("saved");
  await move(id, 6);
  await run(LOOKED_AT);
  await deliverReminders(morning(1));
  expect(await run(...MORNINGS)).toEqual(["Last date in 5 days, earlier than before: Staff Nurse"]);
});

it.each([
  ["whoever saved the notice and is reminded of it much later", "saved", ["Last date earlier than before: Staff Nurse"]],
  ["nobody who has applied", "applied", []],
] as const)("says it by the alert to %s", async (_whom, how, subjects) => {
  const id = await keeper(how);
  await move(id, 12);
  await run(LOOKED_AT);
  await deliverReminders(morning(1));
  expect(await run(...MORNINGS)).toEqual(subjects);
});
