import { cookieOf, users } from "@/tests/support/account-calls";
import { asha, elsewhere, useAccounts } from "@/tests/support/account-sessions";
import { makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { post } from "@/tests/support/mail-alerts";

useAccounts();

const ask = async (cookie: { cookie: string }, email: string, headers = elsewhere()) =>
  (await users.changeMe({ email, currentPassword: TEST_PASSWORD }, { ...cookie, ...headers })).status;

it("tells an account of five addresses an hour whether they are taken, and then of none, by call or form", async () => {
  const [user, other, known] = [await makeUser(), await makeUser(), await makeUser({ email: "known@example.org" })];
  for (let turn = 0; turn < 5; turn++) expect(await ask(user.cookie, known.email)).toBe(409);
  expect([await ask(user.cookie, known.email), await ask(user.cookie, "free@example.org")]).toEqual([429, 429]);
  const fields = { email: known.email, currentPassword: TEST_PASSWORD };
  const lengths = [];
  for (const email of [known.email, "fre1@example.org"]) {
    const answer = await post("email", { ...fields, email }, user.cookie);
    lengths.push(answer.headers.get("set-cookie")?.split(";")[0]?.length);
  }
  expect(lengths[1]).toBeLessThanOrEqual((lengths[0] ?? 0) + 2);
  expect(await ask(other.cookie, "free@example.org")).toBe(200);
});

it("counts a network's asks together with its registrations", async () => {
  const from = { "x-forwarded-for": "192.0.2.99" };
  const known = await makeUser({ email: "known@example.org" });
  for (let turn = 0; turn < 57; turn++) await users.register({ ...asha, email: known.email }, from);
  const users3 = [await makeUser(), await makeUser(), await makeUser()];
  const statuses = [];
  for (const user of users3) for (let turn = 0; turn < 2; turn++) statuses.push(await ask(user.cookie, known.email, from));
  expect(statuses).toEqual([409, 409, 409, 429, 429, 429]);
  const response = await users.register({ ...asha, email: "free@example.org" }, from);
  expect([response.status, cookieOf(response).cookie]).toEqual([429, ""]);
});
