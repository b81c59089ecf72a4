import { db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import { cookieOf, users } from "@/tests/support/account-calls";
import { makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

const database = useDatabase();
beforeEach(async () => {
  await backgroundDone();
  await database.clear();
  emptyOutbox();
});

const VICTIM = "victim@example.org";
const CLAIM = "Claim at https://evil.example";
let caller = 0;
/** Every call from a network of its own, so that the limits of networks do not answer for those of addresses. */
const elsewhere = () => ({ "x-forwarded-for": `198.51.100.${++caller}` });

const register = (email = VICTIM) => users.register({ fullName: CLAIM, email, password: TEST_PASSWORD }, elsewhere());

async function mailsTo(email: string) {
  await backgroundDone();
  return readOutbox().filter(({ to }) => to === email);
}

it("to an address that nobody has proven go mails that prove it and no others, without the words of whoever typed it", async () => {
  let session = cookieOf(await register());
  const passwords = [TEST_PASSWORD, "another one", TEST_PASSWORD, "another one"];
  for (const [at, currentPassword] of passwords.slice(0, -1).entries()) {
    const answer = await users.changePassword({ currentPassword, newPassword: passwords[at + 1] ?? "" }, session);
    expect(answer.status).toBe(200);
    session = cookieOf(answer);
  }
  await users.forgotPassword({ email: VICTIM }, elsewhere());
  await users.changeMe({ email: "other@example.org", currentPassword: "another one" }, session);
  expect((await users.deleteMe({ password: "another one" }, session)).status).toBe(200);
  const mails = await mailsTo(VICTIM);
  expect([...new Set(mails.map(({ subject }) => subject))]).toEqual([
    "Confirm your email address for Niyukti",
    "Set a new password for Niyukti",
  ]);
  // Whoever forgot the password must know the mail that they wait for from the one that came when they registered.
  const reset = mails.find(({ text }) => text.includes("/reset-password"));
  expect(reset?.text).toContain(
    "Somebody asked for a new password for the account with this address, which nobody has confirmed yet.",
  );
  expect(JSON.stringify(mails)).not.toContain("Claim");
});

it("an account that is deleted and made anew does not begin to count at nothing", async () => {
  for (let turn = 0; turn < 8; turn++) {
    const session = cookieOf(await register(turn % 2 === 0 ? VICTIM : " Victim@Example.org"));
    await users.sendVerification(session);
    await users.forgotPassword({ email: VICTIM }, elsewhere());
    await backgroundDone();
    await users.deleteMe({ password: TEST_PASSWORD }, session);
  }
  // Four that prove it, and three for those who forgot the password.
  expect(readOutbox()).toHaveLength(7);
  // Others get theirs.
  await register("somebody@example.org");
  expect(await mailsTo("somebody@example.org")).toHaveLength(1);
});

it("a proven address gets the mails about its account up to a bound, by name", async () => {
  const user = await makeUser({ fullName: "Asha Verma" });
  let { cookie } = user;
  for (let turn = 0; turn < 12; turn++) {
    const [currentPassword, newPassword] = turn % 2 === 0 ? [TEST_PASSWORD, "another one"] : ["another one", TEST_PASSWORD];
    cookie = cookieOf(await users.changePassword({ currentPassword, newPassword }, cookie));
  }
  const mails = await mailsTo(user.email);
  expect(mails).toHaveLength(10);
  expect(mails[0]?.text).toContain("Hello Asha Verma");
});

it("a forgotten password of an address that is not proven is replaced by the mail that proves it", async () => {
  await register("asha@example.org");
  await backgroundDone();
  emptyOutbox();
  await users.forgotPassword({ email: "asha@example.org" }, elsewhere());
  const [mail] = await mailsTo("asha@example.org");
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await users.resetPassword({ token, password: "my own one" }, elsewhere())).status).toBe(200);
  expect(await db().user.findFirstOrThrow({ select: { emailVerifiedAt: true } })).toEqual({ emailVerifiedAt: expect.any(Date) });
});
