import { addMinutes } from "date-fns/addMinutes";
import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { DueMail } from "@/lib/mail/delivery-rows";
import { postMail } from "@/lib/mail/post-mail";
import { closeSmtp } from "@/lib/mail/smtp";
import { sendWaitingMails } from "@/lib/mail/waiting-mails";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { publish } from "@/tests/support/mail-alerts";
import { type MailFate, startSmtpServer } from "@/tests/support/smtp-server";

const STAGES = { table: "stage_deliveries", key: "stage" } as const;
const BEGUN = new Date();
/** How long each mail takes by the clock of a test: three of them are longer than a claim holds. */
const MINUTES_A_MAIL = 6;

const database = useDatabase();
const { MAIL_CONNECTIONS } = env;
let minutes: number;
const clock = () => addMinutes(BEGUN, minutes);

// The clock goes on by each mail, as where each waits for the one before (mails-side-by-side.test.ts has several at a time).
beforeAll(() => {
  env.MAIL_CONNECTIONS = 2;
});
afterAll(() => {
  env.MAIL_CONNECTIONS = MAIL_CONNECTIONS;
});
beforeEach(async () => {
  await database.clear();
  minutes = 0;
});

/** People who are each to be told of one stage. */
async function followers(count: number): Promise<number[]> {
  const jobId = await publish("Staff Nurse");
  const users = await Promise.all(Array.from({ length: count }, () => makeUser()));
  const ids = users.map(({ id }) => id).sort((a, b) => a - b);
  await db().stageDelivery.createMany({ data: ids.map((userId) => ({ userId, jobId, stage: "exam.1", foundAt: BEGUN })) });
  return ids;
}

it("mails each of a list once, however long the mails take and whoever else runs meanwhile", async () => {
  const ids = await followers(5);
  const told: number[] = [];
  const slowly = async ({ ownerId }: DueMail) => {
    told.push(ownerId);
    minutes += MINUTES_A_MAIL;
    // Another run comes while this mail is on its way, by a clock at which the first claims of a long run count no more.
    if (told.length === 3) await sendDeliveries(STAGES, { now: clock(), clock }, slowly);
    return true;
  };
  for (let run = 0; run < 6; run++) await sendDeliveries(STAGES, { now: clock(), clock }, slowly);
  expect(told).toEqual(ids);
});

it("claims by the clock of that moment, not by when the run began", async () => {
  const [id] = await followers(1);
  minutes = 20;
  const told: number[] = [];
  const telling = async ({ ownerId }: DueMail) => {
    told.push(ownerId);
    await sendDeliveries(STAGES, { now: clock(), clock }, telling);
    return true;
  };
  await sendDeliveries(STAGES, { now: BEGUN, clock }, telling);
  expect(told).toEqual([id]);
  expect(await db().stageDelivery.findMany({ select: { claimedAt: true, sentAt: true, attempts: true } })).toEqual([
    { claimedAt: clock(), sentAt: clock(), attempts: 1 },
  ]);
});

it("ends a run after a minute and leaves what is left unclaimed to the next", async () => {
  const ids = await followers(3);
  const told: number[] = [];
  const slowly = async ({ ownerId }: DueMail) => {
    told.push(ownerId);
    minutes += 0.5;
    return true;
  };
  expect(await sendDeliveries(STAGES, { now: BEGUN, clock }, slowly)).toEqual({ mails: 2, failed: 0 });
  expect(await db().stageDelivery.count({ where: { claimedAt: null } })).toBe(1);
  expect(await sendDeliveries(STAGES, { now: clock(), clock }, slowly)).toEqual({ mails: 1, failed: 0 });
  expect(told).toEqual(ids);
});

it("sends each mail that waits once, however long they take and whoever else runs meanwhile", async () => {
  const names = ["one", "two", "three", "four", "five"].map((name) => `${name}@example.in`);
  env.SMTP_URL = "smtp://127.0.0.1:1";
  for (const to of names) await postMail("security", { to, subject: "A link", html: "<p>Link</p>", text: "Link" });
  closeSmtp();
  minutes = 3;
  const told: (string | undefined)[] = [];
  const server = await startSmtpServer(async ({ to }): Promise<MailFate> => {
    told.push(to[0]);
    minutes += MINUTES_A_MAIL;
    if (told.length === 3) await sendWaitingMails(clock(), clock);
    return "taken";
  });
  env.SMTP_URL = server.url;
  try {
    for (let run = 0; run < 6; run++) await sendWaitingMails(clock(), clock);
  } finally {
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
  expect(told).toEqual(names);
});

it("says nothing of a notice that closed while the mails before were on their way", async () => {
  const jobId = await publish("Staff Nurse");
  const closedAt = addMinutes(clock(), 0.5);
  const day = dateOf(dayInIndia(closedAt));
  const closing = { closedAt, closedOn: day, closedReason: "Court order", deadline: day };
  const { deadline: statedDeadline } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  await db().job.update({ where: { id: jobId }, data: { ...closing, statedDeadline } });
  for (let count = 0; count < 2; count++) {
    const { id: userId } = await makeUser();
    const record = { userId, kind: "jobAlerts", key: alertKey(NURSE_ALERT), value: NURSE_ALERT, changedAt: {}, revision: 1 };
    await db().accountRecord.create({ data: record });
  }
  const server = await startSmtpServer(() => {
    const later = Date.now() + 40_000;
    jest.spyOn(Date, "now").mockReturnValue(later);
    return "taken";
  });
  env.SMTP_URL = server.url;
  try {
    expect(await deliverAlerts(clock())).toMatchObject({ found: 2, mails: 1, failed: 0 });
    expect(server.received).toHaveLength(1);
  } finally {
    jest.restoreAllMocks();
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
});
