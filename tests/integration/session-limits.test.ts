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

async function makeOwner(kind: "user" | "admin") {
  const { id, sessionId } = await (kind === "user" ? makeUser() : makeAdmin());
  await db().session.delete({ where: { id: sessionId } });
  return { kind, id, version: 0 };
}

it("names a session by 128 random bits: none of them says that it is a UUID", async () => {
  const owner = await makeOwner("user");
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await startSession(owner, request, start)).id));
  expect(new Set(ids.map((id) => id[14])).size).toBeGreaterThan(1);
  expect(new Set(ids.map((id) => id[19])).size).toBeGreaterThan(4);
});
