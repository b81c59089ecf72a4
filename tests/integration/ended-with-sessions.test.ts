import { GET as mine } from "@/app/feeds/mine.ics/route";
import { endLastingAccess } from "@/lib/accounts/lasting-access";
import { makeOneTimeToken } from "@/lib/accounts/one-time-tokens";
import { makeOwnCalendar, ownCalendarKey } from "@/lib/accounts/own-calendar";
import { changeProfile } from "@/lib/accounts/profile";
import { mergeIntoAccount } from "@/lib/accounts/records";
import { userOf } from "@/lib/auth/actors";
import { endSession } from "@/lib/auth/sessions";
import { channelsOf } from "@/lib/channels/channel";
import { askForNumber } from "@/lib/channels/sms-number";
import { telegramLink } from "@/lib/channels/telegram";
import { takeTelegramUpdate } from "@/lib/channels/telegram-chat";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { cookieOf, users } from "@/tests/support/account-calls";
import { elsewhere, mailsSoFar, statusOfMe, tokenIn, useAccounts } from "@/tests/support/account-sessions";
import { makeUser, TEST_PASSWORD, type TestAccount } from "@/tests/support/accounts";
import { SMS, useSmsPlayer } from "@/tests/support/sms-player";

const BOT = {
  TELEGRAM_BOT_TOKEN: "123:abcdefghijklmnopqrstuvwxyz",
  TELEGRAM_BOT_NAME: "niyukti_bot",
  TELEGRAM_WEBHOOK_SECRET: "a-secret-of-the-webhook",
};

useAccounts();
const sms = useSmsPlayer();
beforeEach(() => Object.assign(env, BOT, SMS));
afterEach(() => {
  for (const name of Object.keys(BOT)) Object.assign(env, { [name]: undefined });
});

const startOf = async (userId: number) =>
  `/start ${new URL((await telegramLink(userId, new Date())) ?? "").searchParams.get("start")}`;
const join = (text: string, id: number) => takeTelegramUpdate({ message: { text, chat: { id, type: "private" } } }, new Date());

/** What somebody who once had the account left behind: a calendar, a chat and a phone, and a link to the bot that was not used yet. */
async function leaveBehind({ id, sessionId }: TestAccount) {
  await makeOwnCalendar({ id, sessionId });
  await join(await startOf(id), 77);
  await db().$executeRaw`
    INSERT INTO sms_numbers (user_id, number, code_hash, code_until, confirmed_at, created_at)
    VALUES (${id}, '+919876543210', '', now(), now(), now())`;
  const subscription = { endpoint: "https://fcm.googleapis.com/fcm/send/one", p256dh: "a", auth: "b", createdAt: new Date() };
  await db().pushSubscription.create({ data: { userId: id, sessionId, ...subscription } });
  return { key: (await ownCalendarKey(id)) ?? "", start: await startOf(id) };
}

const readsCalendar = async (key: string) => (await mine(new Request(`http://localhost/feeds/mine.ics?key=${key}`))).status;

async function reset({ email }: { email: string }, password = "a new one"): Promise<Response> {
  await users.forgotPassword({ email }, elsewhere());
  const token = tokenIn((await mailsSoFar()).at(-1)?.text);
  return users.resetPassword({ token, password }, elsewhere());
}

const WAYS: [string, (user: TestAccount) => Promise<Response>][] = [
  ["a reset by mail", reset],
  [
    "a change of the password",
    ({ cookie }) => users.changePassword({ currentPassword: TEST_PASSWORD, newPassword: "a new one" }, cookie),
  ],
  ["the end of all sessions", ({ cookie }) => users.endSessions(cookie)],
];

describe.each(WAYS)("after %s", (_name, act) => {
  it("nobody reads the calendar or is told by the chat or the phone that were joined before, and the owner hears of it", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const { key, start } = await leaveBehind(user);
    await makeOwnCalendar(other);
    expect([await readsCalendar(key), await channelsOf(user, new Date())]).toMatchObject([
      200,
      { telegram: { isJoined: true }, sms: { number: { isConfirmed: true } } },
    ]);
    const answer = await act(user);
    expect(answer.status).toBe(200);
    expect((await answer.json()).message).toMatch(/calendar.+Telegram.+phone.+Notifications/);
    await join(start, 78);
    expect([await readsCalendar(key), await channelsOf(user, new Date())]).toMatchObject([
      404,
      { telegram: { isJoined: false }, sms: { number: null } },
    ]);
    const told = (await mailsSoFar()).at(-1);
    expect(told).toMatchObject({
      to: user.email,
      text: expect.stringMatching(/calendar[\s\S]+Telegram[\s\S]+phone[\s\S]+Notifications/),
    });
    expect(await db().calendarLink.count({ where: { userId: other.id } })).toBe(1);
    expect(await db().pushSubscription.count()).toBe(0);
  });

  it("says nothing of calendar, chat, phone and notifications where there was none", async () => {
    const user = await makeUser();
    expect((await (await act(user)).json()).message).not.toMatch(/calendar|Telegram|phone|Notifications/);
    expect(JSON.stringify(await mailsSoFar())).not.toMatch(/calendar|Telegram|phone|Notifications/);
  });
});

it("makes no calendar or session and joins no chat for a call that began while the sessions were being ended", async () => {
  const user = await makeUser();
  const start = await startOf(user.id);
  const { begun } = await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
    await endLastingAccess(tx, user.id);
    const calls = Promise.all([users.endSessions(user.cookie), makeOwnCalendar(user), join(start, 77)]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { begun: calls };
  });
  const [ofAll] = await begun;
  expect([ofAll.status, await statusOfMe(cookieOf(ofAll))]).toEqual([401, 401]);
  expect([await db().calendarLink.count(), await db().telegramChat.count()]).toEqual([0, 0]);
});

it.each<[string, (user: TestAccount) => Promise<unknown>]>([
  ["makes no calendar", makeOwnCalendar],
  ["merges no records", (user) => mergeIntoAccount(user, {}, 0)],
  ["sends no code to a phone", (user) => askForNumber(user, "+919876543210", new Date())],
])("%s for a call that began before its session ended, alone or with all", async (_name, act) => {
  const [user, leaver] = [await makeUser(), await makeUser()];
  await users.endSessions(user.cookie);
  await endSession(leaver.sessionId, new Date());
  for (const owner of [user, leaver]) await act(owner).catch(() => undefined);
  expect([await db().calendarLink.count(), sms.sent]).toEqual([0, []]);
  expect(await db().user.findMany({ where: { recordsRevision: { gt: 0 } } })).toEqual([]);
  await act(await makeUser());
});

it.each<[string, (user: TestAccount) => Promise<Response>]>([
  ["deletes no account", ({ cookie }) => users.deleteMe({ password: TEST_PASSWORD }, cookie)],
  ["moves no account", ({ cookie }) => users.changeMe({ email: "thief@example.org", currentPassword: TEST_PASSWORD }, cookie)],
])("%s for a call that began while its password was being changed, and says that nobody is signed in", async (_name, act) => {
  const user = await makeUser();
  const isWaiting = () => db().$queryRaw<object[]>`
    SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const { begun } = await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash: "another", sessionVersion: { increment: 1 } } });
    const call = act(user);
    while ((await isWaiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    return { begun: call };
  });
  expect((await begun).status).toBe(401);
  expect(await db().user.count({ where: { id: user.id } })).toBe(1);
});

it("mails no link that moves the account for a call that began before its session ended", async () => {
  const user = await makeUser();
  const request = new Request("http://localhost/api/users/me", { headers: user.cookie });
  const actor = await userOf(request);
  if (!actor) throw new Error("nobody is signed in");
  await users.endSessions(user.cookie);
  const change = { email: "thief@example.org", currentPassword: TEST_PASSWORD };
  await expect(changeProfile(change, actor, { request, language: "en" })).rejects.toThrow("has ended");
  expect(await db().oneTimeToken.count()).toBe(0);
  expect(JSON.stringify(await mailsSoFar())).not.toContain("thief@example.org");
});

it("makes no link to a new password for an address that the account has left meanwhile", async () => {
  const { id, email } = await makeUser();
  const link = (to: string) => makeOneTimeToken({ userId: id, purpose: "reset_password", email: to }, new Date());
  expect(await link(email.toUpperCase())).not.toBeNull();
  await db().user.update({ where: { id }, data: { email: "new@example.org", emailKey: "new@example.org" } });
  expect(await link(email)).toBeNull();
});

describe("the first proof of an address by a reset", () => {
  const CLERK = { jobId: 5, title: "Clerk", department: "Banking", deadline: "2026-12-31" };
  const saved = { savedJobs: [{ key: "5", value: CLERK, changedAt: {}, deletedAt: null }] };
  const stranger = { fullName: "A Stranger", email: "owner@example.org", phone: "98765 43210", password: TEST_PASSWORD };

  async function beforehand() {
    const answer = await users.register(stranger, elsewhere());
    const session = cookieOf(answer);
    await users.mergeRecords({ records: saved }, session);
    await users.changeMe({ email: "stranger@example.org", currentPassword: TEST_PASSWORD }, session);
    const { user } = (await answer.json()) as { user: { id: number } };
    await db().mailOptOut.create({ data: { userId: user.id, list: "alert" } });
    await mailsSoFar();
    return { ...user, session };
  }

  it("begins the account anew: nothing that an earlier holder stored is there, and the owner is told so", async () => {
    const { id, session } = await beforehand();
    const answer = await reset(stranger);
    expect([answer.status, (await answer.json()).message]).toEqual([200, expect.stringMatching(/erased/)]);
    expect(await statusOfMe(session)).toBe(401);
    expect((await mailsSoFar()).at(-1)).toMatchObject({ to: stranger.email, text: expect.stringMatching(/erased/) });
    const own = cookieOf(await users.login({ email: stranger.email, password: "a new one" }, elsewhere()));
    expect(await (await users.me(own)).json()).toMatchObject({ id, fullName: "owner", phone: null, isEmailVerified: true });
    expect((await (await users.records(own)).json()).records).toEqual({});
    const all = await (await users.export(own)).text();
    for (const theirs of ["Stranger", "stranger@", "43210", "Clerk", '"alert"']) expect(all).not.toContain(theirs);
  });

  it("is no such beginning where the address was proven before", async () => {
    const user = await makeUser();
    await users.mergeRecords({ records: saved }, user.cookie);
    expect((await (await reset(user)).json()).message).not.toMatch(/erased/);
    const own = cookieOf(await users.login({ email: user.email, password: "a new one" }, elsewhere()));
    expect((await (await users.records(own)).json()).records.savedJobs).toHaveLength(1);
    expect(await (await users.me(own)).json()).toMatchObject({ fullName: "Asha Verma" });
  });
});
