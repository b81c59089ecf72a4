import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import type { JobAlert } from "@/lib/alerts/schema";
import { addDays, DAY_MS, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { formatDayLong } from "@/lib/i18n/format";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { publish, subscribe, useMailAlerts } from "@/tests/support/mail-alerts";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

const TODAY = dayInIndia(new Date());
const day = (days: number) => addDays(TODAY, days);
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

useMailAlerts();

async function keep(userId: number, change: Partial<JobAlert>): Promise<void> {
  const value = { ...NURSE_ALERT, ...change };
  const data = { userId, kind: "jobAlerts", key: alertKey(value), value, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data });
}

const move = (id: number, days: number) => db().job.update({ where: { id }, data: { deadline: new Date(day(days)) } });

it("tells whoever was mailed a later last date that it has become an earlier one, once, with both days", async () => {
  await subscribe();
  await keep((await makeUser()).id, { frequency: "instant" });
  const id = await publish("Staff Nurse", day(30));
  await deliverAlerts(new Date());
  expect(readOutbox()).toHaveLength(2);
  emptyOutbox();
  await keep((await makeUser()).id, { frequency: "instant" });
  await move(id, 10);
  await deliverAlerts(new Date(Date.now() + 6 * 60_000));
  for (const days of [1.1, 2.2, 3.3]) await deliverAlerts(later(days));
  const mails = readOutbox();
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) {
    expect(subject).toBe("Last date earlier than before: Staff Nurse");
    expect(text).toContain("here is less time to apply than we told you in an earlier mail.");
    expect(text).toContain(`Last date ${formatDayLong(day(10), "en")}`);
    expect(text).toContain(`In our mail before, it was ${formatDayLong(day(30), "en")}.`);
    expect(text.match(/\/job\/\d+/g)).toHaveLength(1);
  }
});

it.each(["put back before its mail", "paused"])("says nothing of an earlier last date that was %s", async (what) => {
  await keep((await makeUser()).id, { frequency: "instant" });
  const id = await publish("Staff Nurse", day(30));
  await deliverAlerts(new Date());
  emptyOutbox();
  await move(id, 10);
  await deliverAlerts(new Date(Date.now() + 6 * 60_000));
  if (what.startsWith("put")) await move(id, 30);
  if (what === "paused") await db().$executeRaw`UPDATE account_records SET value = value || '{"isActive": false}'`;
  for (const days of [1.1, 2.2]) await deliverAlerts(later(days));
  expect(readOutbox()).toEqual([]);
  // What was told stays so: it is not news once it is open again.
  await move(id, 40);
  await deliverAlerts(later(3.3));
  expect(readOutbox()).toEqual([]);
});

it("tells of a notice once that two alerts of one person find, however often each mails", async () => {
  const { id: userId } = await makeUser();
  await keep(userId, { frequency: "instant" });
  await keep(userId, { keywords: "nurse", frequency: "daily" });
  await publish("Staff Nurse", day(30));
  for (const days of [0, 1.1]) await deliverAlerts(later(days));
  expect(readOutbox()).toHaveLength(1);
});

it("names in the mail of one alert what that of another did not name, with the last date that it has by then as the only one", async () => {
  const { id: userId } = await makeUser();
  await keep(userId, { frequency: "instant" });
  await keep(userId, { keywords: "theatre", frequency: "weekly" });
  for (let number = 1; number <= 20; number++) await publish(`Staff Nurse ${number}`, day(15));
  const id = await publish("Staff Nurse (Theatre)", day(30));
  await deliverAlerts(new Date());
  expect(readOutbox().map(({ text }) => text.includes("Theatre"))).toEqual([false]);
  await move(id, 20);
  await deliverAlerts(new Date(Date.now() + 6 * 60_000));
  for (const days of [1.1, 8]) await deliverAlerts(later(days));
  expect(readOutbox().map(({ text }) => [text.includes("Theatre"), text.includes("In our mail before")])).toEqual([
    [false, false],
    [true, false],
  ]);
});

it("finds a notice anew that was not said since its alert was paused", async () => {
  const { id: userId, email } = await makeUser();
  await keep(userId, { frequency: "daily" });
  const id = await publish("Staff Nurse", day(5));
  await deliverAlerts(new Date());
  await db().$executeRaw`UPDATE account_records SET value = value || '{"isActive": false}'`;
  await deliverAlerts(later(1.1));
  await db().$executeRaw`UPDATE account_records SET value = value || '{"isActive": true}'`;
  await move(id, -1);
  await move(id, 30);
  for (const days of [1.2, 2.3]) await deliverAlerts(later(days));
  expect(readOutbox().map(({ to }) => to)).toEqual([email]);
});

it("tells at the pace of the alert that took the place of a weekly one what that one had found", async () => {
  const { id: userId, email } = await makeUser();
  await keep(userId, { frequency: "weekly" });
  await publish("Staff Nurse", day(30));
  await deliverAlerts(new Date());
  // In one statement, as an exchange with a device writes them.
  await db().$executeRaw`
    INSERT INTO account_records (user_id, kind, key, value, changed_at, deleted_at, revision, updated_at)
    SELECT user_id, kind, changed.key, value || '{"keywords": "nurse", "frequency": "instant"}', '{}', changed.at, 2, now()
    FROM account_records, (VALUES ('another', NULL), (${alertKey({ ...NURSE_ALERT, frequency: "weekly" } as JobAlert)}, now())) AS changed(key, at)
    ON CONFLICT (user_id, kind, key) DO UPDATE SET deleted_at = excluded.deleted_at`;
  await deliverAlerts(new Date(Date.now() + 60_000));
  expect(readOutbox().map(({ to }) => to)).toEqual([email]);
});
