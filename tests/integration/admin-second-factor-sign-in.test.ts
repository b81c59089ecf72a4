import * as loginRoute from "@/app/api/admin/login/route";
import * as ownRoute from "@/app/api/admin/second-factor/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { users } from "@/tests/support/account-calls";
import { makeAdmin, makeUser, signIn, TEST_PASSWORD } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import {
  codeNow,
  enrol,
  type Headers,
  lastActions,
  login,
  pairOf,
  send,
  statusOfMe,
  stopClock,
  useStoppedSite,
} from "@/tests/support/second-factor-calls";

useStoppedSite();

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
    env.NEXTAUTH_SECRET = "another secret, as of a backup restored elsewhere";
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
