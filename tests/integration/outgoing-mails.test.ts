import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { addMinutes } from "date-fns/addMinutes";
import * as outboxRoute from "@/app/api/admin/outbox/route";
import { addDays as addToDay, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { upsertJobs } from "@/lib/jobs/mutations";
import { countGivenUp } from "@/lib/mail/dead-lists";
import { listMailsLeftThisHour } from "@/lib/mail/hourly-limit";
import type { MailRow } from "@/lib/mail/mail-kinds";
import type { Mail } from "@/lib/mail/message";
import { postMail } from "@/lib/mail/post-mail";
import { closeSmtp } from "@/lib/mail/smtp";
import { engineFigures, mailFigures } from "@/lib/mail/staff-queries";
import { unsentMails } from "@/lib/mail/unsent-mails";
import { eraseOldMails, sendWaitingMails } from "@/lib/mail/waiting-mails";
import { deliverReminders } from "@/lib/reminders/deliver";
import { makeAdmin, makeUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { makeJobs } from "@/tests/support/population";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

const MAIL: Mail = { to: "Asha@example.in", subject: "A link", html: "<p>secret-link</p>", text: "secret-link" };
const NOW = new Date();
const inMinutes = (minutes: number) => addMinutes(NOW, minutes + 0.5);

const database = useDatabase();
let server: TestSmtpServer;

beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await database.clear();
  server.received.splice(0);
  server.refuse(null);
  env.SMTP_URL = server.url;
});
afterEach(() => {
  closeSmtp();
  env.SMTP_URL = undefined;
  env.MAIL_PER_HOUR = undefined;
});

const only = () => db().outgoingMail.findFirstOrThrow();
const figuresOf = async (kind: string) => (await mailFigures(new Date())).find((row) => row.kind === kind);
/** What the metrics say of a kind of mail. */
const unsentOf = async (kind: string) => (await unsentMails()).find((row) => row.kind === kind);

it("keeps a mail that the provider does not take just now, unreadable, and sends it later, once", async () => {
  server.refuse("busy", 451);
  await postMail("security", MAIL);
  expect(JSON.stringify((await only()).content)).not.toContain("secret-link");
  expect(await figuresOf("security")).toMatchObject({ waiting: 1, sentToday: 0, dead: 0 });
  expect(await unsentOf("security")).toEqual({ kind: "security", retrying: 1, dead: 0 });
  expect(await sendWaitingMails(inMinutes(1))).toEqual({ sent: 0, failed: 0 });
  expect(await sendWaitingMails(inMinutes(2))).toEqual({ sent: 0, failed: 1 });
  server.refuse(null);
  expect(await sendWaitingMails(inMinutes(5))).toEqual({ sent: 0, failed: 0 });
  const runs = Array.from({ length: 4 }, (_, index) => sendWaitingMails(inMinutes(7 + index / 1000)));
  expect((await Promise.all(runs)).map(({ sent }) => sent).sort()).toEqual([0, 0, 0, 1]);
  expect(server.received.map(({ to }) => to)).toEqual([[MAIL.to]]);
  expect(await only()).toMatchObject({ attempts: 3, content: null, dueAt: null, error: null });
  expect(await figuresOf("security")).toMatchObject({ waiting: 0, sentToday: 1, failedToday: 0, dead: 0 });
});

it("gives a mail that waits one number for all its tries, by which a mailbox shows it once", async () => {
  const asked: string[] = [];
  // The first answer is lost: the mail lies in the mailbox, and is sent again.
  const other = await startSmtpServer(({ source }) => {
    asked.push(/^Message-ID: <([\w-]+)@/im.exec(source)?.[1] ?? "none");
    return asked.length === 1 ? "unanswered" : "taken";
  });
  try {
    env.SMTP_URL = other.url;
    await postMail("security", MAIL);
    expect(await sendWaitingMails(inMinutes(2))).toEqual({ sent: 1, failed: 0 });
    await postMail("security", MAIL);
  } finally {
    closeSmtp();
    await other.close();
  }
  const [first, again, next] = asked;
  expect([asked.length, again]).toEqual([3, first]);
  expect(next).not.toBe(first);
});

it("tells at once of a mail that will never be taken, and gives one up that is refused for hours", async () => {
  server.refuse("no such mailbox");
  await expect(postMail("security", MAIL)).rejects.toThrow("could not be sent");
  expect(await figuresOf("security")).toMatchObject({ waiting: 0, dead: 1 });
  expect(await unsentOf("security")).toEqual({ kind: "security", retrying: 0, dead: 0 });
  server.refuse("5.7.1 Looks like spam", 550);
  await postMail("support", MAIL);
  for (let hour = 1; hour <= 20; hour++) await sendWaitingMails(addHours(NOW, hour));
  expect(await figuresOf("support")).toMatchObject({ waiting: 0, dead: 1 });
  expect(await unsentOf("support")).toEqual({ kind: "support", retrying: 0, dead: 1 });
});

const OUT_OF_REACH = "no mail server is reached";
const MAILBOX_FULL = "its reader's mail server may take it later";

it.each([OUT_OF_REACH, MAILBOX_FULL])(
  "tries for three days what tells of the safety of an account while %s, not at each run, and no longer",
  async (why) => {
    if (why === OUT_OF_REACH) env.SMTP_URL = "smtp://127.0.0.1:1";
    else server.refuse("4.2.2 Mailbox full", 452);
    await postMail("security", MAIL);
    await postMail("support", MAIL);
    for (let hour = 1; hour <= 60; hour++) await sendWaitingMails(addHours(NOW, hour));
    expect(await figuresOf("security")).toMatchObject({ waiting: 1, dead: 0 });
    expect((await only()).attempts).toBeLessThan(25);
    await db().outgoingMail.updateMany({ where: { kind: "support" }, data: { dueAt: addHours(NOW, 80) } });
    env.SMTP_URL = server.url;
    server.refuse(null);
    expect(await sendWaitingMails(addHours(NOW, 65))).toEqual({ sent: 1, failed: 0 });
    await sendWaitingMails(addHours(NOW, 73));
    expect(await figuresOf("support")).toMatchObject({ waiting: 0, dead: 1 });
  },
);

it.each([
  ["the password of the site", "5.7.8 Authentication failed", 535, "account"],
  ["the address that its mails come from", "5.7.1 Sender not allowed", 550, "sender"],
  ["all that it sends, by a policy", "5.7.1 Relay access denied", 554, "reader"],
  ["all that it sends, by a code that says nothing of a policy", "5.4.1 Relaying denied", 550, "reader"],
  ["all that it sends on a day, once it has sent so many", "5.4.5 Daily user sending limit exceeded", 550, "reader"],
  ["all that it sends, in words without a code of their own", "relay not permitted", 550, "reader"],
] as const)(
  "keeps the mails of a mail server that refuses %s: they go once the operator has mended it",
  async (_, reason, code, who) => {
    env.SMTP_URL = server.url.replace("//", "//site:password@");
    server.refuse(reason, code, who);
    await postMail("security", MAIL);
    expect(await figuresOf("security")).toMatchObject({ waiting: 1, dead: 0 });
    server.refuse(null);
    expect(await sendWaitingMails(inMinutes(2))).toEqual({ sent: 1, failed: 0 });
    expect(server.received).toHaveLength(1);
  },
);

it("does not send a link that has run out", async () => {
  server.refuse("busy", 451);
  await postMail("account", MAIL);
  server.refuse(null);
  await sendWaitingMails(inMinutes(61));
  expect(server.received).toEqual([]);
  expect(await only()).toMatchObject({ error: "expired", content: null });
});

it("leaves what failed of a list to the run that makes it anew", async () => {
  server.refuse("busy", 451);
  await expect(postMail("reminder", MAIL)).rejects.toThrow("could not be sent");
  expect(await only()).toMatchObject({ content: null, dueAt: null, diedAt: null });
  expect(await figuresOf("reminder")).toMatchObject({ waiting: 0, failedToday: 1, dead: 0 });
  server.refuse(null);
  await sendWaitingMails(inMinutes(60));
  expect(server.received).toEqual([]);
});

it("sends no more an hour than the provider takes, and leaves a tenth of it to what somebody waits for", async () => {
  env.MAIL_PER_HOUR = 10;
  for (let count = 0; count < 9; count++) await postMail("alert", MAIL);
  expect(await listMailsLeftThisHour(new Date())).toBe(0);
  await postMail("account", MAIL);
  await postMail("security", MAIL);
  expect(server.received).toHaveLength(10);
  expect(await figuresOf("security")).toMatchObject({ waiting: 1 });
  await sendWaitingMails(inMinutes(30));
  expect(server.received).toHaveLength(10);
  await sendWaitingMails(inMinutes(61));
  expect(server.received).toHaveLength(11);
});

it("lets an admin find mails by address and try again what was given up; nobody else sees an address", async () => {
  server.refuse("no such mailbox");
  await expect(postMail("security", MAIL)).rejects.toThrow("could not be sent");
  const ask = async (headers: Record<string, string>, json: object) => {
    const answer = await call(outboxRoute.POST, "/api/admin/outbox", { headers, json });
    return { status: answer.status, body: await answer.json() };
  };
  const [admin, editor] = [await makeAdmin(), await makeAdmin("editor")];
  const find = { action: "find", address: "asha@EXAMPLE.in" };
  expect((await ask(editor.bearer, find)).status).toBe(403);
  expect((await ask((await makeUser()).bearer, find)).status).toBe(403);
  const { body } = await ask(admin.bearer, find);
  const [row] = body.mails as MailRow[];
  expect(body.mails).toEqual([expect.objectContaining({ address: MAIL.to, state: "dead", mayTryAgain: true })]);
  expect((await ask(admin.bearer, { action: "find", address: "asha@example.org" })).body.mails).toEqual([]);
  server.refuse(null);
  const again = { action: "try-again", id: row?.id };
  expect((await ask(admin.bearer, again)).status).toBe(200);
  expect((await ask(admin.bearer, again)).status).toBe(409);
  await sendWaitingMails(inMinutes(1));
  expect(server.received).toHaveLength(1);
  expect(await db().auditEntry.findMany({ select: { action: true, actorName: true, label: true } })).toContainEqual({
    action: "mail.try-again",
    actorName: admin.username,
    label: `mail ${row?.id}`,
  });
});

it("keeps what a list has to say over three hours without a mail server, and has what was given up mailed again where an admin asks, once", async () => {
  const [admin, editor, user] = [await makeAdmin(), await makeAdmin("editor"), await makeUser()];
  const [job] = makeJobs(1, dayInIndia(NOW));
  if (!job) throw new Error("no job was made");
  await upsertJobs([{ ...job, applicationStartDate: null, deadline: addToDay(dayInIndia(NOW), 3) }]);
  const { id: jobId } = await db().job.findFirstOrThrow();
  const value = { jobId, title: "Post", department: "SSC", deadline: dayInIndia(NOW) };
  const record = { userId: user.id, kind: "savedJobs", key: String(jobId), value, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data: record });
  const noon = addHours(startOfDay(addToDay(dayInIndia(NOW), 1)), 12);
  server.refuse("5.2.3 Message too long", 552);
  for (let run = 0; run < 20; run++) {
    await deliverReminders(addMinutes(noon, run * 16));
    if (run * 16 !== 176) continue;
    expect(await figuresOf("reminder")).toMatchObject({ waiting: 1, dead: 0 });
    expect(await unsentOf("reminder")).toEqual({ kind: "reminder", retrying: 1, dead: 0 });
  }
  expect(await figuresOf("reminder")).toMatchObject({ waiting: 0, dead: 1 });
  expect(await unsentOf("reminder")).toEqual({ kind: "reminder", retrying: 0, dead: 1 });
  expect(await countGivenUp()).toBe(1);
  server.refuse(null);
  const ask = async (headers: Record<string, string>, list: string) =>
    (await call(outboxRoute.POST, "/api/admin/outbox", { headers, json: { action: "try-list-again", list } })).status;
  expect(await ask(editor.bearer, "reminder")).toBe(403);
  expect(await ask(admin.bearer, "alert")).toBe(409);
  expect(await ask(admin.bearer, "security")).toBe(400);
  expect(await ask(admin.bearer, "reminder")).toBe(200);
  expect(await ask(admin.bearer, "reminder")).toBe(409);
  for (let run = 0; run < 2; run++) await deliverReminders(addHours(noon, 6 + run));
  expect(server.received.map(({ to }) => to)).toEqual([[user.email]]);
  expect(await figuresOf("reminder")).toMatchObject({ waiting: 0, dead: 0, sentToday: 1 });
  expect(await countGivenUp()).toBe(0);
});

it("counts what search engines are to be told", async () => {
  const today = new Date(addToDay(dayInIndia(NOW), 0));
  await db().$executeRaw`INSERT INTO engine_states (engine, day, asked) VALUES ('indexnow', ${today}, 7)`;
  expect(await engineFigures()).toEqual([{ engine: "indexnow", waiting: 0, dead: 0, askedToday: 7, pausedUntil: null }]);
});

it("forgets to whom it wrote after 30 days", async () => {
  await postMail("alert", MAIL);
  expect(await eraseOldMails(addDays(NOW, 29))).toBe(0);
  expect(await eraseOldMails(addDays(NOW, 31))).toBe(1);
});
