import * as passwordRoute from "@/app/api/admin/change-password/route";
import * as loginRoute from "@/app/api/admin/login/route";
import * as logoutRoute from "@/app/api/admin/logout/route";
import * as meRoute from "@/app/api/admin/me/route";
import { BEARER_SECONDS } from "@/lib/auth/schema";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { resetPasswordOf } from "@/lib/staff/mutations";
import { makeAdmin, makeUser, signIn, TEST_PASSWORD } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
});
afterEach(() => jest.useRealTimers());

const post = (handler: Parameters<typeof call>[0], json: unknown, headers: Record<string, string> = {}) =>
  call(handler, "/api/admin/x", { json, headers });
const login = (username: string, password: string, headers?: Record<string, string>) =>
  post(loginRoute.POST, { username, password }, headers);
const me = (headers: Record<string, string>) => call(meRoute.GET, "/api/admin/me", { headers });
const statusOfMe = async (headers: Record<string, string>) => (await me(headers)).status;

describe("POST /api/admin/login", () => {
  it("answers a token, the user and the message, and hands the browser a cookie that no script reads", async () => {
    const { id, username, email } = await makeAdmin("editor");
    const response = await login(username, TEST_PASSWORD);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toEqual({
      token: expect.any(String),
      user: { id, username, email, role: "editor" },
      message: "Login Successful",
    });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^niyukti_admin_session=[^;]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
    expect(await statusOfMe({ cookie: cookie.split(";")[0] ?? "" })).toBe(200);
    expect(await statusOfMe({ authorization: `Bearer ${body.token}` })).toBe(200);
  });

  it("takes the user name in any case, and the mail address", async () => {
    const { username, email } = await makeAdmin();
    expect((await login(username.toUpperCase(), TEST_PASSWORD)).status).toBe(200);
    expect((await login(` ${email.toUpperCase()} `, TEST_PASSWORD)).status).toBe(200);
  });

  it("answers 'Invalid credentials' for a wrong password, an unknown name and a deactivated account alike", async () => {
    const { id, username } = await makeAdmin();
    const answers = [await login(username, "wrong"), await login("nobody", "wrong")];
    await db().adminUser.update({ where: { id }, data: { isActive: false } });
    answers.push(await login(username, TEST_PASSWORD));
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ message: "Invalid credentials" });
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  it.each([
    ["no password", { username: "chief" }, "password"],
    ["a user name that is no text", { username: 5, password: "x" }, "username"],
    ["a password as a list", { username: "chief", password: ["x"] }, "password"],
  ])("refuses %s and names the field", async (_what, body, field) => {
    const response = await post(loginRoute.POST, body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
  });

  it("lets a guesser wait after five failures, also with the right password, and nobody elsewhere", async () => {
    const { username } = await makeAdmin();
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let i = 0; i < 5; i++) expect((await login(username, "wrong", from("192.0.2.1"))).status).toBe(401);
    const refused = await login(username, TEST_PASSWORD, from("192.0.2.1"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.json()).toEqual({ message: "Too many attempts. Please try again in 1 minute." });
    expect((await login(username, TEST_PASSWORD, from("192.0.2.2"))).status).toBe(200);
  });

  it("counts what is tried by the user name and by the mail address of one account together", async () => {
    const { username, email } = await makeAdmin();
    const names = [username, email, username.toUpperCase(), email, username];
    for (const name of names) expect((await login(name, "wrong")).status).toBe(401);
    expect([(await login(email, "wrong")).status, (await login(username, "wrong")).status]).toEqual([429, 429]);
  });

  it("is refused for a page of another site", async () => {
    const { username } = await makeAdmin();
    expect((await login(username, TEST_PASSWORD, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

describe("a call of the staff", () => {
  it("is answered with the admin user itself", async () => {
    const { id, username, email, bearer } = await makeAdmin("editor");
    expect(await (await me(bearer)).json()).toEqual({ id, username, email, isActive: true, lastLogin: null, role: "editor" });
  });

  it("is refused without a token, with a tampered one, a user's, and one of another use", async () => {
    const admin = await makeAdmin();
    const user = await makeUser();
    const tampered = `${admin.bearer.authorization.slice(0, -3)}AAA`;
    const cookieAsBearer = `Bearer ${admin.cookie.cookie.split("=")[1]}`;
    expect(await statusOfMe({})).toBe(401);
    expect(await statusOfMe({ authorization: tampered })).toBe(401);
    expect(await statusOfMe({ authorization: cookieAsBearer })).toBe(401);
    expect(await statusOfMe({ authorization: "Basic YTpi" })).toBe(401);
    expect(await statusOfMe({ authorization: "Bearer", ...admin.cookie })).toBe(401);
    expect(await statusOfMe(user.bearer)).toBe(403);
    expect(await statusOfMe(user.cookie)).toBe(401);
  });

  it("knows a browser by its cookie that sends a proxy's name and password too", async () => {
    const admin = await makeAdmin();
    expect(await statusOfMe({ authorization: "Basic YTpi", ...admin.cookie })).toBe(200);
  });

  it("is refused once the bearer token is an hour old, and the cookie when its session has run out", async () => {
    const admin = await makeAdmin();
    const started = Date.now();
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] });
    jest.setSystemTime(started + (BEARER_SECONDS + 1) * 1000);
    expect(await statusOfMe(admin.bearer)).toBe(401);
    expect(await statusOfMe(admin.cookie)).toBe(200);
    jest.setSystemTime(started + 26 * 3600 * 1000);
    expect(await statusOfMe(admin.cookie)).toBe(401);
  });

  it("is refused at the next call after a deactivation, and after sign-out everywhere", async () => {
    const admin = await makeAdmin();
    await db().adminUser.update({ where: { id: admin.id }, data: { isActive: false } });
    expect([await statusOfMe(admin.bearer), await statusOfMe(admin.cookie)]).toEqual([401, 401]);
    await db().adminUser.update({ where: { id: admin.id }, data: { isActive: true, sessionVersion: { increment: 1 } } });
    expect([await statusOfMe(admin.bearer), await statusOfMe(admin.cookie)]).toEqual([401, 401]);
  });

  it("renews a cookie that is an hour old", async () => {
    const { cookie } = await makeAdmin();
    expect((await me(cookie)).headers.get("set-cookie")).toBeNull();
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] });
    jest.setSystemTime(Date.now() + 2 * 3600 * 1000);
    expect((await me(cookie)).headers.get("set-cookie")).toContain("niyukti_admin_session=");
  });
});

describe("POST /api/admin/logout", () => {
  it("ends this session with cookie and bearer, and no other", async () => {
    const admin = await makeAdmin();
    const elsewhere = await signIn("admin", admin.id);
    const response = await post(logoutRoute.POST, {}, admin.cookie);
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
    expect([await statusOfMe(admin.cookie), await statusOfMe(admin.bearer)]).toEqual([401, 401]);
    expect(await statusOfMe(elsewhere.cookie)).toBe(200);
  });

  it("with a cookie is refused for a page of another site", async () => {
    const { cookie } = await makeAdmin();
    expect((await post(logoutRoute.POST, {}, { ...cookie, origin: "https://evil.example", host: "site.example" })).status).toBe(
      403,
    );
    expect(await statusOfMe(cookie)).toBe(200);
  });
});

describe("POST /api/admin/change-password", () => {
  const change = (currentPassword: string, newPassword: string, headers: Record<string, string>) =>
    post(passwordRoute.POST, { currentPassword, newPassword }, headers);

  it("ends every older session and gives the acting browser a new one", async () => {
    const admin = await makeAdmin();
    const elsewhere = await signIn("admin", admin.id);
    const response = await change(TEST_PASSWORD, "new password", admin.cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: "Your password has been changed." });
    const fresh = { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
    expect(await statusOfMe(fresh)).toBe(200);
    const old = [admin.cookie, admin.bearer, elsewhere.cookie, elsewhere.bearer];
    expect(await Promise.all(old.map(statusOfMe))).toEqual([401, 401, 401, 401]);
    expect((await login(admin.username, TEST_PASSWORD)).status).toBe(401);
    expect((await login(admin.username, "new password")).status).toBe(200);
  });

  it("slows guesses of whoever holds a session, and holds the account up that many networks guess at", async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const guess = (network: number, { cookie }: typeof admin, password = "wrong") =>
      change(password, "new password", { ...cookie, "x-forwarded-for": `203.0.113.${network}` });
    const info = jest.spyOn(log, "info");
    for (let count = 0; count < 5; count++) expect((await guess(0, admin)).status).toBe(400);
    expect((await guess(0, admin)).status).toBe(429);
    expect(info.mock.calls.filter(([, message]) => message === "A password that is asked for once more was wrong")).toHaveLength(
      5,
    );
    for (let network = 1; network < 10; network++)
      for (let count = 0; count < 5; count++) expect((await guess(network, admin)).status).toBe(400);
    for (let network = 10; network < 13; network++) expect((await guess(network, admin, TEST_PASSWORD)).status).toBe(429);
    expect((await guess(13, other, TEST_PASSWORD)).status).toBe(200);
  });

  it("refuses a wrong current password and a short new one, naming the field", async () => {
    const admin = await makeAdmin();
    const wrong = await change("wrong", "new password", admin.cookie);
    expect([wrong.status, (await wrong.json()).errors]).toEqual([400, { currentPassword: [expect.any(String)] }]);
    const short = await change(TEST_PASSWORD, "five5", admin.cookie);
    expect([short.status, await short.json()]).toEqual([
      400,
      {
        message: "Password must be at least 6 characters long",
        errors: { newPassword: ["Password must be at least 6 characters long"] },
      },
    ]);
  });
});

it("a lost password is replaced from the command line by name, in any case: the old one and every session end, and the log says that the site did it", async () => {
  const staff = await makeAdmin("editor");
  const { cookie } = await signIn("admin", staff.id);
  expect(await statusOfMe(cookie)).toBe(200);
  const { password } = await resetPasswordOf(staff.username.toUpperCase());
  expect(await statusOfMe(cookie)).toBe(401);
  expect((await login(staff.username, TEST_PASSWORD)).status).toBe(401);
  expect((await login(staff.username, password)).status).toBe(200);
  const [row] = await db().auditEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
  expect(row).toMatchObject({ action: "user.password-reset", actorId: null, actorName: "site", label: staff.username });
  expect(JSON.stringify(row)).not.toContain(password);
  await expect(resetPasswordOf("nobody")).rejects.toThrow("No admin user has this name.");
});
