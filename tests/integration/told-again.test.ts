import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import type { JobAlert } from "@/lib/alerts/schema";
import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { formatDayLong } from "@/lib/i18n/format";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { publish, useMailAlerts } from "@/tests/support/mail-alerts";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
const day = (days: number) => addDays(TODAY, days);
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const CORRECTED = 6 / (24 * 60);

useMailAlerts();

let userId = 0;
beforeEach(async () => {
  userId = (await makeUser()).id;
});

async function keep(change: Partial<JobAlert> = {}): Promise<string> {
  const value = { ...NURSE_ALERT, frequency: "instant", ...change } as JobAlert;
  const key = alertKey(value);
  await db().accountRecord.create({ data: { userId, kind: "jobAlerts", key, value, changedAt: {}, revision: 1 } });
  return key;
}

const move = (id: number, days: number) => db().job.update({ where: { id }, data: { deadline: new Date(day(days)) } });
const pause = (key: string) =>
  db().$executeRaw`UPDATE account_records SET value = value || '{"isActive": false}' WHERE key = ${key}`;
const lastHour = (id: number, hour: string) => db().job.update({ where: { id }, data: { lastHour: `${day(30)}T${hour}+05:30` } });

/** A notice that was mailed, and then the mails of the days after it was corrected. */
async function mailedOf(correct: () => Promise<unknown>): Promise<string[]> {
  await deliverAlerts(new Date());
  emptyOutbox();
  await correct();
  for (const days of [CORRECTED, 1.1, 2.2]) await deliverAlerts(later(days));
  return readOutbox().map(({ text }) => /In our mail before, it was (.*)/.exec(text)?.[1] ?? "new");
}

it("tells whoever was mailed a later hour of the same day, or none, that it has become an earlier one, once, with both", async () => {
  await keep();
  const id = await publish("Staff Nurse", day(30));
  const before = formatDayLong(day(30), "en");
  expect(await mailedOf(() => lastHour(id, "17:00"))).toEqual([`${before}, with no hour given.`]);
  expect(readOutbox()[0]?.text).toContain(`Last date ${before}, till 5 pm`);
  expect(await mailedOf(() => lastHour(id, "11:00"))).toEqual([`${before}, till 5 pm.`]);
});

it("says nothing of an hour that has become a later one, or is the end of its day", async () => {
  await keep();
  const id = await publish("Staff Nurse", day(30));
  expect(await mailedOf(() => lastHour(id, "23:30"))).toEqual([]);
  await db().$executeRaw`UPDATE alert_deliveries SET told_closing = ${new Date(`${day(30)}T15:00+05:30`)}`;
  expect(await mailedOf(() => lastHour(id, "17:00"))).toEqual([]);
});

it("tells of an earlier last date while any alert of theirs looks for the notice, also one that kept silent since another had told it", async () => {
  const key = await keep();
  await keep({ keywords: "nurse", frequency: "daily" });
  const id = await publish("Staff Nurse", day(30));
  for (const days of [0, 1.1]) await deliverAlerts(later(days));
  expect(readOutbox()).toHaveLength(1);
  await pause(key);
  expect(await mailedOf(() => move(id, 10))).toEqual([`${formatDayLong(day(30), "en")}.`]);
});

it("takes no notice for told at an hour at which it was due once more and nothing was said of it", async () => {
  const key = await keep();
  const id = await publish("Staff Nurse", day(30));
  await deliverAlerts(new Date());
  await pause(key);
  emptyOutbox();
  // Another alert finds it once it is corrected, and tells of it a week later.
  await keep({ keywords: "theatre", frequency: "weekly" });
  await db().$executeRaw`UPDATE alert_deliveries SET told_at = told_at - interval '1 hour'`;
  await db().job.update({ where: { id }, data: { title: "Staff Nurse (Theatre)", searchWords: { push: "theatre" } } });
  await deliverAlerts(later(CORRECTED));
  await move(id, 20);
  for (const days of [2 * CORRECTED, 1.1, 8]) await deliverAlerts(later(days));
  expect(readOutbox().map(({ text }) => text.includes("Theatre"))).toEqual([true]);
});

it("tells of a notice, once, whoever looks for a post that it has come to name", async () => {
  await keep();
  await keep({ keywords: "stenographer" });
  const name = (positionName: string) => {
    const change = {
      title: "Various posts",
      deadline: day(30),
      description: null,
      jobPositions: [{ positionName, qualification: "", numberOfVacancies: 1 }],
    };
    return upsertJobs(makeJobs(1, TODAY).map((job) => ({ ...job, ...change })));
  };
  await name("Clerk");
  await deliverAlerts(new Date());
  expect(readOutbox()).toEqual([]);
  await name("Stenographer");
  for (const minutes of [6, 12]) await deliverAlerts(later(minutes / (24 * 60)));
  expect(readOutbox().map(({ text }) => text.includes("Various posts"))).toEqual([true]);
});

it("tells an earlier last date once, where another alert of theirs finds the notice with it before the mail of the first", async () => {
  await keep();
  const id = await publish("Staff Nurse", day(30));
  await deliverAlerts(new Date());
  await keep({ keywords: "theatre" });
  emptyOutbox();
  const data = { title: "Staff Nurse (Theatre)", searchWords: { push: "theatre" }, deadline: new Date(day(20)) };
  await db().job.update({ where: { id }, data });
  for (const days of [CORRECTED, 2 * CORRECTED, 1.1, 2.2]) await deliverAlerts(later(days));
  expect(readOutbox().map(({ text }) => text.includes("Theatre"))).toEqual([true]);
});
