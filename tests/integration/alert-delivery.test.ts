import * as cronRoute from "@/app/api/cron/alerts/route";
import { optOut } from "@/lib/accounts/unsubscribe";
import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import type { JobAlert } from "@/lib/alerts/schema";
import { addDays, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const at = (ms: number) => new Date(Date.now() + ms);
/** What a run says that had nothing to look at and nothing to send. */
const NOTHING = { jobs: 0, found: 0, mails: 0, failed: 0 };

/** The eight o'clock to come in India, in milliseconds. */
function nextMorning(): number {
  const today = startOfDay(dayInIndia(new Date())).getTime() + 8 * HOUR_MS;
  return today > Date.now() ? today : today + DAY_MS;
}

const database = useDatabase();
let number = 0;

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

/** Texts of a job in which nobody finds a nurse. */
const NO_NURSE = { description: null, qualification: "12th pass", recruitingOrganization: "A body", jobPositions: [] };

async function publish(title: string, change: { deadline?: string } = {}): Promise<number> {
  const [job] = makeJobs(1, TODAY);
  if (!job) throw new Error("no job was made");
  const sourceReference = `alert-test-${++number}`;
  await upsertJobs([
    {
      ...job,
      ...NO_NURSE,
      sourceReference,
      title,
      postedOn: addDays(TODAY, -40),
      applicationStartDate: null,
      deadline: addDays(TODAY, 9),
      ...change,
    },
  ]);
  return (await db().job.findFirstOrThrow({ where: { sourceReference } })).id;
}

async function subscriber(change: Partial<JobAlert> = {}, isVerified = true): Promise<{ id: number; email: string }> {
  const user = await makeUser({ emailVerifiedAt: isVerified ? new Date() : null });
  const alert = { ...NURSE_ALERT, ...change };
  await db().accountRecord.create({
    data: { userId: user.id, kind: "jobAlerts", key: alertKey(alert), value: alert, changedAt: {}, revision: 1 },
  });
  return user;
}

it("mails a new job once to whoever has an alert for it, with both forms and the ways to stop", async () => {
  const user = await subscriber();
  const id = await publish("Staff Nurse Grade II");
  await publish("Junior Clerk");
  await deliverAlerts(at(MINUTE_MS));
  await deliverAlerts(at(2 * MINUTE_MS));
  const mails = readOutbox();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: user.email, subject: "1 new job matches your alerts" });
  for (const form of [mails[0]?.html, mails[0]?.text]) {
    expect(form).toContain("Staff Nurse Grade II");
    expect(form).toContain(`/job/${id}`);
    expect(form).not.toContain("Junior Clerk");
    expect(form).toContain("/unsubscribe?token=");
  }
  expect(mails[0]?.listUnsubscribe).toContain("/api/unsubscribe?token=");
});

it("does not mail what was public before the alert, what has closed, nor a withdrawn job", async () => {
  await publish("Staff Nurse, old");
  await deliverAlerts(new Date());
  await subscriber();
  await publish("Staff Nurse, closed", { deadline: addDays(TODAY, -1) });
  const withdrawn = await publish("Staff Nurse, withdrawn");
  await db().job.update({ where: { id: withdrawn }, data: { status: "withdrawn" } });
  await deliverAlerts(at(MINUTE_MS));
  expect(readOutbox()).toEqual([]);
});

it("finds a job that was a draft when the alert began, once it is published", async () => {
  const id = await publish("Staff Nurse, draft");
  await db().job.update({ where: { id }, data: { status: "draft" } });
  await subscriber();
  await deliverAlerts(at(MINUTE_MS));
  expect(readOutbox()).toEqual([]);
  await db().job.update({ where: { id }, data: { status: "published" } });
  await deliverAlerts(at(2 * MINUTE_MS));
  expect(readOutbox()).toHaveLength(1);
});

it.each<[string, Partial<JobAlert>, boolean]>([
  ["a paused alert", { isActive: false }, true],
  ["an alert without email notifications", { emailNotifications: false }, true],
  ["an address that is not verified", {}, false],
])("mails nothing for %s", async (_what, change, isVerified) => {
  await subscriber(change, isVerified);
  await publish("Staff Nurse");
  expect(await deliverAlerts(at(MINUTE_MS))).toEqual({ ...NOTHING, jobs: 1 });
  expect(readOutbox()).toEqual([]);
});

it("mails nothing that closed between its finding and its mail", async () => {
  await subscriber();
  await publish("Staff Nurse", { deadline: addDays(TODAY, 1) });
  env.SMTP_URL = "smtp://127.0.0.1:1";
  expect(await deliverAlerts(new Date())).toMatchObject({ found: 1, mails: 0, failed: 1 });
  env.SMTP_URL = undefined;
  expect(await deliverAlerts(at(3 * DAY_MS))).toMatchObject({ mails: 0, failed: 0 });
  expect(readOutbox()).toEqual([]);
});

it.each(["closed when it was published", "closed before its mail", "withdrawn before its mail"])(
  "tells of a notice that was %s once it is open again, and only who was not told of it before",
  async (what) => {
    const told = what === "closed when it was published" ? null : await subscriber();
    const id = await publish("Staff Nurse", { deadline: addDays(TODAY, told ? 1 : -1) });
    await deliverAlerts(at(0));
    const waiting = await subscriber({ frequency: "weekly" });
    if (told) await db().jobPublication.update({ where: { jobId: id }, data: { matchedFor: null } });
    await deliverAlerts(at(0));
    const hide = what.startsWith("withdrawn") ? { status: "withdrawn" as const } : { deadline: new Date(addDays(TODAY, -1)) };
    await db().job.update({ where: { id }, data: hide });
    await deliverAlerts(at(8 * DAY_MS));
    await db().job.update({ where: { id }, data: { status: "published", deadline: new Date(addDays(TODAY, 30)) } });
    emptyOutbox();
    for (const days of [16, 24]) await deliverAlerts(at(days * DAY_MS));
    expect(readOutbox().map(({ to }) => to)).toEqual([waiting.email]);
  },
);

it("looks for the alerts of as many notices as became public, and names the twenty that close first in a mail with the way to the others", async () => {
  await subscriber();
  const jobs = makeJobs(501, TODAY).map((job) => ({ ...job, title: "Staff Nurse", deadline: addDays(TODAY, 9) }));
  await upsertJobs([
    ...jobs.slice(1),
    ...jobs.slice(0, 1).map((job) => ({ ...job, title: "Staff Nurse, at once", deadline: addDays(TODAY, 1) })),
  ]);
  expect(await deliverAlerts(at(MINUTE_MS))).toMatchObject({ jobs: 501, found: 501, mails: 1 });
  const [mail] = readOutbox();
  expect(mail?.subject).toBe("501 new jobs match your alerts");
  expect(mail?.text.match(/\/job\/\d+/g)).toHaveLength(20);
  expect(/^- (.*)/m.exec(mail?.text ?? "")?.[1]).toBe("Staff Nurse, at once");
  expect(mail?.text).toContain("481 more new jobs are not named here.\n\nSee all matching jobs:\nhttp://localhost:3000/?");
});

it("says of an alert all of whose notices stand under another that they do", async () => {
  const { id: userId } = await subscriber();
  const value = { ...NURSE_ALERT, title: "All nurses", keywords: "nurse" };
  const record = { kind: "jobAlerts", key: alertKey(value), value, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data: { userId, ...record } });
  await publish("Staff Nurse in Bihar");
  await deliverAlerts(at(0));
  const [mail] = readOutbox();
  expect(mail?.text.match(/\/job\/\d+/g)).toHaveLength(1);
  expect(mail?.text).toMatch(/(?:Nurse posts|All nurses)\n\nIts new job is named above\.\n\nSee all matching jobs:/i);
});

it("begins again where a run died before it had noted all, and tells nobody twice", async () => {
  const users = [await subscriber(), await subscriber()];
  const jobId = await publish("Staff Nurse");
  // As it was when the first of the two had been noted and mailed: the notice does not count as looked for.
  await deliverAlerts(at(MINUTE_MS));
  await db().alertDelivery.deleteMany({ where: { userId: users[1]?.id ?? 0 } });
  await db().jobPublication.update({ where: { jobId }, data: { matchedFor: null } });
  emptyOutbox();
  await deliverAlerts(at(2 * MINUTE_MS));
  expect(readOutbox().map(({ to }) => to)).toEqual([users[1]?.email]);
});

it("finds what was published again while a run looked for its alerts", async () => {
  const jobId = await publish("Staff Nurse");
  await deliverAlerts(at(MINUTE_MS));
  await subscriber();
  await db().job.update({ where: { id: jobId }, data: { status: "withdrawn" } });
  await db().job.update({ where: { id: jobId }, data: { status: "published" } });
  expect(await deliverAlerts(at(2 * MINUTE_MS))).toMatchObject({ jobs: 1, found: 1, mails: 1 });
});

it("mails nothing to who stopped such mails, nor for a removed alert", async () => {
  const [stopped, removed] = [await subscriber(), await subscriber()];
  await optOut({ userId: stopped.id, list: "alert" }, new Date());
  await db().accountRecord.updateMany({ where: { userId: removed.id }, data: { deletedAt: new Date() } });
  await publish("Staff Nurse");
  expect(await deliverAlerts(at(MINUTE_MS))).toEqual({ ...NOTHING, jobs: 1 });
  expect(readOutbox()).toEqual([]);
});

it("keeps the jobs of a daily alert for its morning, and says them in the reader's language", async () => {
  const user = await subscriber({ frequency: "daily" });
  await db().user.update({ where: { id: user.id }, data: { language: "hi" } });
  await publish("Staff Nurse one");
  await publish("Staff Nurse two");
  const morning = nextMorning();
  expect(await deliverAlerts(new Date(morning - 1))).toEqual({ ...NOTHING, jobs: 2, found: 2 });
  await deliverAlerts(new Date(morning));
  await deliverAlerts(new Date(morning + MINUTE_MS));
  const mails = readOutbox();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("आपके अलर्ट से मिलती 2 नई भर्तियाँ");
  expect(mails[0]?.html).toContain('lang="hi"');
});

it("mails once however many servers run at a time", async () => {
  await subscriber();
  for (let index = 0; index < 5; index++) await publish(`Staff Nurse ${index}`);
  const now = at(MINUTE_MS);
  await Promise.all(Array.from({ length: 6 }, () => deliverAlerts(now)));
  const named = readOutbox().flatMap(({ text }) => text.match(/\/job\/\d+/g) ?? []);
  expect(named).toHaveLength(5);
  expect(new Set(named).size).toBe(5);
});

it("tries a mail again that was not taken, and then sends it once", async () => {
  await subscriber();
  await publish("Staff Nurse");
  env.SMTP_URL = "smtp://127.0.0.1:1";
  expect(await deliverAlerts(at(MINUTE_MS))).toMatchObject({ mails: 0, failed: 1 });
  env.SMTP_URL = undefined;
  expect(await deliverAlerts(at(2 * MINUTE_MS))).toMatchObject({ mails: 0, failed: 0 });
  expect(await deliverAlerts(at(20 * MINUTE_MS))).toMatchObject({ mails: 1, failed: 0 });
  expect(readOutbox()).toHaveLength(1);
});

it("is started by this server or by a scheduler with the secret, and by nobody else", async () => {
  const ask = (headers: Record<string, string> = {}) => call(cronRoute.GET, "/api/cron/alerts", { headers });
  env.CRON_SECRET = "0123456789abcdef";
  try {
    expect((await ask()).status).toBe(401);
    expect((await ask({ authorization: "Bearer wrong" })).status).toBe(401);
    const response = await ask({ authorization: "Bearer 0123456789abcdef" });
    const [followed, reminded] = [
      { stages: 0, mails: 0, failed: 0 },
      { reminders: 0, mails: 0, failed: 0 },
    ];
    const waiting = { sent: 0, failed: 0 };
    expect([response.status, await response.json()]).toEqual([200, { ...NOTHING, followed, reminded, held: 0, waiting }]);
  } finally {
    env.CRON_SECRET = undefined;
  }
  expect((await ask({ authorization: "Bearer 0123456789abcdef" })).status).toBe(401);
});
