import { randomUUID } from "node:crypto";
import push from "web-push";
import * as telegramRoute from "@/app/api/telegram/route";
import * as pushRoute from "@/app/api/users/me/push/route";
import { sendListMail } from "@/lib/accounts/list-mail";
import { endSession } from "@/lib/auth/sessions";
import { telegramLink } from "@/lib/channels/telegram";
import { toldBrowsers } from "@/lib/channels/web-push";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendFollowMail } from "@/lib/follow/mail";
import { formatDayLong } from "@/lib/i18n/format";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJobs } from "@/lib/jobs/queries";
import { sendReminderMail } from "@/lib/reminders/mail";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { makeJobs } from "@/tests/support/population";
import { claimsOf, playBrowser } from "@/tests/support/push-player";

const { publicKey, privateKey } = push.generateVAPIDKeys();
const PUSH = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
const BOT = {
  TELEGRAM_BOT_TOKEN: "123:abcdefghijklmnopqrstuvwxyz",
  TELEGRAM_BOT_NAME: "niyukti_bot",
  TELEGRAM_WEBHOOK_SECRET: "a-secret-of-the-webhook",
};
const NOON = new Date("2026-11-22T06:30:00Z");
const NIGHT = new Date("2026-11-22T18:30:00Z");

const database = useDatabase();
const realFetch = global.fetch;
let sent: { url: string; headers: Headers; body: Buffer }[] = [];
let status = 201;

beforeEach(async () => {
  await database.clear();
  emptyOutbox();
  Object.assign(env, PUSH, BOT);
  sent = [];
  status = 201;
  // The other side of both protocols: no test may reach the real ones.
  global.fetch = async (url, init) => {
    sent.push({ url: String(url), headers: new Headers(init?.headers), body: Buffer.from(init?.body as Uint8Array | string) });
    return new Response(null, { status });
  };
});
afterEach(() => {
  global.fetch = realFetch;
  for (const name of [...Object.keys(PUSH), ...Object.keys(BOT)]) Object.assign(env, { [name]: undefined });
});

const browser = playBrowser("https://fcm.googleapis.com/fcm/send/one");

const subscribe = (user: TestAccount, json: unknown = browser.subscription) =>
  call(pushRoute.POST, "/api/users/me/push", { headers: user.bearer, json });

/** A mail of reminders, as any of a list, at noon in India. */
async function mail(user: TestAccount, now = NOON): Promise<void> {
  const items = [{ text: "Clerk", href: "http://localhost:3000/job/1" }];
  const content = { subject: "Last date is tomorrow: Clerk", blocks: [{ kind: "list", items } as const], reason: "because" };
  await sendListMail("reminder", { userId: user.id, email: user.email, refusedDays: 0, language: "en" }, content, now);
}

/** What a person writes to the bot, by the call that Telegram makes. */
async function write(text: string, secret = BOT.TELEGRAM_WEBHOOK_SECRET, type = "private"): Promise<number> {
  return (await send(text, { secret, type })).status;
}

function send(text: string, { secret = BOT.TELEGRAM_WEBHOOK_SECRET, type = "private", speaks = "en" } = {}): Promise<Response> {
  const headers = { "x-telegram-bot-api-secret-token": secret };
  const message = { text, chat: { id: 77, type }, from: { language_code: speaks } };
  return call(telegramRoute.POST, "/api/telegram", { headers, json: { message } });
}

/** What the bot says to it; undefined where it says nothing. */
const answerTo = async (...sent: Parameters<typeof send>): Promise<string | undefined> => {
  const answer = await (await send(...sent)).json();
  if (answer.text) expect(answer).toEqual({ method: "sendMessage", chat_id: 77, text: answer.text });
  return answer.text;
};

const startText = async (user: TestAccount, now = new Date()) =>
  `/start ${new URL((await telegramLink(user.id, now)) ?? "").searchParams.get("start")}`;

it("shows what is mailed on a browser that was chosen, for that browser's eyes alone", async () => {
  const user = await makeUser();
  expect((await subscribe(user)).status).toBe(200);
  await mail(user);
  await mail(await makeUser());
  expect(readOutbox()).toHaveLength(2);
  expect(sent.map(({ url }) => url)).toEqual([browser.subscription.endpoint]);
  const [message] = sent;
  expect(JSON.parse(browser.read(message?.body ?? Buffer.alloc(0)))).toEqual({
    title: "Last date is tomorrow: Clerk",
    text: "Clerk",
    href: "http://localhost:3000/job/1",
  });
  expect(message?.body.toString("latin1")).not.toContain("Clerk");
  const claims = claimsOf(message?.headers.get("authorization") ?? "", publicKey);
  expect(claims).toMatchObject({ aud: "https://fcm.googleapis.com", sub: `mailto:${env.CONTACT_EMAIL}` });
});

it.each([
  "http://fcm.googleapis.com/fcm/send/one",
  "https://127.0.0.1/fcm/send/one",
  "https://fcm.googleapis.com.evil.example/one",
  "https://user@evil.example/fcm.googleapis.com",
])("asks nobody but the push services of browsers: not %s", async (endpoint) => {
  const user = await makeUser();
  expect((await subscribe(user, { ...browser.subscription, endpoint })).status).toBe(400);
});

it("tells nothing at night, after signing out, after it was ended, or where it is not configured", async () => {
  const user = await makeUser();
  await subscribe(user);
  await mail(user, NIGHT);
  env.VAPID_PRIVATE_KEY = undefined;
  await mail(user);
  expect((await subscribe(user)).status).toBe(404);
  env.VAPID_PRIVATE_KEY = privateKey;
  await endSession(user.sessionId, new Date());
  await mail(user);
  expect(sent).toEqual([]);
  const other = await makeUser();
  await subscribe(other);
  const json = { endpoint: browser.subscription.endpoint };
  await call(pushRoute.DELETE, "/api/users/me/push", {
    method: "DELETE",
    headers: { ...other.bearer, "content-type": "application/json" },
    body: JSON.stringify(json),
  });
  await mail(other);
  expect(sent).toEqual([]);
});

it("tells a browser that is gone no more, keeps one whose service is away, and mails all the same", async () => {
  const user = await makeUser();
  await subscribe(user);
  status = 503;
  await mail(user);
  expect(await db().pushSubscription.count()).toBe(1);
  status = 410;
  await mail(user);
  await mail(user);
  expect([sent.length, await toldBrowsers(user.sessionId)]).toEqual([2, []]);
  expect(readOutbox()).toHaveLength(3);
});

it("gives a browser to whoever subscribed on it last", async () => {
  const [first, second] = [await makeUser(), await makeUser()];
  await subscribe(first);
  await subscribe(second);
  await mail(first);
  expect(sent).toHaveLength(0);
  await mail(second);
  expect(sent).toHaveLength(1);
});

it("says the last date of each of several notices, whole however long their titles are", async () => {
  const user = await makeUser();
  await subscribe(user);
  await upsertJobs(makeJobs(4, dayInIndia(NOON)).map((job, at) => ({ ...job, title: `${at} ${"Clerk ".repeat(40)}`.trim() })));
  const found = await findJobs((await db().job.findMany({ select: { id: true } })).map(({ id }) => id));
  const jobs = found.map((job) => ({ ...job, keptUntil: null }));
  const { id: userId, email } = user;
  await sendReminderMail({ id: randomUUID(), userId, email, fullName: "Asha", refusedDays: 0, language: "en", jobs, now: NOON });
  const note = JSON.parse(browser.read(sent[0]?.body ?? Buffer.alloc(0)));
  expect(note.title).toBe("4 last dates coming up");
  expect(note.text.length).toBeLessThanOrEqual(300);
  const soonest = jobs.map(({ deadline }) => deadline).toSorted();
  expect(note.text.split("\n")).toEqual(
    soonest.slice(0, 3).map((day) => expect.stringMatching(new RegExp(`^\\d Clerk .*…: last date ${formatDayLong(day, "en")}$`))),
  );
});

it("says of several stages of which recruitments they are", async () => {
  const user = await makeUser();
  await subscribe(user);
  await upsertJobs(makeJobs(2, dayInIndia(NOON)).map((job, at) => ({ ...job, title: `${at} ${"Clerk ".repeat(40)}`.trim() })));
  const jobs = await findJobs((await db().job.findMany({ select: { id: true } })).map(({ id }) => id));
  const exam = {
    kind: "exam",
    ordinal: 1,
    name: null,
    from: "2027-01-10",
    to: "2027-01-10",
    status: "confirmed",
    url: null,
  } as const;
  const stages = jobs.map((job) => ({ job, key: "exam.1", state: "", stage: exam, before: null }));
  const { id: userId, email } = user;
  await sendFollowMail({ id: randomUUID(), userId, email, fullName: "Asha", refusedDays: 0, language: "en", stages, now: NOON });
  const { text } = JSON.parse(browser.read(sent[0]?.body ?? Buffer.alloc(0)));
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text.split("\n")).toEqual(
    jobs.map(({ title }) => expect.stringMatching(new RegExp(`^${title.slice(0, 40)}.*…: Exam, 10 Jan 2027 \\(confirmed\\)$`))),
  );
});

it("writes by the Telegram bot to who began a chat by the link of their settings, until they stop or block it", async () => {
  const user = await makeUser();
  expect(await write(await startText(user))).toBe(200);
  await mail(user);
  expect(sent.map(({ url }) => url)).toEqual([`https://api.telegram.org/bot${BOT.TELEGRAM_BOT_TOKEN}/sendMessage`]);
  expect(JSON.parse(sent[0]?.body.toString() ?? "")).toEqual({
    chat_id: 77,
    text: "Last date is tomorrow: Clerk\n\nClerk\n\nhttp://localhost:3000/job/1",
  });
  await write("/stop");
  await mail(user);
  expect(sent).toHaveLength(1);
  await write(await startText(user));
  status = 403;
  await mail(user);
  expect(await db().telegramChat.count()).toBe(0);
});

it("answers in the chat what came of a begin and a stop, in the language of the account or of the phone, and nothing else", async () => {
  const user = await makeUser();
  const old = await startText(user, new Date(Date.now() - 2 * 60 * 60 * 1000));
  expect(await answerTo(old)).toMatch(/^This chat is joined to no account.* http:\/\/localhost:3000\/settings$/);
  expect(await answerTo("/start", { speaks: "hi-IN" })).toMatch(
    /^यह चैट किसी खाते से जुड़ी नहीं है।.* http:\/\/localhost:3000\/settings\?lang=hi$/,
  );
  expect(await answerTo(await startText(user))).toMatch(/^This chat is joined to your account/);
  await db().user.update({ where: { id: user.id }, data: { language: "hi" } });
  expect(await answerTo(old)).toMatch(/^यह चैट आपके खाते से जुड़ गई है।/);
  for (const text of ["hello", "", "/started"]) expect(await answerTo(text)).toBeUndefined();
  expect(await answerTo("/start", { type: "group" })).toBeUndefined();
  expect(await answerTo("/stop")).toBe("Our bot does not write to you any more.");
});

it("joins no chat by a forged or old link, from a group, or for a caller that is not Telegram", async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const text = await startText(user);
  expect(await write(text, "another secret")).toBe(401);
  await write(text, undefined, "group");
  await write(text.replace(`/start ${user.id}_`, `/start ${other.id}_`));
  await write(await startText(user, new Date(Date.now() - 2 * 60 * 60 * 1000)));
  await write("/start");
  expect(await db().telegramChat.count()).toBe(0);
});
