import { db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import type { Mail } from "@/lib/mail/message";
import { cookieOf, users } from "@/tests/support/account-calls";
import { makeAdmin, makeUser, signIn, TEST_PASSWORD } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

const database = useDatabase();
beforeEach(async () => {
  await backgroundDone();
  emptyOutbox();
  await database.clear();
});
afterEach(() => jest.useRealTimers());

/** The mails so far, those that go out after the answer too. */
async function mailsSoFar(): Promise<Mail[]> {
  await backgroundDone();
  return readOutbox();
}

let address = 0;
/** Another network for each call that is limited by network. */
const elsewhere = () => ({ "x-forwarded-for": `198.51.${Math.floor(++address / 250)}.${address % 250}` });
const asha = { fullName: "Asha Verma", email: "asha@example.org", password: "a good one" };
const statusOfMe = async (headers: Record<string, string>) => (await users.me(headers)).status;
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";

describe("POST /api/users/register", () => {
  it("answers 201 with token, user and message, and signs the browser in", async () => {
    const response = await users.register({ ...asha, phone: "+91 98765 43210" }, elsewhere());
    expect(response.status).toBe(201);
    const body = await response.json();
    expect(body).toEqual({
      token: expect.any(String),
      user: { id: expect.any(Number), fullName: asha.fullName, email: asha.email, phone: "+91 98765 43210" },
      message: "Welcome to Niyukti! You are now logged in.",
    });
    expect(response.headers.get("set-cookie")).toMatch(
      /^niyukti_session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(await statusOfMe(cookieOf(response))).toBe(200);
    expect(await statusOfMe({ authorization: `Bearer ${body.token}` })).toBe(200);
    expect(JSON.stringify(await db().user.findMany())).not.toContain(asha.password);
  });

  it("keeps the consent with its version, language and no network address", async () => {
    await users.register(asha, { "x-forwarded-for": "198.51.100.77" }, "?lang=hi");
    const [consent] = await db().consent.findMany();
    expect(consent).toMatchObject({ kind: "account", version: expect.any(String), language: "hi" });
    expect(JSON.stringify(consent)).not.toContain("198.51.100.77");
  });

  it.each([
    ["the same", asha.email],
    ["another case", "ASHA@Example.ORG"],
    ["another Unicode form", "ａｓｈａ@example.org"],
  ])("answers 409 for a taken address: %s", async (_what, email) => {
    await users.register(asha, elsewhere());
    const response = await users.register({ ...asha, email }, elsewhere());
    expect([response.status, await response.json()]).toEqual([
      409,
      {
        message: "An account with this email address already exists.",
        errors: { email: ["An account with this email address already exists."] },
      },
    ]);
  });

  it.each([
    ["no name", { fullName: " " }, "fullName"],
    ["a name with a line break", { fullName: "Asha\r\nBcc: all@example.org" }, "fullName"],
    ["no address", { email: "asha" }, "email"],
    ["an address as a list", { email: ["asha@example.org"] }, "email"],
    ["a phone that is none", { phone: "call me" }, "phone"],
    ["no password", { password: undefined }, "password"],
    ["a very long password", { password: "x".repeat(201) }, "password"],
  ])("refuses %s and names the field", async (_what, change, field) => {
    const response = await users.register({ ...asha, ...change }, elsewhere());
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
    expect(await db().user.count()).toBe(0);
  });

  it("refuses a password of five characters with the specified words", async () => {
    const response = await users.register({ ...asha, password: "five5" }, elsewhere());
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe("Password must be at least 6 characters long");
  });

  it("takes a blank phone and unknown fields as none", async () => {
    const response = await users.register({ ...asha, phone: " ", role: "admin", isActive: false }, elsewhere());
    expect((await response.json()).user.phone).toBeNull();
  });

  it("makes one account when fifty callers register the same address at once, however they spell it", async () => {
    const spellings = [asha.email, "ASHA@EXAMPLE.ORG", " Asha@Example.org ", "ａｓｈａ@example.org", "asha@ｅxample.org"];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => users.register({ ...asha, email: spellings[i % spellings.length] }, elsewhere())),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // On a busy machine some are asked to come back: too many passwords wait, or no connection is free.
    expect(statuses.filter((status) => ![201, 409, 429, 503].includes(status))).toEqual([]);
    expect(await db().user.count()).toBe(1);
  }, 90_000);
});

describe("POST /api/users/login", () => {
  it("answers token, user and message, whatever the case of the address", async () => {
    const { id, email } = await makeUser();
    const response = await users.login({ email: ` ${email.toUpperCase()} `, password: TEST_PASSWORD });
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        token: expect.any(String),
        user: { id, fullName: "Asha Verma", email, phone: null },
        message: "You have successfully signed in",
      },
    ]);
    expect(await statusOfMe(cookieOf(response))).toBe(200);
  });

  it("answers alike for an unknown address, a wrong password, a deactivated account and what is no address", async () => {
    const { email } = await makeUser();
    const gone = await makeUser({ isActive: false });
    const tries = [
      { email: "nobody@example.org", password: "wrong password" },
      { email, password: "wrong password" },
      { email: gone.email, password: TEST_PASSWORD },
      { email: "no address", password: TEST_PASSWORD },
    ];
    for (const body of tries) {
      const response = await users.login(body);
      expect([response.status, await response.json()]).toEqual([401, { message: "Invalid email or password" }]);
    }
  });

  it("takes as long for an unknown address as for a known one", async () => {
    const { email } = await makeUser();
    await users.login({ email: "warm@example.org", password: "wrong" }, elsewhere());
    const timeOf = async (body: { email: string; password: string }) => {
      const start = performance.now();
      await users.login(body, elsewhere());
      return performance.now() - start;
    };
    // The quickest of each, taken in turns: a busy machine only ever adds to the time that the work itself takes.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const differ = () => Math.abs(known - unknown) >= 0.5 * Math.max(known, unknown);
    for (let round = 0; round < 12 || (round < 60 && differ()); round++) {
      known = Math.min(known, await timeOf({ email, password: "wrong" }));
      unknown = Math.min(unknown, await timeOf({ email: "nobody@example.org", password: "wrong" }));
    }
    expect(differ()).toBe(false);
  });

  it("survives 1,000 wrong sign-ins at once: none succeeds, five are tried, and the owner signs in from elsewhere meanwhile", async () => {
    const { email } = await makeUser();
    const attack = { "x-forwarded-for": "203.0.113.66" };
    const flood = Promise.all(
      Array.from({ length: 1000 }, (_, i) => users.login({ email, password: `guess ${i}` }, attack).then(({ status }) => status)),
    );
    const owner = await users.login({ email, password: TEST_PASSWORD }, elsewhere());
    expect(owner.status).toBe(200);
    const statuses = await flood;
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(995);
    const wait = Number((await users.login({ email, password: TEST_PASSWORD }, attack)).headers.get("retry-after"));
    expect([wait > 0, wait <= 30]).toEqual([true, true]);
  });

  it.each([
    [{ email: "asha@example.org" }, "password"],
    [{ email: "", password: "x" }, "email"],
    [{ email: 5, password: "x" }, "email"],
  ])("refuses %j and names %s", async (body, field) => {
    const response = await users.login(body);
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([400, [field]]);
  });

  it("speaks Hindi where it is asked to", async () => {
    const response = await users.login({ email: "nobody@example.org", password: "x" }, {}, "?lang=hi");
    expect((await response.json()).message).toBe("ईमेल या पासवर्ड सही नहीं है");
  });
});

describe("a call of a user", () => {
  it("is refused without a token, with a tampered one, an admin's, and one that has run out", async () => {
    const user = await makeUser();
    const admin = await makeAdmin();
    expect(await statusOfMe({})).toBe(401);
    expect(await statusOfMe({ cookie: "niyukti_session=nonsense" })).toBe(401);
    expect(await statusOfMe({ cookie: `${user.cookie.cookie.slice(0, -4)}AAAA` })).toBe(401);
    expect(await statusOfMe(admin.cookie)).toBe(401);
    expect(await statusOfMe(admin.bearer)).toBe(403);
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] });
    jest.setSystemTime(Date.now() + 3_601_000);
    expect([await statusOfMe(user.bearer), await statusOfMe(user.cookie)]).toEqual([401, 200]);
    jest.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    expect(await statusOfMe(user.cookie)).toBe(401);
  });

  it("with a wrong bearer does not fall back to the cookie", async () => {
    const { cookie } = await makeUser();
    expect(await statusOfMe({ ...cookie, authorization: "Bearer nonsense" })).toBe(401);
  });

  it("that writes with a cookie must come from a page of this site; with a bearer it need not", async () => {
    const { cookie, bearer } = await makeUser();
    const other = { origin: "https://evil.example", host: "site.example", "sec-fetch-site": "cross-site" };
    expect((await users.changeMe({ fullName: "X" }, { ...cookie, ...other })).status).toBe(403);
    expect((await users.changeMe({ fullName: "Asha V" }, { ...bearer, ...other })).status).toBe(200);
  });

  it("is refused at the very next call after a deactivation", async () => {
    const user = await makeUser();
    await db().user.update({ where: { id: user.id }, data: { isActive: false } });
    expect([await statusOfMe(user.cookie), await statusOfMe(user.bearer)]).toEqual([401, 401]);
  });
});

describe("signing out", () => {
  it("ends this session with cookie and bearer, and no other; without a session it is no error", async () => {
    const user = await makeUser();
    const other = await signIn("user", user.id);
    const response = await users.logout(user.cookie);
    expect([response.status, response.headers.get("set-cookie")]).toEqual([200, expect.stringContaining("Max-Age=0")]);
    expect([await statusOfMe(user.cookie), await statusOfMe(user.bearer)]).toEqual([401, 401]);
    expect(await statusOfMe(other.cookie)).toBe(200);
    expect((await users.logout({})).status).toBe(200);
  });

  it("everywhere ends all and gives this browser a new one", async () => {
    const user = await makeUser();
    const other = await signIn("user", user.id);
    const response = await users.endSessions(user.cookie);
    const old = [user.cookie, user.bearer, other.cookie, other.bearer];
    expect(await Promise.all(old.map(statusOfMe))).toEqual([401, 401, 401, 401]);
    expect(await statusOfMe(cookieOf(response))).toBe(200);
  });
});

describe("the list of sessions", () => {
  it("shows where one is signed in and ends one of them", async () => {
    const user = await makeUser();
    const other = await signIn("user", user.id);
    const list = await (await users.sessions(user.cookie)).json();
    expect(list).toHaveLength(2);
    expect(list.find((session: { isCurrent: boolean }) => session.isCurrent).id).toBe(user.sessionId);
    expect((await users.endSessions(user.cookie, `?id=${other.sessionId}`)).status).toBe(200);
    expect(await statusOfMe(other.cookie)).toBe(401);
    expect((await users.endSessions(user.cookie, `?id=${other.sessionId}`)).status).toBe(404);
  });

  it("lets nobody end a stranger's session", async () => {
    const user = await makeUser();
    const stranger = await makeUser();
    expect((await users.endSessions(user.cookie, `?id=${stranger.sessionId}`)).status).toBe(404);
    expect(await statusOfMe(stranger.cookie)).toBe(200);
    expect((await users.endSessions(user.cookie, "?id=5")).status).toBe(400);
  });
});

describe("a forgotten password", () => {
  it("is replaced by the link of a mail, once, within the hour; every session ends", async () => {
    const user = await makeUser();
    expect((await users.forgotPassword({ email: user.email.toUpperCase() }, elsewhere())).status).toBe(200);
    const [mail] = await mailsSoFar();
    expect(mail).toMatchObject({ to: user.email, subject: "Set a new password for Niyukti" });
    const token = tokenIn(mail?.text);
    expect(mail?.html).toContain(token);
    expect(JSON.stringify(await db().oneTimeToken.findMany())).not.toContain(token);
    expect((await users.resetPassword({ token, password: "five5" }, elsewhere())).status).toBe(400);
    expect((await users.resetPassword({ token, password: "a new one" }, elsewhere())).status).toBe(200);
    expect([await statusOfMe(user.cookie), await statusOfMe(user.bearer)]).toEqual([401, 401]);
    expect((await users.login({ email: user.email, password: TEST_PASSWORD }, elsewhere())).status).toBe(401);
    expect((await users.login({ email: user.email, password: "a new one" }, elsewhere())).status).toBe(200);
    const again = await users.resetPassword({ token, password: "another one" }, elsewhere());
    expect([again.status, Object.keys((await again.json()).errors)]).toEqual([400, ["token"]]);
  });

  it("has the same answer for an unknown address, and no mail", async () => {
    const { email } = await makeUser();
    const known = await users.forgotPassword({ email }, elsewhere());
    const unknown = await users.forgotPassword({ email: "nobody@example.org" }, elsewhere());
    expect(await unknown.text()).toBe(await known.text());
    expect(await mailsSoFar()).toHaveLength(1);
  });

  it("has a link that ends after an hour, or when a newer one was sent", async () => {
    const { email } = await makeUser();
    for (let i = 0; i < 2; i++) {
      await users.forgotPassword({ email }, elsewhere());
      await mailsSoFar();
    }
    const [first = "", second = ""] = (await mailsSoFar()).map(({ text }) => tokenIn(text));
    expect((await users.resetPassword({ token: first, password: "a new one" }, elsewhere())).status).toBe(400);
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] });
    jest.setSystemTime(Date.now() + 3_601_000);
    expect((await users.resetPassword({ token: second, password: "a new one" }, elsewhere())).status).toBe(400);
  });

  it("sends one address no more than three mails an hour, whoever asks", async () => {
    const { email } = await makeUser();
    for (let i = 0; i < 6; i++) {
      expect((await users.forgotPassword({ email }, elsewhere())).status).toBe(200);
      await mailsSoFar();
    }
    expect(await mailsSoFar()).toHaveLength(3);
  });

  it("of two who use the link at once, lets one", async () => {
    const { email } = await makeUser();
    await users.forgotPassword({ email }, elsewhere());
    const token = tokenIn((await mailsSoFar())[0]?.text);
    const answers = await Promise.all(
      ["one one", "two two"].map((password) => users.resetPassword({ token, password }, elsewhere())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe("changing the password", () => {
  it("ends every older session and gives this browser a new one", async () => {
    const user = await makeUser();
    const other = await signIn("user", user.id);
    const change = { currentPassword: TEST_PASSWORD, newPassword: "a new one" };
    const response = await users.changePassword(change, user.cookie);
    expect(response.status).toBe(200);
    const old = [user.cookie, user.bearer, other.cookie, other.bearer];
    expect(await Promise.all(old.map(statusOfMe))).toEqual([401, 401, 401, 401]);
    expect(await statusOfMe(cookieOf(response))).toBe(200);
    const [mail] = await mailsSoFar();
    expect(mail?.subject).toBe("Your password for Niyukti was changed");
    expect(mail?.headers).toEqual({ "Auto-Submitted": "auto-generated" });
  });

  it("with a bearer answers a new token", async () => {
    const user = await makeUser();
    const response = await users.changePassword({ currentPassword: TEST_PASSWORD, newPassword: "a new one" }, user.bearer);
    expect(await statusOfMe({ authorization: `Bearer ${(await response.json()).token}` })).toBe(200);
  });

  it("asks for the present one and slows guesses", async () => {
    const user = await makeUser();
    const guess = () => users.changePassword({ currentPassword: "wrong", newPassword: "a new one" }, user.cookie);
    for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });

  it("is not held up by sign-ins of whoever names the account by its number, and holds up none", async () => {
    const user = await makeUser();
    const names = [`id ${user.id}`, String(user.id)];
    for (const email of names) for (let i = 0; i < 6; i++) await users.login({ email, password: "wrong one" });
    const change = { currentPassword: TEST_PASSWORD, newPassword: "a new one" };
    expect((await users.changePassword({ ...change, currentPassword: "wrong" }, user.cookie)).status).toBe(400);
    expect((await users.changePassword(change, user.cookie)).status).toBe(200);
  });
});

describe("the own account", () => {
  it("shows and changes name, phone and language", async () => {
    const { id, email, cookie } = await makeUser();
    const response = await users.changeMe({ fullName: " Asha V ", phone: "98765-43210", language: "hi" }, cookie);
    expect(response.status).toBe(200);
    expect(await (await users.me(cookie)).json()).toEqual({
      id,
      email,
      fullName: "Asha V",
      phone: "98765-43210",
      language: "hi",
      isEmailVerified: true,
      createdAt: expect.any(String),
    });
    await users.changeMe({ phone: "" }, cookie);
    expect(await (await users.me(cookie)).json()).toMatchObject({ fullName: "Asha V", phone: null });
  });

  it("moves to a new address when the link sent there is followed, after the password", async () => {
    const { email, cookie } = await makeUser();
    expect((await users.changeMe({ email: "new@example.org" }, cookie)).status).toBe(400);
    const change = { email: "new@example.org", currentPassword: TEST_PASSWORD };
    expect((await users.changeMe(change, cookie)).status).toBe(200);
    const mails = await mailsSoFar();
    expect(mails.map(({ to }) => to).sort()).toEqual([email, "new@example.org"].sort());
    expect((await (await users.me(cookie)).json()).email).toBe(email);
    const token = tokenIn(mails.find(({ to }) => to === "new@example.org")?.text);
    expect((await users.verifyEmail({ token }, elsewhere())).status).toBe(200);
    expect(await (await users.me(cookie)).json()).toMatchObject({ email: "new@example.org", isEmailVerified: true });
  });

  it("does not move to a taken address, not even between mail and link", async () => {
    const { cookie } = await makeUser();
    await makeUser({ email: "taken@example.org" });
    const change = (email: string) => users.changeMe({ email, currentPassword: TEST_PASSWORD }, cookie);
    expect((await change("TAKEN@example.org")).status).toBe(409);
    await change("free@example.org");
    const token = tokenIn((await mailsSoFar()).find(({ to }) => to === "free@example.org")?.text);
    await makeUser({ email: "free@example.org" });
    expect((await users.verifyEmail({ token }, elsewhere())).status).toBe(409);
  });

  it("proves its address by the link that registering sends, or another one", async () => {
    const response = await users.register(asha, elsewhere(), "?lang=hi");
    const cookie = cookieOf(response);
    expect((await mailsSoFar())[0]?.html).toContain('lang="hi"');
    await users.sendVerification(cookie);
    const mails = await mailsSoFar();
    expect((await users.verifyEmail({ token: tokenIn(mails[0]?.text) }, elsewhere())).status).toBe(400);
    expect((await users.verifyEmail({ token: tokenIn(mails[1]?.text) }, elsewhere())).status).toBe(200);
    expect((await (await users.me(cookie)).json()).isEmailVerified).toBe(true);
  });
});
