import * as loginRoute from "@/app/api/admin/login/route";
import * as meRoute from "@/app/api/admin/me/route";
import * as confirmRoute from "@/app/api/admin/second-factor/confirm/route";
import * as ownRoute from "@/app/api/admin/second-factor/route";
import { codeOfStep, stepAt } from "@/lib/auth/one-time-code";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { TEST_PASSWORD, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

export type Headers = Record<string, string>;
type Body = { message: string; errors?: Record<string, string[]>; [more: string]: unknown };
export type Staff = TestAccount & { username: string };

/** A call of the staff as somebody, with its answer read. */
export async function send(handler: Parameters<typeof call>[0], method: string, as: Headers, body?: unknown, id?: number) {
  const response = await call(handler, "/api/admin/x", { method, id, headers: as, json: body });
  return { status: response.status, body: (await response.json()) as Body, cookies: response.headers.getSetCookie() };
}

/** Asks to sign in, with what a client sends. */
export const login = (body: object, headers: Headers = {}) => send(loginRoute.POST, "POST", headers, body);
/** Whether a session lives: 200 where it does. */
export const statusOfMe = async (as: Headers) => (await send(meRoute.GET, "GET", as)).status;
/** A cookie of an answer, as a browser sends it back. */
export const pairOf = (cookies: string[], name: string) => ({
  cookie: cookies.find((cookie) => cookie.includes(name))?.split(";")[0] ?? "",
});
/** The code that an app with a key shows now, or `offset` steps of 30 seconds later. */
export const codeNow = (key: string, offset = 0) => codeOfStep(key, stepAt(new Date()) + offset);
/** The four latest actions of the log, the last one first. */
export const lastActions = async () =>
  (await db().auditEntry.findMany({ orderBy: { id: "desc" }, take: 4, select: { action: true } })).map(({ action }) => action);

/** A clock that stands still, so that no step ends in the middle of a test; `later` moves it on. */
export function stopClock() {
  let now = Date.now();
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval", "clearTimeout", "queueMicrotask"],
    now,
  });
  return {
    later: (seconds: number) => {
      now += seconds * 1000;
      jest.setSystemTime(now);
    },
  };
}

/** An empty database, the secret of the site and a clock that stands still, for each test of a file. */
export function useStoppedSite(): void {
  const secret = env.NEXTAUTH_SECRET;
  const database = useDatabase();
  beforeEach(async () => {
    env.NEXTAUTH_SECRET = secret;
    await database.clear();
    stopClock();
  });
  afterEach(() => jest.useRealTimers());
}

/** Turns the second factor of somebody on; the next code is a step later. */
export async function enrol(staff: Staff): Promise<{ key: string; recoveryCodes: string[]; cookie: Headers }> {
  const begun = await send(ownRoute.POST, "POST", staff.cookie);
  const key = String(begun.body.key).replaceAll(" ", "");
  const proof = { currentPassword: TEST_PASSWORD, code: codeNow(key, -1) };
  const confirmed = await send(confirmRoute.POST, "POST", staff.cookie, proof);
  expect([begun.status, confirmed.status]).toEqual([201, 200]);
  return { key, recoveryCodes: confirmed.body.recoveryCodes as string[], cookie: pairOf(confirmed.cookies, "session") };
}
