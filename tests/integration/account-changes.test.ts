import { changeProfile } from "@/lib/accounts/profile";
import { effectOfReset } from "@/lib/accounts/unproven-account";
import { userOf } from "@/lib/auth/actors";
import { db } from "@/lib/db";
import { refuseAttempts } from "@/lib/errors";
import { translator } from "@/lib/i18n/translate";
import { cookieOf, users } from "@/tests/support/account-calls";
import { asha, elsewhere, mailsSoFar, statusOfMe, tokenIn, useAccounts } from "@/tests/support/account-sessions";
import { makeUser, signIn, TEST_PASSWORD } from "@/tests/support/accounts";

useAccounts();

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
    expect(await effectOfReset(token, new Date())).toBe("changes");
    expect((await users.resetPassword({ token, password: "a new one" }, elsewhere())).status).toBe(200);
    expect([await statusOfMe(user.cookie), await statusOfMe(user.bearer)]).toEqual([401, 401]);
    expect((await users.login({ email: user.email, password: TEST_PASSWORD }, elsewhere())).status).toBe(401);
    expect((await users.login({ email: user.email, password: "a new one" }, elsewhere())).status).toBe(200);
    const again = await users.resetPassword({ token, password: "another one" }, elsewhere());
    expect([again.status, Object.keys((await again.json()).errors)]).toEqual([400, ["token"]]);
    expect([await effectOfReset(token, new Date()), await effectOfReset("unknown", new Date())]).toEqual([null, null]);
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

  it("has a link that stays good where the new password could not be stored", async () => {
    const { email } = await makeUser();
    await users.forgotPassword({ email }, elsewhere());
    const token = tokenIn((await mailsSoFar())[0]?.text);
    await db().$executeRaw`ALTER TABLE users ADD CONSTRAINT no_new_password CHECK (session_version = 1)`;
    expect((await users.resetPassword({ token, password: "a new one" }, elsewhere())).status).toBe(500);
    await db().$executeRaw`ALTER TABLE users DROP CONSTRAINT no_new_password`;
    expect((await users.resetPassword({ token, password: "a new one" }, elsewhere())).status).toBe(200);
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
    expect(mail?.headers).toEqual({ "Auto-Submitted": "auto-generated", "Content-Language": "en" });
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
    expect(refuseAttempts(translator("hi", "account"), 240).message).toBe("बहुत अधिक कोशिशें हुईं। कृपया 4 मिनट बाद फिर कोशिश करें।");
  });

  it("holds the account up that many networks guess at with its session", async () => {
    const user = await makeUser();
    const guess = (network: number, currentPassword = "wrong") =>
      users.changePassword(
        { currentPassword, newPassword: "a new one" },
        { ...user.cookie, "x-forwarded-for": `203.0.113.${network}` },
      );
    for (let count = 0; count < 50; count++) expect((await guess(count)).status).toBe(400);
    expect((await guess(50, TEST_PASSWORD)).status).toBe(429);
    expect((await users.login({ email: user.email, password: TEST_PASSWORD }, elsewhere())).status).toBe(200);
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

  it("keeps the address that it has proven where a call began while it had another, and spells that one anew", async () => {
    const { email, cookie } = await makeUser({ emailVerifiedAt: null });
    const request = new Request("http://site.example/", { headers: cookie });
    const actor = await userOf(request);
    if (!actor) throw new Error("nobody is signed in");
    await users.changeMe({ email: "new@example.org", currentPassword: TEST_PASSWORD }, cookie);
    const token = tokenIn((await mailsSoFar()).find(({ to }) => to === "new@example.org")?.text);
    await users.verifyEmail({ token }, elsewhere());
    await changeProfile({ email: email.toUpperCase() }, actor, { request, language: "en" });
    expect(await (await users.me(cookie)).json()).toMatchObject({ email: "new@example.org", isEmailVerified: true });
    await users.changeMe({ email: "New@example.org" }, cookie);
    expect(await (await users.me(cookie)).json()).toMatchObject({ email: "New@example.org", isEmailVerified: true });
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
    // Pressed twice, or by the older mail: who is told to ask for a new link believes that nothing is confirmed.
    const errors = async (at: number) =>
      (await (await users.verifyEmail({ token: tokenIn(mails[at]?.text) }, elsewhere())).json()).errors;
    for (const at of [0, 1]) expect(await errors(at)).toEqual({ token: ["Your email address is confirmed already."] });
  });
});
