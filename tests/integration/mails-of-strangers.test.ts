import { db } from "@/lib/db";
import { cookieOf, users } from "@/tests/support/account-calls";
import { asha, elsewhere, mailsSoFar, tokenIn, useAccounts } from "@/tests/support/account-sessions";
import { makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { post } from "@/tests/support/mail-alerts";
import { emptyOutbox } from "@/tests/support/outbox";

useAccounts();

let number = 0;
const newAddress = () => `newcomer${++number}@example.org`;
const SEARCH = { frequency: "daily", search: "search=clerk" };

/** What anybody may do who knows an address, each time from another network. */
async function askForAlerts(email: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) await post("mail-alert", { ...SEARCH, email });
}

const linksTo = async (email: string, page: string) =>
  (await mailsSoFar()).filter(({ to, text }) => to === email && text.includes(page)).map(({ text }) => tokenIn(text));

it("keeps no link from a newcomer whose address strangers enter for alerts, and ends none where no other may be sent", async () => {
  const email = newAddress();
  const session = cookieOf(await users.register({ ...asha, email }, elsewhere()));
  await askForAlerts(email, 6);
  expect((await users.sendVerification(session)).status).toBe(200);
  const answers = [];
  for (let turn = 0; turn < 5; turn++) answers.push((await users.sendVerification(session)).status);
  expect(answers).toContain(429);
  const last = (await linksTo(email, "/verify-email")).at(-1) ?? "";
  expect((await users.verifyEmail({ token: last }, elsewhere())).status).toBe(200);
});

it("keeps no reset from a newcomer whose address strangers enter, and leaves the last link good where no other may be sent", async () => {
  const email = newAddress();
  await users.register({ ...asha, email }, elsewhere());
  await askForAlerts(email, 6);
  for (let turn = 0; turn < 5; turn++) {
    await users.forgotPassword({ email }, elsewhere());
    await mailsSoFar();
  }
  const found = await linksTo(email, "/reset-password");
  expect(found).toHaveLength(3);
  expect((await users.resetPassword({ token: found[2], password: "a new one" }, elsewhere())).status).toBe(200);
});

it("holds back neither the notice of a change nor a reset, however often strangers ask for alerts of a proven address", async () => {
  const user = await makeUser({ email: newAddress() });
  await askForAlerts(user.email, 1);
  await db().subscriber.updateMany({ data: { confirmedAt: new Date() } });
  await askForAlerts(user.email, 13);
  emptyOutbox();
  await users.changePassword({ currentPassword: TEST_PASSWORD, newPassword: "of the thief" }, user.cookie);
  expect((await mailsSoFar()).map(({ subject }) => subject)).toEqual(["Your password for Niyukti was changed"]);
  await users.forgotPassword({ email: user.email }, elsewhere());
  expect(await linksTo(user.email, "/reset-password")).toHaveLength(1);
});

it("tells of a deleted account however many notices went before", async () => {
  const user = await makeUser({ email: newAddress() });
  let session = user.cookie;
  for (let turn = 0; turn < 12; turn++) {
    const [currentPassword, newPassword] = turn % 2 === 0 ? [TEST_PASSWORD, "another one"] : ["another one", TEST_PASSWORD];
    session = cookieOf(await users.changePassword({ currentPassword, newPassword }, session));
  }
  await users.deleteMe({ password: TEST_PASSWORD }, session);
  expect((await mailsSoFar()).at(-1)?.subject).toMatch(/was deleted/);
});

it("counts what follows a plus as no other address, and leaves the plain one its own", async () => {
  const [box] = newAddress().split("@");
  for (let turn = 0; turn < 8; turn++) {
    await users.register({ ...asha, email: `${box}+${turn}@example.org` }, elsewhere());
    await askForAlerts(`${box}+a${turn}@example.org`, 1);
  }
  expect(await mailsSoFar()).toHaveLength(8);
  await users.register({ ...asha, email: `${box}@example.org` }, elsewhere());
  expect(await linksTo(`${box}@example.org`, "/verify-email")).toHaveLength(1);
});

it("lets one network enter sixty addresses in ten minutes that nobody has proven, whatever the form, and others go on", async () => {
  const from = { "x-forwarded-for": "192.0.2.77" };
  const session = cookieOf(await users.register({ ...asha, email: newAddress() }, from));
  for (let turn = 0; turn < 15; turn++) await post("mail-alert", { ...SEARCH, email: newAddress() }, from);
  for (let turn = 0; turn < 43; turn++) {
    const fields = { ...asha, email: newAddress(), phone: "", confirmPassword: asha.password };
    await post("register", fields, from);
  }
  expect((await users.sendVerification({ ...session, ...from })).status).toBe(200);
  expect(await mailsSoFar()).toHaveLength(60);
  expect((await users.register({ ...asha, email: newAddress() }, from)).status).toBe(429);
  expect((await users.sendVerification({ ...session, ...from })).status).toBe(429);
  await post("mail-alert", { ...SEARCH, email: newAddress() }, from);
  const unproven = newAddress();
  expect((await users.register({ ...asha, email: unproven }, elsewhere())).status).toBe(201);
  await users.forgotPassword({ email: unproven }, from);
  expect(await mailsSoFar()).toHaveLength(61);
  // Whoever proved an address is not held up by their neighbours.
  const user = await makeUser({ email: newAddress() });
  await users.forgotPassword({ email: user.email }, from);
  expect(await linksTo(user.email, "/reset-password")).toHaveLength(1);
});
