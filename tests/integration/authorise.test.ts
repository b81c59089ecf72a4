import { z } from "zod";
import { POST as importFile } from "@/app/api/admin/import/route";
import { adminOfCookie, userOfCookie } from "@/lib/auth/actors";
import { COOKIE_NAMES } from "@/lib/auth/cookies";
import type { RequiredRole } from "@/lib/auth/schema";
import { BEARER_SECONDS, SESSION_SECONDS } from "@/lib/auth/schema";
import { db } from "@/lib/db";
import { api } from "@/lib/http/api";
import { makeAdmin, makeUser, signIn, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
let user: TestAccount;
let editor: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  [user, editor, admin] = [await makeUser(), await makeAdmin("editor"), await makeAdmin("admin")];
});
afterEach(() => jest.useRealTimers());

/** A call that asks for a role and says who made it. */
const route = (role: RequiredRole) => api({ role }, ({ actor }) => Response.json({ kind: actor.kind, id: actor.id }));
const ask = (role: RequiredRole, headers: Record<string, string>, method = "GET") =>
  call(route(role), "/api/x", { method, headers });
const statusOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).status;

it.each<[RequiredRole, number, number, number]>([
  ["user", 200, 403, 403],
  ["editor", 403, 200, 200],
  ["admin", 403, 403, 200],
])("a call for the role %s answers a user %i, an editor %i and an admin %i", async (role, ...expected) => {
  const asked = await Promise.all([user, editor, admin].map(({ bearer }) => statusOf(role, bearer)));
  expect(asked).toEqual(expected);
});

it("tells the handler who calls", async () => {
  expect(await (await ask("user", user.cookie)).json()).toEqual({ kind: "user", id: user.id });
  expect(await (await ask("editor", admin.bearer)).json()).toEqual({ kind: "admin", id: admin.id });
});

it("counts a bearer token that is sent alone, whatever cookie is there", async () => {
  expect(await statusOf("user", { ...user.cookie, authorization: "Bearer wrong" })).toBe(401);
});

it("says that nobody is signed in where an account is deleted under a call of its own, and no more than that it failed where it is there", async () => {
  const leaver = await makeUser();
  const rename = (id: number) => db().user.update({ where: { id }, data: { fullName: "Asha" } });
  const statusFor = async (id: number) => {
    const handler = api({ role: "user" }, async ({ actor }) => {
      await db().user.deleteMany({ where: { id } });
      return Response.json(await rename(id === actor.id ? actor.id : 0));
    });
    return (await call(handler, "/api/x", { method: "POST", headers: leaver.cookie })).status;
  };
  expect([await statusFor(0), await statusFor(leaver.id)]).toEqual([500, 401]);
});

/** A call whose sender holds its body back until something has happened. */
function heldCall(headers: Record<string, string>, text: string, meanwhile: () => Promise<unknown>): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile();
        controller.enqueue(Buffer.from(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const sent = { method: "POST", headers: { "content-type": "application/json", ...headers }, body, duplex: "half" };
  return new Request("http://localhost/api/x?name=jobs.csv", sent as RequestInit);
}

it("does nothing for a session that ended, or lost its role, while the body of a call was held back", async () => {
  const [holder, dismissed] = [await makeUser(), await makeAdmin("admin")];
  const done: number[] = [];
  const held = async (role: RequiredRole, headers: Record<string, string>, meanwhile: () => Promise<unknown>) => {
    const handler = api({ role, body: z.object({}) }, ({ actor }) => Response.json(done.push(actor.id)));
    return (await handler(heldCall(headers, "{}", meanwhile))).status;
  };
  const demote = () => db().adminUser.update({ where: { id: dismissed.id }, data: { role: "editor" } });
  const end = () => db().user.update({ where: { id: holder.id }, data: { sessionVersion: { increment: 1 } } });
  expect(await held("user", holder.cookie, async () => undefined)).toBe(200);
  expect([await held("user", holder.cookie, end), await held("admin", dismissed.bearer, demote)]).toEqual([401, 403]);
  expect(done).toEqual([holder.id]);
});

it("imports nothing for an editor who was dismissed while their file was on its way", async () => {
  const dismissed = await makeAdmin("editor");
  const file = "title,organisation,deadline\nClerk Recruitment,Staff Selection Commission,2030-01-31";
  const dismiss = () => db().adminUser.update({ where: { id: dismissed.id }, data: { isActive: false } });
  expect((await importFile(heldCall(dismissed.cookie, file, dismiss))).status).toBe(401);
  expect(await db().importTurn.count()).toBe(0);
});

it("takes no token of one kind or carrier for another", async () => {
  const cookie = user.cookie.cookie.split("=")[1] ?? "";
  const bearer = user.bearer.authorization.slice("Bearer ".length);
  expect(await statusOf("user", { authorization: `Bearer ${cookie}` })).toBe(401);
  expect(await statusOf("user", { cookie: `${COOKIE_NAMES.user}=${bearer}` })).toBe(401);
  expect(await statusOf("editor", { cookie: `${COOKIE_NAMES.admin}=${cookie}` })).toBe(401);
});

describe.each([
  ["a user", "user" as const, () => user],
  ["the staff", "editor" as const, () => editor],
])("a session of %s", (_who, role, owner) => {
  const kind = role === "user" ? "user" : "admin";
  const change = (id: string, data: { revokedAt?: Date; expiresAt?: Date; version?: number }) =>
    db().session.update({ where: { id }, data });

  it.each([
    ["has ended", { revokedAt: new Date() }],
    ["has run out", { expiresAt: new Date(Date.now() - 1000) }],
    ["is of an earlier password", { version: 99 }],
  ])("opens nothing once it %s", async (_what, data) => {
    const session = await signIn(kind, owner().id);
    expect(await statusOf(role, session.bearer)).toBe(200);
    await change(session.sessionId, data);
    expect([await statusOf(role, session.bearer), await statusOf(role, session.cookie)]).toEqual([401, 401]);
    const token = session.cookie.cookie.split("=")[1];
    expect(await (kind === "user" ? userOfCookie(token) : adminOfCookie(token))).toBeNull();
  });

  it("opens nothing while its owner is not active", async () => {
    const setActive = (isActive: boolean) =>
      kind === "user"
        ? db().user.update({ where: { id: owner().id }, data: { isActive } })
        : db().adminUser.update({ where: { id: owner().id }, data: { isActive } });
    await setActive(false);
    expect(await statusOf(role, owner().bearer)).toBe(401);
    await setActive(true);
    expect(await statusOf(role, owner().bearer)).toBe(200);
  });

  it("lives as long as product.md says", async () => {
    const session = await signIn(kind, owner().id);
    const start = Date.now();
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
    const statusAt = (seconds: number, headers: Record<string, string>) => {
      jest.setSystemTime(start + seconds * 1000);
      return statusOf(role, headers);
    };
    expect([BEARER_SECONDS, SESSION_SECONDS.user, SESSION_SECONDS.admin]).toEqual([3600, 30 * 86_400, 12 * 3600]);
    expect(await statusAt(BEARER_SECONDS - 5, session.bearer)).toBe(200);
    expect(await statusAt(BEARER_SECONDS + 5, session.bearer)).toBe(401);
    expect(await statusAt(SESSION_SECONDS[kind] - 5, session.cookie)).toBe(200);
    expect(await statusAt(SESSION_SECONDS[kind] + 5, session.cookie)).toBe(401);
  });
});

it.each<[string, Record<string, string>, number]>([
  ["a page of another site", { "sec-fetch-site": "cross-site" }, 403],
  ["a page of a neighbouring host", { "sec-fetch-site": "same-site" }, 403],
  ["a page of this site", { "sec-fetch-site": "same-origin" }, 200],
  ["an address that was typed", { "sec-fetch-site": "none" }, 200],
  ["an old browser on another site", { origin: "https://evil.example", host: "site.example" }, 403],
  ["an old browser on this site", { origin: "http://site.example", host: "site.example" }, 200],
  ["an origin that is no address", { origin: "null", host: "site.example" }, 403],
  ["no browser", {}, 200],
])("a write with a cookie from %s is answered as it must be", async (_from, headers, expected) => {
  expect(await statusOf("user", { ...user.cookie, ...headers }, "POST")).toBe(expected);
  expect(await statusOf("user", { ...user.cookie, ...headers })).toBe(200);
  expect(await statusOf("user", { ...user.bearer, ...headers }, "POST")).toBe(200);
});

it("asks a machine for its secret before anything of the call is read", async () => {
  const handler = jest.fn(() => new Response());
  const guarded = api({ authorise: () => false }, handler);
  expect((await call(guarded, "/api/x")).status).toBe(401);
  expect(handler).not.toHaveBeenCalled();
});

it("refuses a page of another site where the call takes none, and a caller beyond the limit", async () => {
  const own = api({ sameOrigin: true }, () => new Response());
  expect((await call(own, "/api/x", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  const limited = api({ limit: { name: "authorise-test", calls: 1, seconds: 60 } }, () => new Response());
  expect([(await call(limited, "/api/x")).status, (await call(limited, "/api/x")).status]).toEqual([200, 429]);
});
