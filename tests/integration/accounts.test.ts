import { db } from "@/lib/db";
import { cookieOf, users } from "@/tests/support/account-calls";
import { asha, elsewhere, statusOfMe, useAccounts } from "@/tests/support/account-sessions";
import { makeAdmin, makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { cpuTimeOf } from "@/tests/support/cpu-time";

// Of these some are about the time that a digest takes.
jest.mock("@node-rs/argon2", () => jest.requireActual("@node-rs/argon2/index.js"));

useAccounts();

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
    ["half a phone", { phone: "98765" }, "phone"],
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

  it("names all that is wrong at once, a short password too", async () => {
    const wrong = { fullName: " ", email: "a@b", password: "12345" };
    const { message, errors } = await (await users.register(wrong, elsewhere())).json();
    expect(Object.keys(errors)).toEqual(["fullName", "email", "password"]);
    expect([message, errors.password]).toEqual([errors.fullName[0], ["Password must be at least 6 characters long"]]);
    const blank = await (await users.register({ ...wrong, password: "" }, elsewhere())).json();
    expect(blank.errors.password).toHaveLength(1);
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
  });
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
    const timeOf = (body: { email: string; password: string }) => cpuTimeOf(() => users.login(body, elsewhere()));
    // The least of each, taken in turns: what else the process does only ever adds to it.
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
