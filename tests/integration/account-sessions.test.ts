import { POST as submitForm } from "@/app/api/account-forms/[form]/route";
import { db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import { cookieOf, users } from "@/tests/support/account-calls";
import { useAccounts } from "@/tests/support/account-sessions";
import { makeUser, signIn, TEST_PASSWORD, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { readOutbox } from "@/tests/support/outbox";

useAccounts();

type Headers = Record<string, string>;
const DAY_MS = 24 * 3_600_000;

/** The cookie of a sign-in of two days ago, which the next call makes anew. */
async function oldCookie(userId: number): Promise<{ cookie: string }> {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] });
  jest.setSystemTime(Date.now() - 2 * DAY_MS);
  const { cookie } = await signIn("user", userId);
  jest.useRealTimers();
  return cookie;
}

/** Everything that opens the account before: three sign-ins with cookie and bearer, one of them old, and what it was made anew into. */
async function everyKey(user: TestAccount): Promise<Headers[]> {
  const other = await signIn("user", user.id);
  const old = await oldCookie(user.id);
  const renewed = cookieOf(await users.me(old));
  expect(renewed.cookie).toMatch(/^niyukti_session=.{50}/);
  expect(renewed).not.toEqual(old);
  return [user.cookie, user.bearer, other.cookie, other.bearer, old, renewed];
}

async function reset({ email }: TestAccount): Promise<void> {
  await users.forgotPassword({ email });
  await backgroundDone();
  const token = /token=([\w-]+)/.exec(readOutbox().at(-1)?.text ?? "")?.[1];
  expect((await users.resetPassword({ token, password: "a new one" })).status).toBe(200);
}

/** Posts a form of the settings page, as a browser without script does. */
async function postForm(form: string, fields: Headers, { cookie }: TestAccount): Promise<Response> {
  const headers = { ...cookie, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  const submit = (request: Request) => submitForm(request, { params: Promise.resolve({ form }) });
  return call(submit, `/api/account-forms/${form}`, { method: "POST", headers, body });
}

const newPassword = { currentPassword: TEST_PASSWORD, newPassword: "a new one" };

describe.each([
  ["a changed password", (user: TestAccount) => users.changePassword(newPassword, user.cookie)],
  ["a password that was changed by the form", (user: TestAccount) => postForm("password", newPassword, user)],
  ["a password that was reset by mail", reset],
  ["a deactivation", ({ id }: TestAccount) => db().user.update({ where: { id }, data: { isActive: false } })],
  ["signing out everywhere", (user: TestAccount) => users.endSessions(user.bearer)],
  ["signing out everywhere by the form", (user: TestAccount) => postForm("end-all-sessions", {}, user)],
  ["a deletion", (user: TestAccount) => users.deleteMe({ password: TEST_PASSWORD }, user.cookie)],
] as const)("after %s", (_what, end) => {
  it("every older cookie and bearer is refused at the very next call, whatever it asks for, and none is made anew", async () => {
    const user = await makeUser();
    const keys = await everyKey(user);
    for (const key of keys) expect((await users.me(key)).status).toBe(200);
    await end(user);
    for (const [index, tokens] of keys.entries()) {
      // From a network each, since some calls are limited by network.
      const key = { ...tokens, "x-forwarded-for": `203.0.113.${index}` };
      const calls = [
        users.me(key),
        users.export(key),
        users.sessions(key),
        users.records(key),
        users.mergeRecords({ records: {} }, key),
        users.changeMe({ fullName: "Somebody else" }, key),
        users.deleteMe({ password: TEST_PASSWORD }, key),
      ];
      const answers = await Promise.all(calls);
      expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 401));
      expect(answers.map(({ headers }) => headers.get("set-cookie"))).toEqual(calls.map(() => null));
    }
  });
});
