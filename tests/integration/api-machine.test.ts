import { revalidateTag } from "next/cache";
import * as alertsRoute from "@/app/api/cron/alerts/route";
import * as cronRoute from "@/app/api/cron/midnight/route";
import * as sourcesRoute from "@/app/api/cron/sources/route";
import * as revalidateRoute from "@/app/api/internal/revalidate/route";
import { generation } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
const invalidated = () => jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag);

const SECRET = "internal-secret-of-this-test-only-000";
beforeEach(() => {
  jest.mocked(revalidateTag).mockClear();
  env.INTERNAL_SECRET = SECRET;
  env.CRON_SECRET = undefined;
});

describe("POST /api/internal/revalidate", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    call(revalidateRoute.POST, "/api/internal/revalidate", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-internal-secret": SECRET, ...headers },
    });

  it("invalidates tags and what is kept in memory, at once", async () => {
    const before = generation();
    expect((await post('{"jobs":[5],"tags":["list:all"]}')).status).toBe(204);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ["list:all", { expire: 0 }],
      ["job:5", { expire: 0 }],
    ]);
    expect(generation()).toBeGreaterThan(before);
  });

  it.each([
    ["another secret", '{"tags":["exams"]}', { "x-internal-secret": "wrong" }, 401],
    ["a tag without a name", '{"tags":[""]}', {}, 400],
    ["a job without a number", '{"jobs":["5"]}', {}, 400],
    ["no JSON", "tags=jobs", {}, 400],
    ["another type", "tags=jobs", { "content-type": "text/plain" }, 415],
    ["a body beyond its bound", JSON.stringify({ tags: ["x".repeat(70_000)] }), {}, 413],
  ])("refuses %s", async (_what, body, headers: Record<string, string>, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(typeof (await response.json()).message).toBe("string");
    expect(invalidated()).toEqual([]);
  });

  it("refuses everyone where the server has no secret", async () => {
    env.INTERNAL_SECRET = undefined;
    expect((await post('{"tags":["exams"]}')).status).toBe(401);
  });
});

describe("GET /api/cron/...", () => {
  const ROUTES = { midnight: cronRoute, alerts: alertsRoute, sources: sourcesRoute };
  const CRON_SECRET = "cron-secret-of-this-test";
  const get = (name: keyof typeof ROUTES, authorization?: string) =>
    call(ROUTES[name].GET, `/api/cron/${name}`, { headers: authorization ? { authorization } : {} });

  // Alerts are there for this server's own timers.
  it.each([
    ["midnight", 404],
    ["sources", 404],
    ["alerts", 401],
  ] as const)("%s answers a scheduler where none is named with %d", async (name, status) => {
    expect((await get(name, "Bearer undefined")).status).toBe(status);
  });

  it.each(["midnight", "sources", "alerts"] as const)("%s is for who bears one of the secrets, alone", async (name) => {
    env.CRON_SECRET = CRON_SECRET;
    const wrong = [undefined, "Bearer wrong", CRON_SECRET, `Basic ${CRON_SECRET}`, `Bearer ${CRON_SECRET} more`];
    for (const authorization of wrong) expect((await get(name, authorization)).status).toBe(401);
    expect(invalidated()).toEqual([]);
    for (const secret of [CRON_SECRET, SECRET]) expect((await get(name, `bearer ${secret}`)).status).toBe(200);
  });

  it("clears everything that shows days left at midnight", async () => {
    env.CRON_SECRET = CRON_SECRET;
    expect((await get("midnight", `Bearer ${CRON_SECRET}`)).status).toBe(200);
    expect(invalidated()).toContain("everything");
  });

  it("runs each source that is due, whatever becomes of those before it", async () => {
    env.CRON_SECRET = CRON_SECRET;
    const due = (key: string, failures = 0) => ({ key, name: "", failures, definition: {}, isEnabled: true, dueAt: new Date(0) });
    // The failure of the first cannot be noted: no more are counted.
    await db().source.createMany({ data: [due("first", 2 ** 31 - 1), due("second")] });
    const response = await get("sources", `Bearer ${CRON_SECRET}`);
    expect([response.status, await response.json()]).toEqual([200, { run: 2, published: 0, failed: 2 }]);
    expect(await db().source.deleteMany({ where: { isEnabled: true, failures: 1 } })).toEqual({ count: 1 });
    await db().source.deleteMany();
  });

  it("says of an operator's file that is missing no word of the database, and logs what failed besides the first", async () => {
    Object.assign(env, { CRON_SECRET, SOURCES_FILE: "/no/such/file.json" });
    expect((await get("sources", `Bearer ${CRON_SECRET}`)).status).toBe(500);
    env.SOURCES_FILE = undefined;
    const error = jest.spyOn(log, "error");
    const now = new Date("2026-11-27T12:00:00+05:30"); // At night nobody is reminded, and neither table is asked.
    jest.useFakeTimers({ now, doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] });
    const tables = ["held_notes", "reminder_deliveries"];
    const away = (from: string, to: string) =>
      Promise.all(tables.map((table) => db().$executeRawUnsafe(`ALTER TABLE ${table}${from} RENAME TO ${table}${to}`)));
    await away("", "_gone");
    expect((await get("alerts", `Bearer ${CRON_SECRET}`)).status).toBe(500);
    jest.useRealTimers();
    await away("_gone", "");
    expect(error.mock.calls.map(([fields]) => String((fields as { err: unknown }).err))).toEqual([
      expect.stringContaining("held_notes"),
      expect.stringContaining("reminder_deliveries"),
    ]);
  });
});
