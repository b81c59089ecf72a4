import { eraseEarlierAddresses } from "@/lib/accounts/earlier-addresses";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import { users } from "@/tests/support/account-calls";
import { useAccounts } from "@/tests/support/account-sessions";
import { makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { readOutbox } from "@/tests/support/outbox";

useAccounts();

it("the export holds the mails to a proven address that the account has left, those of its time alone, until they are erased", async () => {
  const owner = await makeUser({ email: "first@example.org" });
  const mail = { kind: "alert", address: "First@example.org", createdAt: new Date(Date.now() - DAY_MS) };
  await db().outgoingMail.create({ data: mail });
  const moveTo = async (email: string) => {
    const asked = await users.changeMe({ email, currentPassword: TEST_PASSWORD }, owner.cookie);
    expect(asked.status).toBe(200);
    await backgroundDone();
    const token = readOutbox().flatMap(({ to, text }) => (to === email ? (/token=([\w-]+)/.exec(text)?.[1] ?? []) : []))[0];
    expect((await users.verifyEmail({ token })).status).toBe(200);
  };
  await moveTo("second@example.org");
  await db().outgoingMail.create({ data: { ...mail, createdAt: new Date(Date.now() + DAY_MS) } });
  const { earlier_addresses: earlier, outgoing_mails: now } = await (await users.export(owner.cookie)).json();
  expect(earlier).toMatchObject([{ email: "first@example.org", mails: [{ kind: "alert" }, { kind: "security" }] }]);
  expect(now).toMatchObject([{ kind: "account" }]);
  expect(await eraseEarlierAddresses(new Date(Date.now() + 29 * DAY_MS))).toBe(0);
  expect(await eraseEarlierAddresses(new Date(Date.now() + 31 * DAY_MS))).toBe(1);
});
