import { findRecipient, noteBounces } from "@/lib/accounts/recipients";
import { applyRetention } from "@/lib/accounts/retention";
import { optOut, optOutAddresses } from "@/lib/accounts/unsubscribe";
import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { tellHeldNotes } from "@/lib/channels/channel";
import { addDays, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { deliverStages } from "@/lib/follow/deliver";
import { closeSmtp } from "@/lib/mail/smtp";
import { deliverReminders } from "@/lib/reminders/deliver";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { publish, useMailAlerts } from "@/tests/support/mail-alerts";
import { readOutbox } from "@/tests/support/outbox";
import { startSmtpServer } from "@/tests/support/smtp-server";

const TODAY = dayInIndia(new Date());
const inDays = (days: number) => addDays(TODAY, days);
/** An hour of a day in India. */
const at = (days: number, hour = 12) => new Date(startOfDay(inDays(days)).getTime() + hour * 3_600_000);
const BOT = {
  TELEGRAM_BOT_TOKEN: "123:abcdefghijklmnopqrstuvwxyz",
  TELEGRAM_BOT_NAME: "niyukti_bot",
  TELEGRAM_WEBHOOK_SECRET: "a-secret-of-the-webhook",
};
const NO_SUCH_USER = "5.1.1 No such user here";
const realFetch = global.fetch;
let status = 200;
let told: string[] = [];

useMailAlerts();

beforeEach(() => {
  Object.assign(env, BOT);
  [status, told] = [200, []];
  global.fetch = async (_url, init) => {
    if (status === 200) told.push(JSON.parse(String(init?.body)).text.split("\n")[0]);
    return new Response(null, { status });
  };
});
afterEach(() => {
  global.fetch = realFetch;
  for (const name of Object.keys(BOT)) Object.assign(env, { [name]: undefined });
});

/** Somebody who looks for nurses, whose mailbox was refused on some days. */
async function reader({ refusedDays, hasChat }: { refusedDays: number; hasChat: boolean }): Promise<number> {
  const { id: userId } = await makeUser();
  await db().user.update({ where: { id: userId }, data: { refusedDays, refusedOn: new Date(inDays(-1)) } });
  if (hasChat) await db().telegramChat.create({ data: { userId, chatId: 5, createdAt: new Date() } });
  const record = { userId, kind: "jobAlerts", key: alertKey(NURSE_ALERT), value: NURSE_ALERT, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data: record });
  return userId;
}

/** They save a notice that closes in some days, and follow it. */
async function keep(userId: number, jobId: number, deadline: string): Promise<void> {
  const value = { jobId, title: "Staff Nurse", department: "SSC", deadline, isFollowed: true };
  const record = { userId, kind: "savedJobs", key: String(jobId), value, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data: record });
}

async function setExam(jobId: number, day: number): Promise<void> {
  const stages = [{ kind: "exam", status: "confirmed", from: inDays(day) }];
  await db().job.update({ where: { id: jobId }, data: { notice: { posts: [{ name: "Nurse" }], stages } } });
}

it("tells whoever has a chat of new notices, last dates and stages there while their mailbox is gone, and mails nothing", async () => {
  const userId = await reader({ refusedDays: 3, hasChat: true });
  const id = await publish("Staff Nurse", inDays(3));
  await keep(userId, id, inDays(3));
  await deliverStages(at(0));
  await setExam(id, 40);
  for (const hour of [12, 13]) {
    await deliverAlerts(at(0, hour));
    await deliverReminders(at(0, hour));
    await deliverStages(at(0, hour));
  }
  expect(told).toEqual([
    "1 new job matches your alerts",
    "Last date in 3 days: Staff Nurse",
    expect.stringMatching(/^Exam, .*: Staff Nurse$/),
  ]);
  expect(readOutbox()).toEqual([]);
  await optOut({ userId, list: "alert" }, at(0));
  await publish("Staff Nurse (Theatre)");
  await deliverAlerts(at(0, 14));
  expect(told).toHaveLength(3);
});

it.each([
  ["whose mailbox is gone", { refused: true, isProven: true }],
  ["whose mails go on", { refused: false, isProven: true }],
  ["whose address nobody has proven", { refused: false, isProven: false }],
])(
  "tells the owner of an unused account there in the morning that it will be deleted, %s",
  async (_who, { refused, isProven }) => {
    const server = await startSmtpServer(() => "taken");
    env.SMTP_URL = server.url;
    try {
      server.refuse(refused ? NO_SUCH_USER : null);
      const userId = await reader({ refusedDays: 0, hasChat: true });
      await optOut({ userId, list: "alert" }, at(0));
      const emailVerifiedAt = isProven ? new Date() : null;
      await db().user.update({ where: { id: userId }, data: { createdAt: at(-705), emailVerifiedAt } });
      await db().session.deleteMany({ where: { userId } });
      expect(await applyRetention(at(0, 2))).toMatchObject({ warned: 1 });
      expect(told).toEqual([]);
      status = 500;
      await tellHeldNotes(at(0, 8));
      status = 200;
      for (const hour of [9, 10]) await tellHeldNotes(at(0, hour));
      expect(told).toEqual(["Your account will be deleted"]);
      expect(server.received).toHaveLength(refused || !isProven ? 0 : 1);
      expect(await applyRetention(at(30, 2))).toMatchObject({ accounts: 0 });
      expect(await applyRetention(at(31, 2))).toMatchObject({ accounts: 1 });
    } finally {
      env.SMTP_URL = undefined;
      closeSmtp();
      await server.close();
    }
  },
);

it("tells it there, once, from the first day on which the mailbox is refused", async () => {
  const server = await startSmtpServer(() => "taken");
  env.SMTP_URL = server.url;
  try {
    await reader({ refusedDays: 0, hasChat: true });
    server.refuse(NO_SUCH_USER);
    await publish("Staff Nurse");
    for (const hour of [12, 13, 14]) await deliverAlerts(at(0, hour));
    expect(told).toEqual(["1 new job matches your alerts"]);
    server.refuse(null);
    await deliverAlerts(at(0, 15));
    expect([server.received, await db().user.count({ where: { refusedDays: 1 } })]).toEqual([[], 1]);
  } finally {
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
});

it("tries again, for as long as it takes, what neither a mailbox nor the chat took", async () => {
  await reader({ refusedDays: 3, hasChat: true });
  await publish("Staff Nurse");
  status = 500;
  for (const hour of [8, 8.3, 9, 10.1, 12.2]) expect(await deliverAlerts(at(0, hour))).toMatchObject({ mails: 0, failed: 1 });
  status = 200;
  expect(await deliverAlerts(at(0, 14.4))).toMatchObject({ mails: 1, failed: 0 });
  expect(told).toHaveLength(1);
});

it("tries nothing to tell whoever had nothing but a channel that the operator has switched off since", async () => {
  const userId = await reader({ refusedDays: 3, hasChat: true });
  await publish("Staff Nurse");
  env.TELEGRAM_BOT_TOKEN = undefined;
  expect(await deliverAlerts(at(0))).toMatchObject({ found: 0, mails: 0, failed: 0 });
  expect(await findRecipient(userId, "alert", at(0))).toBeNull();
});

it("keeps for the morning what it would tell at night", async () => {
  await reader({ refusedDays: 3, hasChat: true });
  await publish("Staff Nurse");
  for (const hour of [23, 23.5]) await deliverAlerts(at(0, hour));
  expect(told).toEqual([]);
  await tellHeldNotes(at(1, 8));
  expect(told).toHaveLength(1);
});

it.each([
  ["until it is taken, what was held at night for whoever has no mailbox", 3, 1],
  ["not again what was mailed at night", 0, 0],
])("tells in the morning, where the chat is away at eight, %s", async (_what, refusedDays, times) => {
  await reader({ refusedDays, hasChat: true });
  await publish("Staff Nurse");
  await deliverAlerts(at(0, 23));
  status = 500;
  for (const hour of [8, 9]) await tellHeldNotes(at(1, hour));
  status = 200;
  for (const hour of [10, 11]) await tellHeldNotes(at(1, hour));
  expect([told, await db().heldNote.count()]).toEqual([Array(times).fill("1 new job matches your alerts"), 0]);
});

it("mails nobody else whose mailbox is gone until a month is over, and then what came to be known of what they follow meanwhile", async () => {
  const userId = await reader({ refusedDays: 2, hasChat: false });
  const id = await publish("Staff Nurse", inDays(60));
  await keep(userId, id, inDays(60));
  await deliverStages(at(0));
  await setExam(id, 50);
  // A mail that is refused on the third day is on its way.
  const server = await startSmtpServer(() => "taken");
  env.SMTP_URL = server.url;
  try {
    server.refuse(NO_SUCH_USER);
    for (const day of [0, 1, 2]) await deliverStages(at(day));
    server.refuse(null);
    await setExam(id, 45);
    for (const days of [3, 30]) {
      await applyRetention(at(days, 2));
      await deliverStages(at(days));
      expect(server.received).toEqual([]);
    }
    expect(await applyRetention(at(32, 2))).toMatchObject({ refusals: 1 });
    await deliverStages(at(32));
    expect(server.received).toHaveLength(1);
    expect(await db().user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ refusedDays: 0 });
  } finally {
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
});

it("takes what an operator hands over as bounced for gone at once, and mails no list to who complained", async () => {
  const [gone, unwilling, other] = [await makeUser(), await makeUser(), await makeUser()];
  expect(await noteBounces([` ${gone.email.toUpperCase()}`, "unknown@example.org"], at(0))).toBe(1);
  expect(await optOutAddresses([unwilling.email], at(0))).toBe(3);
  expect(await optOutAddresses([unwilling.email], at(1))).toBe(0);
  const takesMails = async ({ id }: { id: number }) => (await findRecipient(id, "reminder", new Date())) !== null;
  expect(await Promise.all([gone, unwilling, other].map(takesMails))).toEqual([false, false, true]);
  // Handed over again, as by a file that grows, the month after which a mail is tried begins not anew.
  expect(await noteBounces([gone.email], at(9))).toBe(0);
  expect(await applyRetention(at(31, 2))).toMatchObject({ refusals: 1 });
});
