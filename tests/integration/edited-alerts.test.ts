import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import type { JobAlert } from "@/lib/alerts/schema";
import { addDays, DAY_MS, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser, NURSE_ALERT, type TestAccount } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
const NEXT_WEEK = new Date(Date.now() + 8 * DAY_MS);
const NURSE: JobAlert = { ...NURSE_ALERT, frequency: "weekly" };

const database = useDatabase();
let user: TestAccount;
beforeEach(async () => {
  await database.clear();
  emptyOutbox();
  user = await makeUser();
});

async function keepAlert(change: Partial<JobAlert> = {}): Promise<string> {
  const value = { ...NURSE, ...change };
  const key = alertKey(value);
  await db().accountRecord.create({ data: { userId: user.id, kind: "jobAlerts", key, value, changedAt: {}, revision: 1 } });
  return key;
}

/** As the form of alerts does: what looks for something else is kept under another key. */
async function changeAlert(before: string, change: Partial<JobAlert>): Promise<void> {
  await db().accountRecord.updateMany({ where: { userId: user.id, key: before }, data: { deletedAt: new Date() } });
  await keepAlert(change);
}

async function publish(title: string, closesIn = 30): Promise<number> {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const texts = { description: null, qualification: "12th pass", recruitingOrganization: "A body", jobPositions: [] };
  const days = { applicationStartDate: null, deadline: addDays(TODAY, closesIn) };
  await upsertJobs([{ ...job, ...texts, ...days, sourceReference: title, title }]);
  return (await db().job.findFirstOrThrow({ where: { title } })).id;
}

const lines = () => readOutbox().map(({ text }) => [...text.matchAll(/^- (.*)/gm)].map(([, title]) => title).sort());

it("mails what an alert had found before its owner changed what it looks for, where it still does, and once", async () => {
  const key = await keepAlert();
  const nurse = await publish("Staff Nurse in Delhi");
  await publish("Staff Nurse and Driver");
  await deliverAlerts(new Date());
  await changeAlert(key, { keywords: "driver", title: "Drivers" });
  await publish("Driver");
  await deliverAlerts(new Date());
  await deliverAlerts(NEXT_WEEK);
  expect(lines()).toEqual([["Driver", "Staff Nurse and Driver"]]);
  expect(readOutbox()[0]?.text).toContain("Drivers");
  // Published again, it is looked for again and told no second time.
  await db().jobPublication.updateMany({ where: { jobId: { not: nurse } }, data: { matchedFor: null } });
  await deliverAlerts(NEXT_WEEK);
  await deliverAlerts(new Date(NEXT_WEEK.getTime() + 8 * DAY_MS));
  expect(lines()).toHaveLength(1);
});

it("mails nothing of an alert that was ended, also where another has told the same", async () => {
  const key = await keepAlert();
  await keepAlert({ keywords: "nurse, driver", title: "All", frequency: "instant" });
  await publish("Staff Nurse");
  await deliverAlerts(new Date());
  await db().accountRecord.updateMany({ where: { key }, data: { deletedAt: new Date() } });
  await deliverAlerts(NEXT_WEEK);
  expect(lines()).toEqual([["Staff Nurse"]]);
});

it("tells at once, by a weekly alert that is made an instant one, of what waits for its Monday, and in the morning by one that is made daily", async () => {
  const keys = [await keepAlert(), await keepAlert({ keywords: "clerk" })];
  await publish("Staff Nurse");
  await publish("Clerk");
  await deliverAlerts(new Date());
  for (const [at, frequency] of (["instant", "daily"] as const).entries()) {
    const value = { ...NURSE, keywords: at === 0 ? NURSE.keywords : "clerk", frequency };
    await db().accountRecord.updateMany({ where: { key: keys[at] }, data: { value } });
  }
  await deliverAlerts(new Date(Date.now() + 1_000));
  expect(lines()).toEqual([["Staff Nurse"]]);
  await deliverAlerts(new Date(Date.now() + DAY_MS));
  expect(lines()).toEqual([["Staff Nurse"], ["Clerk"]]);
});

it("tells by a weekly alert, before its Monday, of what has closed by then", async () => {
  await keepAlert();
  await publish("Staff Nurse at once", 1);
  await deliverAlerts(new Date());
  await deliverAlerts(new Date(startOfDay(addDays(TODAY, 1)).getTime() + DAY_MS / 2));
  expect(lines()).toEqual([["Staff Nurse at once"]]);
});

it("tells by a weekly alert at once of what it had found where the last date becomes one before its Monday, and once", async () => {
  await keepAlert();
  const id = await publish("Staff Nurse brought forward");
  await publish("Staff Nurse as it was");
  await deliverAlerts(new Date());
  await db().job.update({ where: { id }, data: { deadline: new Date(TODAY) } });
  await deliverAlerts(new Date(Date.now() + 1_000));
  expect(lines()).toEqual([["Staff Nurse brought forward"]]);
  await deliverAlerts(NEXT_WEEK);
  expect(lines().slice(1)).toEqual([["Staff Nurse as it was"]]);
});

it("tells by a weekly alert, before its Monday, of what it had found and came back with a last date before that", async () => {
  await keepAlert();
  const id = await publish("Staff Nurse put right");
  await deliverAlerts(new Date());
  await db().job.update({ where: { id }, data: { status: "withdrawn" } });
  await db().job.update({ where: { id }, data: { deadline: new Date(addDays(TODAY, 1)) } });
  await db().job.update({ where: { id }, data: { status: "published" } });
  await deliverAlerts(new Date(startOfDay(addDays(TODAY, 1)).getTime() + DAY_MS / 2));
  expect(lines()).toEqual([["Staff Nurse put right"]]);
});
