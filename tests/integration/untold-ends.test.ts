import { dateOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { be, close, day, keepJob, LOOKED_AT, MORNINGS, run, seeker, TODAY, told } from "@/tests/support/ends";
import { publish, useMailAlerts } from "@/tests/support/mail-alerts";

useMailAlerts();

type Alert = { userId: number; key: string };

it.each<[string, (id: number, alert: Alert) => Promise<unknown>]>([
  [
    "is put back before anybody looked",
    async (id) => {
      await be(id, "withdrawn");
      await be(id, "published");
    },
  ],
  [
    "is put back before the mail",
    async (id) => {
      await be(id, "withdrawn");
      await run(LOOKED_AT);
      await be(id, "published");
    },
  ],
  [
    "is deleted for good before the mail",
    async (id) => {
      await be(id, "withdrawn");
      await run(LOOKED_AT);
      await db().job.delete({ where: { id } });
    },
  ],
  [
    "is joined with another",
    async (jobId) => {
      await be(jobId, "withdrawn");
      await db().joinedJob.create({ data: { jobId, intoId: await publish("Clerk") } });
    },
  ],
  ["is to come out again at a time", (id) => be(id, "scheduled")],
  [
    "has closed at the hour that was told",
    async (id) => {
      await db().alertDelivery.updateMany({ data: { toldUntil: dateOf(TODAY), toldClosing: new Date() } });
      await close(id);
    },
  ],
  [
    "was over when it was taken off, as one that is archived",
    async (id) => {
      // A last date that passes is written by nobody.
      await db().$executeRaw`ALTER TABLE jobs DISABLE TRIGGER jobs_note_ended`;
      await db().job.update({ where: { id }, data: { deadline: dateOf(day(-3)) } });
      await db().$executeRaw`ALTER TABLE jobs ENABLE TRIGGER jobs_note_ended`;
      await be(id, "withdrawn");
    },
  ],
  [
    "was found by an alert that is paused",
    async (id, { key }) => {
      await be(id, "withdrawn");
      await run(LOOKED_AT);
      await db().$executeRaw`UPDATE account_records SET value = value || '{"isActive": false}' WHERE key = ${key}`;
    },
  ],
  [
    "was found by an alert that is removed",
    async (id, { key }) => {
      await be(id, "withdrawn");
      await db().$executeRaw`UPDATE account_records SET deleted_at = now() WHERE key = ${key}`;
    },
  ],
  [
    "is saved, since reminders tell it",
    async (id, { userId }) => {
      await keepJob(userId, id);
      await be(id, "withdrawn");
    },
  ],
  [
    "is planned, and has closed early",
    async (id, { userId }) => {
      await keepJob(userId, id, "planned");
      await close(id);
    },
  ],
  [
    "was applied for, and has closed early",
    async (id, { userId }) => {
      await keepJob(userId, id, "applied");
      await close(id);
    },
  ],
])("says nothing of a notice that %s", async (_what, change) => {
  const alert = await seeker();
  await change(await told(), alert);
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([]);
});

it.each([
  ["over", -1, null],
  ["long over, though it was extended since", -31, 30],
])("makes nothing due again of which the last day that was told is %s", async (_what, days, extended) => {
  await seeker();
  const id = await told();
  await db().$executeRaw`UPDATE alert_deliveries SET told_until = ${dateOf(day(days))}`;
  await be(id, "withdrawn");
  if (extended === null) await db().endedJob.updateMany({ data: { deadline: dateOf(day(days)) } });
  await run(LOOKED_AT);
  expect(await db().alertDelivery.count({ where: { jobId: id, sentAt: null } })).toBe(0);
});
