import { sendListMail } from "@/lib/accounts/list-mail";
import { findRecipient, isMailboxGone } from "@/lib/accounts/recipients";
import { applyRetention } from "@/lib/accounts/retention";
import { signInUser } from "@/lib/accounts/sign-in";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { closeSmtp } from "@/lib/mail/smtp";
import { makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

const database = useDatabase();
const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
});

/** An account that nobody has used for nearly two years. */
async function makeUnused(emailVerifiedAt: Date | null = NOW) {
  const user = await makeUser({ emailVerifiedAt });
  await db().user.update({ where: { id: user.id }, data: { createdAt: inDays(-705) } });
  await db().session.deleteMany({ where: { userId: user.id } });
  return user;
}

/** Has the mails of a test go to a mail server, which refuses for now those to one address. */
async function withServer(refused: string, test: (server: TestSmtpServer) => Promise<void>): Promise<void> {
  const server = await startSmtpServer(({ to }) => (to[0] === refused ? "refused" : "taken"));
  env.SMTP_URL = server.url;
  try {
    await test(server);
  } finally {
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
}

it("tells those behind an owner who can never be told, and tries that one again after them", async () => {
  const [never, second, third] = [await makeUnused(), await makeUnused(), await makeUnused()];
  await withServer(never.email, async (server) => {
    for (const [night, warned] of [0, 1, 1, 0, 0].entries()) {
      expect(await applyRetention(inDays(night), 1)).toMatchObject({ warned });
    }
    expect(server.received.map(({ to }) => to[0])).toEqual([second.email, third.email]);
    expect(await applyRetention(inDays(40), 1)).toMatchObject({ accounts: 2 });
    expect(await db().user.findMany({ select: { id: true, warnedAt: true } })).toEqual([{ id: never.id, warnedAt: null }]);
  });
});

it("tells again by the same mail, which a mailbox shows once, where the run was killed before it noted that it had told", async () => {
  const { id } = await makeUnused();
  await applyRetention(NOW);
  await db().user.update({ where: { id }, data: { warnedAt: null } });
  await applyRetention(NOW);
  const [first, second, ...others] = readOutbox();
  expect([second?.id, others]).toEqual([first?.id, []]);
  expect(first?.id).toContain(`unused-${id}-`);
});

it("deletes without a mail an account whose mailbox is gone, not one whose mail was refused for another reason", async () => {
  const { id } = await makeUnused();
  await withServer("", async (server) => {
    server.refuse("5.7.1 Refused by policy");
    expect(await applyRetention(NOW)).toMatchObject({ warned: 0 });
    expect(await applyRetention(inDays(31))).toMatchObject({ warned: 0, accounts: 0 });
    server.refuse("5.1.1 No such user here");
    await applyRetention(inDays(32));
    expect(await applyRetention(inDays(61))).toMatchObject({ accounts: 0 });
    expect(await db().user.findMany({ select: { id: true } })).toEqual([{ id }]);
    expect(await applyRetention(inDays(63))).toMatchObject({ accounts: 1 });
    expect(server.received).toEqual([]);
  });
});

it("mails no more of a list to a mailbox that was refused as gone on three days since it last took a mail, until its owner signs in", async () => {
  const { id: userId, email } = await makeUser();
  const takesMails = async () => (await findRecipient(userId, "alert", new Date())) !== null;
  await withServer("", async (server) => {
    const mail = async (day: number, refusal: string | null) => {
      server.refuse(refusal);
      const content = { subject: "New jobs", blocks: [], reason: "" };
      const { refusedDays = 0 } = (await findRecipient(userId, "alert", new Date())) ?? {};
      await sendListMail("alert", { userId, email, refusedDays, language: "en" }, content, inDays(day)).catch(() => undefined);
    };
    for (const day of [0, 0, 0, 1]) await mail(day, "5.1.1 No such user here");
    const others = ["5.7.1 Refused by policy", "relay not permitted", "mailbox is full"];
    for (const [at, words] of others.entries()) await mail(2 + at, words);
    expect(await takesMails()).toBe(true);
    await mail(5, null);
    for (const day of [6, 7]) await mail(day, "5.1.1 No such user here");
    expect([await takesMails(), await isMailboxGone(userId)]).toEqual([true, false]);
    await mail(8, "5.1.1 No such user here");
    expect([await takesMails(), await isMailboxGone(userId)]).toEqual([false, true]);
  });
  const request = new Request("http://site.example/");
  await signInUser({ email, password: TEST_PASSWORD }, { request, language: "en" });
  expect([await takesMails(), await isMailboxGone(userId)]).toEqual([true, false]);
});

it("writes to nobody at an address that is not proven, and deletes its account as late as others", async () => {
  await makeUnused(null);
  expect(await applyRetention(NOW)).toMatchObject({ warned: 0, accounts: 0 });
  expect(await applyRetention(inDays(29))).toMatchObject({ accounts: 0 });
  expect(await applyRetention(inDays(31))).toMatchObject({ accounts: 1 });
  expect(readOutbox()).toEqual([]);
});
