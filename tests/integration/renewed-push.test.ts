import push from "web-push";
import * as pushRoute from "@/app/api/users/me/push/route";
import { toldBrowsers, webPush } from "@/lib/channels/web-push";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { playBrowser } from "@/tests/support/push-player";

const database = useDatabase();
beforeEach(() => database.clear());
const { publicKey, privateKey } = push.generateVAPIDKeys();
beforeAll(() => Object.assign(env, { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }));
afterAll(() => Object.assign(env, { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined }));

const [first, renewed] = ["first", "renewed"].map((name) => playBrowser(`https://fcm.googleapis.com/fcm/send/${name}`));

async function hand(method: "POST" | "PUT", user: TestAccount, browser = renewed): Promise<number> {
  const headers = { ...user.bearer, "content-type": "application/json" };
  const body = JSON.stringify(browser?.subscription);
  const route = method === "PUT" ? pushRoute.PUT : pushRoute.POST;
  return (await call(route, "/api/users/me/push", { method, headers, body })).status;
}

it("goes on by the subscription that a browser made by itself, for the session that is told there and no other", async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  await hand("POST", user, first);
  expect(await hand("PUT", other)).toBe(404);
  expect([await hand("PUT", user), await hand("PUT", user)]).toEqual([200, 200]);
  const told = await db().pushSubscription.findMany({ select: { userId: true, sessionId: true, endpoint: true } });
  const { endpoint } = renewed?.subscription ?? {};
  expect(told).toEqual([{ userId: user.id, sessionId: user.sessionId, endpoint }]);
  env.VAPID_PRIVATE_KEY = undefined;
  expect(await hand("PUT", user)).toBe(404);
  env.VAPID_PRIVATE_KEY = privateKey;
});

it("goes on by it too where its push service said first that the one before is gone, and tells the one that is", async () => {
  const user = await makeUser();
  const asked: string[] = [];
  const realFetch = global.fetch;
  global.fetch = async (url) => {
    asked.push(String(url));
    return new Response(null, { status: String(url).endsWith("/first") ? 410 : 201 });
  };
  const tell = () => webPush.tell(user.id, { title: "A job", text: "Clerk", href: "/job/1" }, new Date());
  try {
    await hand("POST", user, first);
    expect([await tell(), await tell(), await toldBrowsers(user.sessionId)]).toEqual([0, 0, []]);
    expect(await hand("PUT", user)).toBe(200);
    expect(await tell()).toBe(1);
    expect(asked).toEqual([first, renewed].map((browser) => browser?.subscription.endpoint));
    // Subscribed again by its owner, it is told again.
    await hand("POST", user, first);
    expect(await toldBrowsers(user.sessionId)).toHaveLength(2);
  } finally {
    global.fetch = realFetch;
  }
});
