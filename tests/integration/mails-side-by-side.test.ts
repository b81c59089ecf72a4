import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendDeliveries } from "@/lib/mail/deliveries";
import type { DueMail } from "@/lib/mail/delivery-rows";
import { postMail } from "@/lib/mail/post-mail";
import { closeSmtp } from "@/lib/mail/smtp";
import { sendWaitingMails } from "@/lib/mail/waiting-mails";
import { processState } from "@/lib/process-state";
import { makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { at, MINUTE_MS, publish } from "@/tests/support/mail-alerts";
import { type MailFate, startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

const NOW = new Date();
const RUN = { now: NOW, clock: () => NOW };
const STAGES = { table: "stage_deliveries", key: "stage" } as const;
const MAIL = { subject: "Jobs", html: "<p>Jobs</p>", text: "Jobs" };
const PEOPLE = 9;

const state = processState<{ niyuktiNextMailAt: number }>();
const database = useDatabase();
const { MAIL_CONNECTIONS } = env;
let server: TestSmtpServer;
/** Mails that the server holds, and how many it has held at most. */
let held: (() => void)[];
let mostHeld: number;
/** How many it holds before it answers any. */
let heldUntil: number;
let people: number[];
let jobId: number;

beforeEach(async () => {
  await database.clear();
  [held, mostHeld, heldUntil] = [[], 0, 1];
  server = await startSmtpServer(async (): Promise<MailFate> => {
    await new Promise<void>((answer) => {
      mostHeld = Math.max(mostHeld, held.push(answer));
      if (held.length >= heldUntil) for (const go of held.splice(0)) go();
    });
    return "taken";
  });
  env.SMTP_URL = server.url;
  jobId = await publish("Staff Nurse");
  people = [];
  for (let count = 0; count < PEOPLE; count++) people.push((await makeUser()).id);
});
afterEach(async () => {
  closeSmtp();
  state.niyuktiNextMailAt = undefined;
  Object.assign(env, { SMTP_URL: undefined, MAIL_PER_SECOND: undefined, MAIL_PER_HOUR: undefined, MAIL_CONNECTIONS });
  await server.close();
});

const stageFor = (userId: number, more: object = {}) => ({ userId, jobId, stage: "exam.1", foundAt: NOW, ...more });
const mailed = () => server.received.map(({ to }) => to[0]).sort();
const addressOf = (id: number) => `${id}@example.in`;
const tell = async ({ ownerId, mailId }: DueMail) => {
  await postMail("follow", { ...MAIL, id: mailId, to: addressOf(ownerId) });
  return true;
};

it("has as many mails of a list on their way as there are connections but one, and each of two runs mails what the other does not", async () => {
  await db().stageDelivery.createMany({ data: people.map((userId) => stageFor(userId)) });
  // A server that answers three at once answers nobody who sends one after the other.
  heldUntil = 3;
  const runs = await Promise.all([sendDeliveries(STAGES, RUN, tell), sendDeliveries(STAGES, RUN, tell)]);
  expect(runs[0].mails + runs[1].mails).toBe(PEOPLE);
  expect(mailed()).toEqual(people.map(addressOf).sort());
  expect(mostHeld).toBe(3);
  expect(await db().stageDelivery.count({ where: { sentAt: null } })).toBe(0);
});

it("leaves a connection to a mail that somebody waits for", async () => {
  await db().stageDelivery.createMany({ data: people.map((userId) => stageFor(userId)) });
  heldUntil = 4;
  const run = sendDeliveries(STAGES, RUN, tell);
  while (held.length < 3) await nextTurn();
  await postMail("security", { ...MAIL, to: "asha@example.in" });
  expect(mailed()).toContain("asha@example.in");
  heldUntil = 1;
  for (const go of held.splice(0)) go();
  expect((await run).mails).toBe(PEOPLE);
});

it("lets a mail wait in the outbox whose turn of MAIL_PER_SECOND is far, so that nobody waits for it and it is no other's meanwhile", async () => {
  env.MAIL_PER_SECOND = 1;
  state.niyuktiNextMailAt = performance.now() + 14 * MINUTE_MS;
  await postMail("security", { ...MAIL, to: "asha@example.in" });
  expect(server.received).toEqual([]);
  expect(await db().outgoingMail.findFirst()).toMatchObject({ attempts: 0, claimedAt: null, sentAt: null });
  state.niyuktiNextMailAt = undefined;
  expect(await sendWaitingMails(at(3 * MINUTE_MS))).toEqual({ sent: 1, failed: 0 });
});

it("has mails that wait on their way side by side, each once", async () => {
  server.refuse("busy", 451);
  for (const id of people) await postMail("security", { ...MAIL, to: addressOf(id) });
  server.refuse(null);
  heldUntil = 3;
  expect(await sendWaitingMails(at(3 * MINUTE_MS))).toEqual({ sent: PEOPLE, failed: 0 });
  expect(mailed()).toEqual(people.map(addressOf).sort());
});

it("has one mail of a reader on its way at a time, since the next goes by what it told", async () => {
  const [userId = 0] = people;
  const others = people.slice(1).map((id) => stageFor(id));
  await db().stageDelivery.createMany({
    data: [stageFor(userId, { mailId: randomUUID(), attempts: 1 }), stageFor(userId, { stage: "exam.2" }), ...others],
  });
  const underWay = new Set<number>();
  const overlaps: number[] = [];
  const { mails } = await sendDeliveries(STAGES, RUN, async (mail) => {
    if (underWay.has(mail.ownerId)) overlaps.push(mail.ownerId);
    underWay.add(mail.ownerId);
    await tell(mail);
    underWay.delete(mail.ownerId);
    return true;
  });
  expect([mails, overlaps]).toEqual([PEOPLE + 1, []]);
});

it.each([
  { MAIL_CONNECTIONS: 1, MAIL_PER_SECOND: undefined },
  { MAIL_CONNECTIONS: 2, MAIL_PER_SECOND: undefined },
  { MAIL_CONNECTIONS: 4, MAIL_PER_SECOND: 1 },
])("has one at a time where there is one connection beside that of who waits, or one mail a second: %j", async (limits) => {
  Object.assign(env, limits);
  await db().stageDelivery.createMany({ data: people.slice(0, 3).map((userId) => stageFor(userId)) });
  let [now, most] = [0, 0];
  await sendDeliveries(STAGES, RUN, async (mail) => {
    most = Math.max(most, ++now);
    await tell(mail);
    now--;
    return true;
  });
  expect([most, mostHeld]).toEqual([1, 1]);
});

it("sends no more an hour than the provider takes, also counted while mails are on their way", async () => {
  env.MAIL_PER_HOUR = 8;
  env.MAIL_CONNECTIONS = 5;
  await db().stageDelivery.createMany({ data: people.map((userId) => stageFor(userId)) });
  await sendDeliveries(STAGES, RUN, tell);
  expect(server.received).toHaveLength(7);
  server.received.splice(0);
  server.refuse("busy", 451);
  for (const id of people.slice(0, 4)) await postMail("security", { ...MAIL, to: addressOf(id) });
  server.refuse(null);
  expect(await sendWaitingMails(at(3 * MINUTE_MS))).toEqual({ sent: 1, failed: 0 });
});

it("counts what is on its way as sent where it counts anew in the middle of a long list", async () => {
  env.MAIL_PER_HOUR = 31;
  const many = [...people];
  while (many.length < 30) many.push((await makeUser()).id);
  await db().stageDelivery.createMany({ data: many.map((userId) => stageFor(userId)) });
  // The first two are on their way until the others that may go have gone.
  const { mails } = await sendDeliveries(STAGES, RUN, async (mail) => {
    while (many.indexOf(mail.ownerId) < 2 && server.received.length < 25) await nextTurn();
    return tell(mail);
  });
  expect(mails).toBe(27);
});
