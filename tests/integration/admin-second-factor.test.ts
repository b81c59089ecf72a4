import * as loginRoute from "@/app/api/admin/login/route";
import * as meRoute from "@/app/api/admin/me/route";
import * as confirmRoute from "@/app/api/admin/second-factor/confirm/route";
import * as renewRoute from "@/app/api/admin/second-factor/recovery-codes/route";
import * as ownRoute from "@/app/api/admin/second-factor/route";
import * as resetRoute from "@/app/api/admin/users/[id]/second-factor/route";
import * as listRoute from "@/app/api/admin/users/second-factors/route";
import { codeOfStep, stepAt } from "@/lib/auth/one-time-code";
import { db } from "@/lib/db";
import { resetSecondFactorOf } from "@/lib/staff/second-factor-people";
import { users } from "@/tests/support/account-calls";
import { makeAdmin, makeUser, signIn, TEST_PASSWORD, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

let secret: string;
jest.mock("@/lib/auth/secret", () => ({ authSecret: () => secret }));

const SECRET = "secret-of-the-integration-tests-only-000";
const database = useDatabase();
beforeEach(async () => {
  secret = SECRET;
  await database.clear();
  stopClock();
});
afterEach(() => jest.useRealTimers());

type Headers = Record<string, string>;
type Body = { message: string; errors?: Record<string, string[]>; [more: string]: unknown };
type Staff = TestAccount & { username: string };

async function send(handler: Parameters<typeof call>[0], method: string, as: Headers, body?: unknown, id?: number) {
  const response = await call(handler, "/api/admin/x", {
    method,
    params: id === undefined ? {} : { id: String(id) },
    headers: { ...as, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body, cookies: response.headers.getSetCookie() };
}

const login = (body: object, headers: Headers = {}) => send(loginRoute.POST, "POST", headers, body);
const statusOfMe = async (as: Headers) => (await send(meRoute.GET, "GET", as)).status;
const pairOf = (cookies: string[], name: string) => ({
  cookie: cookies.find((cookie) => cookie.includes(name))?.split(";")[0] ?? "",
});
const codeNow = (key: string, offset = 0) => codeOfStep(key, stepAt(new Date()) + offset);
const lastActions = async () =>
  (await db().auditEntry.findMany({ orderBy: { id: "desc" }, take: 4, select: { action: true } })).map(({ action }) => action);

/** A clock that stands still, so that no step ends in the middle of a test; `later` moves it on. */
function stopClock() {
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

/** Turns the second factor of somebody on; the next code is a step later. */
async function enrol(staff: Staff): Promise<{ key: string; recoveryCodes: string[]; cookie: Headers }> {
  const begun = await send(ownRoute.POST, "POST", staff.cookie);
  const key = String(begun.body.key).replaceAll(" ", "");
  const proof = { currentPassword: TEST_PASSWORD, code: codeNow(key, -1) };
  const confirmed = await send(confirmRoute.POST, "POST", staff.cookie, proof);
  expect([begun.status, confirmed.status]).toEqual([201, 200]);
  return { key, recoveryCodes: confirmed.body.recoveryCodes as string[], cookie: pairOf(confirmed.cookies, "session") };
}

describe("setting up a second factor", () => {
  it("gives an editor a key, takes its first code with the password, and shows ten recovery codes", async () => {
    const staff = await makeAdmin("editor");
    const elsewhere = await signIn("admin", staff.id);
    const { key, recoveryCodes, cookie } = await enrol(staff);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await Promise.all([cookie, staff.cookie, elsewhere.cookie, elsewhere.bearer].map(statusOfMe))).toEqual([
      200, 401, 401, 401,
    ]);
    const state = await send(ownRoute.GET, "GET", cookie);
    expect(state.body).toEqual({ isOn: true, since: expect.any(String), isReadable: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify([await db().secondFactor.findMany(), await db().recoveryCode.findMany()]);
    for (const hidden of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(hidden);
    }
    expect(await lastActions()).toEqual(["user.second-factor-on", "user.second-factor-begin"]);
    expect(JSON.stringify(await db().auditEntry.findMany())).not.toContain(key);
  });

  it("shows the key as text, as an address and as the dark modules of its QR code", async () => {
    const { cookie, username } = await makeAdmin();
    const { body } = await send(ownRoute.POST, "POST", cookie);
    const key = String(body.key);
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(body).toEqual({
      key,
      uri: expect.stringMatching(`^otpauth://totp/[^?]+:${username}\\?secret=${key.replaceAll(" ", "")}&`),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/) },
    });
  });

  it("counts for nothing until it is confirmed: the sign-in asks for no code", async () => {
    const { cookie, username } = await makeAdmin();
    await send(ownRoute.POST, "POST", cookie);
    expect((await login({ username, password: TEST_PASSWORD })).status).toBe(200);
    expect((await send(ownRoute.GET, "GET", cookie)).body.isOn).toBe(false);
  });

  it("is refused with a wrong password, a wrong code, without a key and a second time, naming the field", async () => {
    const { cookie } = await makeAdmin();
    const confirm = (currentPassword: string, code: string) => send(confirmRoute.POST, "POST", cookie, { currentPassword, code });
    expect((await confirm(TEST_PASSWORD, "123456")).status).toBe(409);
    const key = String((await send(ownRoute.POST, "POST", cookie)).body.key).replaceAll(" ", "");
    const wrongPassword = await confirm("wrong", codeNow(key));
    expect([wrongPassword.status, Object.keys(wrongPassword.body.errors ?? {})]).toEqual([400, ["currentPassword"]]);
    const wrongCode = await confirm(TEST_PASSWORD, "a b c");
    expect([wrongCode.status, Object.keys(wrongCode.body.errors ?? {})]).toEqual([400, ["code"]]);
    const done = await confirm(TEST_PASSWORD, codeNow(key));
    const fresh = pairOf(done.cookies, "session");
    expect((await send(ownRoute.POST, "POST", fresh)).status).toBe(409);
    expect((await send(confirmRoute.POST, "POST", fresh, { currentPassword: TEST_PASSWORD, code: codeNow(key) })).status).toBe(
      409,
    );
  });

  it("asked again before it is confirmed, gives another key, and the first one is worth nothing", async () => {
    const { cookie } = await makeAdmin();
    const first = String((await send(ownRoute.POST, "POST", cookie)).body.key).replaceAll(" ", "");
    await send(ownRoute.POST, "POST", cookie);
    const proof = { currentPassword: TEST_PASSWORD, code: codeNow(first) };
    expect((await send(confirmRoute.POST, "POST", cookie, proof)).status).toBe(400);
  });

  it.each([
    ["GET", ownRoute.GET],
    ["POST", ownRoute.POST],
    ["DELETE", ownRoute.DELETE],
    ["POST confirm", confirmRoute.POST],
    ["POST recovery-codes", renewRoute.POST],
    ["GET second-factors", listRoute.GET],
    ["DELETE second-factor", resetRoute.DELETE],
  ])("%s is refused without a session of the staff and for a page of another site", async (name, handler) => {
    const user = await makeUser();
    const admin = await makeAdmin();
    const method = name.split(" ")[0] ?? "";
    const status = async (as: Headers) => (await send(handler, method, as, method === "GET" ? undefined : {}, 1)).status;
    expect([await status({}), await status(user.cookie), await status(user.bearer)]).toEqual([401, 401, 403]);
    if (method !== "GET") expect(await status({ ...admin.cookie, "sec-fetch-site": "cross-site" })).toBe(403);
  });
});

describe("signing in with a second factor", () => {
  it("answers the right password with a step that opens nothing, and the code with a session", async () => {
    const clock = stopClock();
    const staff = await makeAdmin();
    const { key } = await enrol(staff);
    const first = await login({ username: staff.username, password: TEST_PASSWORD });
    expect([first.status, first.body]).toEqual([
      401,
      { message: "Enter the code of your authenticator app", secondFactor: true },
    ]);
    expect(first.cookies.join()).not.toContain("niyukti_admin_session");
    const challenge = pairOf(first.cookies, "challenge");
    expect(await statusOfMe(challenge)).toBe(401);

    const code = codeNow(key).replace(/(...)(...)/, "$1 $2");
    const second = await login({ code }, challenge);
    expect([second.status, second.body.message]).toEqual([200, "Login Successful"]);
    expect(await statusOfMe(pairOf(second.cookies, "session"))).toBe(200);
    expect(second.cookies.join()).toContain("niyukti_admin_challenge=; Path=/; Max-Age=0");

    clock.later(60);
    const atOnce = await login({ username: staff.email, password: TEST_PASSWORD, code: codeNow(key) });
    expect([atOnce.status, await statusOfMe({ authorization: `Bearer ${atOnce.body.token}` })]).toEqual([200, 200]);
  });

  it("never takes a code twice, also not of two calls at the same time", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key } = await enrol(staff);
    const attempt = { username: staff.username, password: TEST_PASSWORD, code: codeNow(key) };
    const statuses = (await Promise.all([1, 2, 3].map(() => login(attempt)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401]);
    expect((await login({ ...attempt, code: codeNow(key, -1) })).status).toBe(401);
    expect((await login({ ...attempt, code: codeNow(key, 1) })).status).toBe(200);
  });

  it("says the same of a wrong code, a used one, one too old and one of nobody's, and gives no session", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key, recoveryCodes } = await enrol(staff);
    const spent = recoveryCodes[0] ?? "";
    const body = { username: staff.username, password: TEST_PASSWORD };
    expect((await login({ ...body, code: spent })).status).toBe(200);
    const answers = [];
    for (const code of [codeNow(key, -1), codeNow(key, 5), spent, "zzzz-zzzz-zzzz-zzzz", "no code at all"]) {
      answers.push(await login({ ...body, code }));
    }
    for (const { status, body: answer, cookies } of answers) {
      expect([status, answer, cookies]).toEqual([401, answers[0]?.body, []]);
    }
    expect(answers[0]?.body).toEqual({ message: expect.stringContaining("That code is not right"), secondFactor: true });
  });

  it("answers a wrong password as ever, whatever the code", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key } = await enrol(staff);
    const { status, body } = await login({ username: staff.username, password: "wrong", code: codeNow(key) });
    expect([status, body]).toEqual([401, { message: "Invalid credentials" }]);
  });

  it("takes each recovery code once, notes that, and never the code itself", async () => {
    const staff = await makeAdmin();
    const { recoveryCodes } = await enrol(staff);
    const [code = ""] = recoveryCodes;
    const body = { username: staff.username, password: TEST_PASSWORD, code: code.toUpperCase().replaceAll("-", " ") };
    const statuses = (await Promise.all([login(body), login(body)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect((await lastActions())[0]).toBe("user.recovery-code");
    expect(JSON.stringify(await db().auditEntry.findMany())).not.toContain(code);
    const fresh = await signIn("admin", staff.id);
    expect((await send(ownRoute.GET, "GET", fresh.cookie)).body.recoveryCodesLeft).toBe(9);
  });

  it("lets a guesser wait after five codes; giving the right password again buys no new ones", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key } = await enrol(staff);
    const from = (address: string) => ({ "x-forwarded-for": address });
    const body = { username: staff.username, password: TEST_PASSWORD };
    const { cookies } = await login(body, from("192.0.2.1"));
    const challenge = pairOf(cookies, "challenge");
    for (let i = 0; i < 5; i++) {
      expect((await login(body, from("192.0.2.1"))).body.secondFactor).toBe(true);
      const guess =
        i % 2
          ? login({ ...body, code: "000000" }, from("192.0.2.1"))
          : login({ code: "000000" }, { ...challenge, ...from("192.0.2.1") });
      expect((await guess).status).toBe(401);
    }
    const refused = await login({ ...body, username: staff.email, code: codeNow(key) }, from("192.0.2.1"));
    expect(refused.status).toBe(429);
    expect((await login({ code: codeNow(key) }, { ...challenge, ...from("192.0.2.1") })).status).toBe(429);
    expect((await login({ ...body, code: codeNow(key) }, from("198.51.100.2"))).status).toBe(200);
  });

  it("holds the account up after fifty codes from many networks, leaving recovery codes as the way in", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key, recoveryCodes } = await enrol(staff);
    const body = { username: staff.username, password: TEST_PASSWORD };
    const { cookies } = await login(body);
    const challenge = pairOf(cookies, "challenge");
    for (let i = 0; i < 50; i++) await login({ code: "000000" }, { ...challenge, "x-forwarded-for": `10.0.${i}.1` });
    const elsewhere = { ...challenge, "x-forwarded-for": "203.0.113.5" };
    expect((await login({ code: codeNow(key) }, elsewhere)).status).toBe(429);
    expect((await login({ code: recoveryCodes[0] }, elsewhere)).status).toBe(200);
  });

  it("asks for the password again after five minutes, a changed password, a deactivation, and with a forged cookie", async () => {
    const clock = stopClock();
    const staff = await makeAdmin();
    const { key } = await enrol(staff);
    const begin = async () => pairOf((await login({ username: staff.username, password: TEST_PASSWORD })).cookies, "challenge");
    const isOver = async (challenge: Headers) => {
      const { status, body, cookies } = await login({ code: codeNow(key) }, challenge);
      expect([status, body]).toEqual([401, { message: "That took too long. Please sign in with your password again." }]);
      expect(cookies.join()).toContain("Max-Age=0");
    };
    const old = await begin();
    clock.later(6 * 60);
    await isOver(old);
    const beforeChange = await begin();
    await db().adminUser.update({ where: { id: staff.id }, data: { sessionVersion: { increment: 1 } } });
    await isOver(beforeChange);
    const beforeDeactivation = await begin();
    await db().adminUser.update({ where: { id: staff.id }, data: { isActive: false } });
    await isOver(beforeDeactivation);
    await isOver({ cookie: "niyukti_admin_challenge=forged" });
    await isOver({});
  });

  it.each([
    ["a code that is no text", { code: 123456 }, "code"],
    ["a code without end", { code: "1".repeat(65) }, "code"],
    ["a code with a user name and no password", { username: "chief", code: "123456" }, "password"],
  ])("refuses %s and names the field", async (_what, body, field) => {
    const { status, body: answer } = await login(body);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]]);
  });

  it("cannot be passed by the sign-in of users: the two kinds of account share nothing", async () => {
    const staff = await makeAdmin();
    await enrol(staff);
    await makeUser({ email: staff.email });
    const response = await users.login({ email: staff.email, password: TEST_PASSWORD });
    const body = (await response.json()) as { token: string };
    expect(response.status).toBe(200);
    expect(await statusOfMe({ authorization: `Bearer ${body.token}` })).toBe(403);
    expect(await statusOfMe({ cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" })).toBe(401);
  });

  it("says clearly that codes cannot be checked where the site's secret has changed; recovery codes still work", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key, recoveryCodes } = await enrol(staff);
    secret = "another secret, as of a backup restored elsewhere";
    const body = { username: staff.username, password: TEST_PASSWORD };
    const refused = await login({ ...body, code: codeNow(key) });
    expect([refused.status, refused.body]).toEqual([
      401,
      { message: expect.stringContaining("the secret of this site has changed"), secondFactor: true },
    ]);
    const done = await login({ ...body, code: recoveryCodes[0] });
    const fresh = pairOf(done.cookies, "session");
    expect((await send(ownRoute.GET, "GET", fresh)).body).toMatchObject({ isOn: true, isReadable: false });
    const off = (code: string | undefined) => send(ownRoute.DELETE, "DELETE", fresh, { currentPassword: TEST_PASSWORD, code });
    expect((await off(codeNow(key))).status).toBe(400);
    expect((await off(recoveryCodes[1])).status).toBe(200);
  });
});

describe("a second factor that is on", () => {
  it("is turned off by password and code alone, and the sign-in asks for no code any more", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key, cookie } = await enrol(staff);
    const off = (currentPassword: string, code: string) => send(ownRoute.DELETE, "DELETE", cookie, { currentPassword, code });
    expect(Object.keys((await off("wrong", codeNow(key))).body.errors ?? {})).toEqual(["currentPassword"]);
    expect(Object.keys((await off(TEST_PASSWORD, "000000")).body.errors ?? {})).toEqual(["code"]);
    expect((await login({ username: staff.username, password: TEST_PASSWORD })).status).toBe(401);
    expect((await off(TEST_PASSWORD, codeNow(key))).status).toBe(200);
    expect((await login({ username: staff.username, password: TEST_PASSWORD })).status).toBe(200);
    expect((await off(TEST_PASSWORD, codeNow(key, 1))).status).toBe(409);
    expect(await db().recoveryCode.count()).toBe(0);
    expect((await lastActions())[0]).toBe("user.second-factor-off");
  });

  it("gets new recovery codes, and the old ones work no longer", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key, cookie, recoveryCodes } = await enrol(staff);
    const proof = { currentPassword: TEST_PASSWORD, code: codeNow(key) };
    const renewed = await send(renewRoute.POST, "POST", cookie, proof);
    expect(renewed.status).toBe(200);
    expect((await lastActions())[0]).toBe("user.recovery-codes");
    const signInBy = (code: unknown) => login({ username: staff.username, password: TEST_PASSWORD, code });
    expect((await signInBy(recoveryCodes[3])).status).toBe(401);
    expect((await signInBy((renewed.body.recoveryCodes as string[])[3])).status).toBe(200);
    expect((await send(renewRoute.POST, "POST", cookie, proof)).status).toBe(400);
  });

  it("slows whoever tries passwords and codes with a session that was left open", async () => {
    const staff = await makeAdmin();
    const { cookie } = await enrol(staff);
    const off = async () => (await send(ownRoute.DELETE, "DELETE", cookie, { currentPassword: "guess", code: "000000" })).status;
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push(await off());
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it("is reset by an admin, which ends every session and is noted; not by an editor, and nobody resets their own", async () => {
    stopClock();
    const chief = await makeAdmin("admin");
    const editor = await makeAdmin("editor");
    const { cookie, key } = await enrol(editor);
    const reset = (as: Headers, id: number) => send(resetRoute.DELETE, "DELETE", as, undefined, id);
    expect((await send(listRoute.GET, "GET", chief.bearer)).body).toEqual([editor.id]);
    expect((await send(listRoute.GET, "GET", cookie)).status).toBe(403);
    expect((await reset(cookie, chief.id)).status).toBe(403);
    expect((await reset(chief.bearer, chief.id)).status).toBe(409);
    expect((await reset(chief.bearer, 9_999)).status).toBe(404);
    const challenge = pairOf((await login({ username: editor.username, password: TEST_PASSWORD })).cookies, "challenge");

    expect((await reset(chief.bearer, editor.id)).status).toBe(200);
    expect(await statusOfMe(cookie)).toBe(401);
    expect((await login({ code: codeNow(key) }, challenge)).status).toBe(401);
    expect((await login({ username: editor.username, password: TEST_PASSWORD })).status).toBe(200);
    const [row] = await db().auditEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(row).toMatchObject({ action: "user.second-factor-reset", actorName: chief.username, label: editor.username });
    const again = await reset(chief.bearer, editor.id);
    expect([again.status, again.body]).toEqual([200, { message: "There was no second factor." }]);
  });

  it("is reset from the command line by name, in any case, and the log says that the site did it", async () => {
    const staff = await makeAdmin();
    const { cookie } = await enrol(staff);
    expect(await resetSecondFactorOf(staff.username.toUpperCase())).toEqual({ wasOn: true });
    expect(await statusOfMe(cookie)).toBe(401);
    expect(await resetSecondFactorOf(staff.username)).toEqual({ wasOn: false });
    await expect(resetSecondFactorOf("nobody")).rejects.toThrow("No admin user has this name.");
    const [row] = await db().auditEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(row).toMatchObject({ action: "user.second-factor-reset", actorId: null, actorName: "site", label: staff.username });
  });

  it("is in the database either a key that was shown or one that has taken a code", async () => {
    const { id } = await makeAdmin();
    const half = db().secondFactor.create({ data: { adminUserId: id, sealedKey: "x", confirmedAt: new Date() } });
    await expect(half).rejects.toThrow("second_factors_confirmed_with_step");
  });
});

describe("the plain form of the sign-in page", () => {
  const post = (fields: Record<string, string>, headers: Headers = {}) =>
    call(loginRoute.POST, "/api/admin/login", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const go = (response: Response) => [response.status, response.headers.get("location")];

  it("leads through both steps to the dashboard without a script", async () => {
    stopClock();
    const staff = await makeAdmin();
    const { key } = await enrol(staff);
    const first = await post({ username: staff.username, password: TEST_PASSWORD });
    expect(go(first)).toEqual([303, "/admin/login"]);
    const challenge = pairOf(first.headers.getSetCookie(), "challenge");
    const wrong = await post({ code: "000000", with: "recovery" }, challenge);
    expect(go(wrong)).toEqual([303, "/admin/login?with=recovery"]);
    expect(wrong.headers.getSetCookie().join()).not.toContain("session=");
    const done = await post({ code: codeNow(key) }, challenge);
    expect(go(done)).toEqual([303, "/admin/dashboard"]);
    expect(await statusOfMe(pairOf(done.headers.getSetCookie(), "session"))).toBe(200);
  });

  it("signs in at once where no second factor is on, and leads back to the page with anything wrong", async () => {
    const staff = await makeAdmin();
    expect(go(await post({ username: staff.username, password: TEST_PASSWORD }))).toEqual([303, "/admin/dashboard"]);
    for (const fields of [{}, { username: staff.username }, { username: staff.username, password: "wrong" }]) {
      expect(go(await post(fields as Record<string, string>))).toEqual([303, "/admin/login"]);
    }
    const over = await post({ code: "123456" });
    expect(go(over)).toEqual([303, "/admin/login"]);
    expect(over.headers.getSetCookie().join()).toContain("niyukti_admin_challenge=; Path=/; Max-Age=0");
  });
});
