import { MAX_SESSIONS, SESSION_LIFETIME_SECONDS } from "@/lib/auth/schema";
import { startSession, touchSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { makeAdmin, makeUser } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(() => database.clear());

const HOUR_MS = 3_600_000;
const start = new Date("2026-11-21T06:00:00Z");
const request = new Request("http://site.example/", { headers: { "user-agent": "a test" } });

it.each(["user", "admin"] as const)("a session of a(n) %s ends at last, however often it is used", async (kind) => {
  const owner = await makeOwner(kind);
  const { id } = await startSession(owner, request, start);
  const expiry = async () => (await db().session.findUniqueOrThrow({ where: { id } })).expiresAt.getTime();
  const end = start.getTime() + SESSION_LIFETIME_SECONDS[kind] * 1000;
  await touchSession(kind, id, new Date(start.getTime() + HOUR_MS));
  expect(await expiry()).toBeGreaterThan(start.getTime() + 2 * HOUR_MS);
  expect(await expiry()).toBeLessThan(end);
  await touchSession(kind, id, new Date(end - HOUR_MS));
  expect(await expiry()).toBe(end);
});

it.each(["user", "admin"] as const)(
  "a(n) %s has a greatest number of sessions: the one unused for longest ends",
  async (kind) => {
    const [owner, other] = [await makeOwner(kind), await makeOwner(kind)];
    const { id: strangers } = await startSession(other, request, start);
    const ids: string[] = [];
    for (let n = 0; n <= MAX_SESSIONS[kind]; n++) {
      const at = new Date(start.getTime() + n * 1000);
      ids.push((await startSession(owner, request, at)).id);
      // The first stays in use, so the second is the one to go.
      await touchSession(kind, ids[0] ?? "", at);
    }
    const running = await db().session.findMany({ where: { revokedAt: null }, select: { id: true } });
    expect(new Set(running.map(({ id }) => id))).toEqual(new Set([strangers, ids[0], ...ids.slice(2)]));
  },
);

it("keeps of the sessions of one owner that ended the latest hundred: each end of all sessions, and each sign-in, leaves one", async () => {
  const [owner, other] = [await makeOwner("user"), await makeOwner("user")];
  const session = (n: number, { id: userId } = owner) => ({
    id: `00000000-0000-0000-0000-${String(n).padStart(12, "0")}`,
    userId,
    version: -1,
    createdAt: new Date(start.getTime() + n * 1000),
    lastSeenAt: new Date(start.getTime() + n * 1000),
    expiresAt: new Date(start.getTime() + 24 * HOUR_MS),
  });
  const ended = Array.from({ length: 150 }, (_, n) => session(n));
  await db().session.createMany({ data: [...ended, { ...session(200, other), revokedAt: start }] });
  const { id } = await startSession(owner, request, new Date(start.getTime() + HOUR_MS));
  const left = await db().session.findMany({ where: { userId: owner.id }, select: { id: true } });
  const latest = ended.slice(-(100 + MAX_SESSIONS.user - 1));
  expect(new Set(left.map((one) => one.id))).toEqual(new Set([id, ...latest.map((one) => one.id)]));
  expect(await db().session.count({ where: { userId: other.id } })).toBe(1);
});

async function makeOwner(kind: "user" | "admin") {
  const { id, sessionId } = await (kind === "user" ? makeUser() : makeAdmin());
  await db().session.delete({ where: { id: sessionId } });
  return { kind, id, version: 0 };
}

it.each(["user", "admin"] as const)(
  "a sign-in of a(n) %s ends the session whose cookie it takes the place of, whoever's it was, and no other",
  async (kind) => {
    const [before, next] = [await makeOwner(kind), await makeOwner(kind)];
    const replaced = await startSession(before, request, start);
    const elsewhere = await startSession(before, request, start);
    const [cookie = ""] = replaced.cookie.split(";");
    const { id } = await startSession(next, new Request(request.url, { headers: { cookie } }), start);
    const running = await db().session.findMany({ where: { revokedAt: null }, select: { id: true } });
    expect(new Set(running.map((one) => one.id))).toEqual(new Set([elsewhere.id, id]));
  },
);

it("names a session by 128 random bits: none of them says that it is a UUID", async () => {
  const owner = await makeOwner("user");
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await startSession(owner, request, start)).id));
  expect(new Set(ids.map((id) => id[14])).size).toBeGreaterThan(1);
  expect(new Set(ids.map((id) => id[19])).size).toBeGreaterThan(4);
});
