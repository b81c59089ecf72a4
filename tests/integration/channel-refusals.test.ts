import { inspect } from "node:util";
import push from "web-push";
import * as pushRoute from "@/app/api/users/me/push/route";
import { tellByChannels } from "@/lib/channels/channel";
import { askForNumber, smsNumberOf } from "@/lib/channels/sms-number";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { playBrowser } from "@/tests/support/push-player";
import { SMS } from "@/tests/support/sms-player";

const { publicKey, privateKey } = push.generateVAPIDKeys();
const SETTINGS = {
  "web-push": { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
  telegram: { TELEGRAM_BOT_TOKEN: "123:abcdefghij", TELEGRAM_BOT_NAME: "niyukti_bot", TELEGRAM_WEBHOOK_SECRET: "secret" },
  sms: SMS,
};
const NAMES = ["web-push", "telegram", "sms"] as const;
const NOON = new Date("2026-11-22T06:30:00Z");
const CONTENT = { subject: "Last date is tomorrow", blocks: [], reason: "because" };
const MOBILE = "+919876543210";

const database = useDatabase();
const realFetch = global.fetch;
let answer: (url: string) => Response = () => new Response(null, { status: 200 });
const fail = (): never => {
  throw new TypeError("fetch failed");
};
const warn = jest.spyOn(log, "warn");
const told = jest.spyOn(log, "info");

beforeEach(async () => {
  await database.clear();
  warn.mockClear();
  // Who would follow a service elsewhere is led there: what is told goes to nobody but the service.
  global.fetch = async (url, init) => (init?.redirect === "error" ? answer(String(url)) : Response.error());
});
afterEach(() => {
  global.fetch = realFetch;
  for (const name of Object.values(SETTINGS).flatMap(Object.keys)) Object.assign(env, { [name]: undefined });
});

const subscribe = (user: TestAccount, device: string) =>
  call(pushRoute.POST, "/api/users/me/push", {
    headers: user.bearer,
    json: playBrowser(`https://fcm.googleapis.com/fcm/send/${device}`).subscription,
  });

/** Somebody who chose a channel, which alone is configured. */
async function choose(name: (typeof NAMES)[number]): Promise<TestAccount> {
  Object.assign(env, SETTINGS[name]);
  const user = await makeUser();
  if (name === "web-push") await subscribe(user, "one");
  if (name === "telegram") await db().telegramChat.create({ data: { userId: user.id, chatId: 77_001, createdAt: NOON } });
  if (name === "sms") {
    await db().$executeRaw`INSERT INTO sms_numbers (user_id, number, code_hash, code_until, created_at, confirmed_at)
      VALUES (${user.id}, ${MOBILE}, '', ${NOON}, ${NOON}, ${NOON})`;
  }
  return user;
}

/** What was warned of, the error by its kind; and nowhere an address, a token or a number. */
function warnings() {
  expect(inspect(warn.mock.calls, { depth: 9 })).not.toMatch(/fcm\/send|abcdefghij|77001|9876543210|Bearer|Last date/);
  const lines = warn.mock.calls as unknown as [{ channel: string; status?: number; err?: Error }][];
  return lines.map(([{ channel, status, err }]) => ({ channel, why: status ?? err?.message }));
}

describe.each(NAMES)("%s", (channel) => {
  it.each([400, 401, 429, 500, "fetch failed"])("leaves one line where it answers, or cannot be asked: %s", async (why) => {
    const user = await choose(channel);
    answer = () => (typeof why === "number" ? new Response(MOBILE, { status: why }) : fail());
    await tellByChannels("alert", user.id, CONTENT, NOON);
    expect(warnings()).toEqual([{ channel, why }]);
  });
});

it.each([
  ["telegram", 403],
  ["web-push", 404],
  ["web-push", 410],
] as const)("%s takes %d for a person who is gone, which is no failure", async (channel, status) => {
  const user = await choose(channel);
  answer = () => new Response(null, { status });
  await tellByChannels("alert", user.id, CONTENT, NOON);
  expect(warnings()).toEqual([]);
  expect([await db().telegramChat.count(), await db().pushSubscription.count({ where: { goneAt: null } })]).toEqual([0, 0]);
});

it("tells the other browsers of a person where one cannot be asked and one's service refuses the key", async () => {
  const user = await choose("web-push");
  await subscribe(user, "refused");
  await subscribe(user, "away");
  answer = (url) => {
    if (url.endsWith("away")) return fail();
    return new Response(null, { status: url.endsWith("refused") ? 403 : 201 });
  };
  await tellByChannels("alert", user.id, CONTENT, NOON);
  expect(new Set(warnings().map(({ why }) => why))).toEqual(new Set([403, "fetch failed"]));
  expect(told.mock.calls.map(([line]) => line)).toContainEqual({ channel: "web-push", count: 1 });
});

it("leaves a line where a code cannot be sent, says that it was not, and asks for no code that never comes", async () => {
  Object.assign(env, SMS);
  const user = await makeUser();
  const asked: unknown[] = [];
  for (answer of [() => new Response(null, { status: 401 }), fail, () => new Response(null), fail]) {
    asked.push([await askForNumber(user, MOBILE, NOON), (await smsNumberOf(user.id))?.isConfirmed]);
  }
  expect(asked).toEqual([...Array(2).fill(["failed", undefined]), ["sent", false], ["tooMany", false]]);
  expect(warnings().map(({ why }) => why)).toEqual([401, "fetch failed"]);
});
