import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { countGivenUp } from "@/lib/mail/dead-lists";
import { closeSmtp } from "@/lib/mail/smtp";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { at, MINUTE_MS, publish, useMailAlerts } from "@/tests/support/mail-alerts";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

/** Half an hour each of a day and a half. */
const HALF_HOURS = Array.from({ length: 72 }, (_, number) => at(number * 30 * MINUTE_MS));

useMailAlerts();

let server: TestSmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
  const { id: userId } = await makeUser();
  const record = { userId, kind: "jobAlerts", key: alertKey(NURSE_ALERT), value: NURSE_ALERT, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data: record });
  await publish("Staff Nurse");
});
afterEach(async () => {
  env.SMTP_URL = undefined;
  closeSmtp();
  await server.close();
});

/** @returns how often a mail was tried in a day and a half, and how many were given up in it; then the mail server takes all */
async function triedWhile(isAway: () => void): Promise<{ tries: number; givenUp: number }> {
  env.SMTP_URL = server.url;
  isAway();
  let tries = 0;
  for (const now of HALF_HOURS) tries += (await deliverAlerts(now)).failed;
  const givenUp = await countGivenUp();
  env.SMTP_URL = server.url;
  server.refuse(null);
  await deliverAlerts(at(40 * 60 * MINUTE_MS));
  return { tries, givenUp };
}

it.each<[string, () => void]>([
  [
    "is away",
    () => {
      env.SMTP_URL = "smtp://127.0.0.1:1";
    },
  ],
  ["does not know the sender", () => server.refuse("5.1.8 Sender unknown", 550, "sender")],
  ["takes no more of the site on a day", () => server.refuse("Throttling failure: Daily message quota exceeded.", 454)],
  ["relays nothing for the site", () => server.refuse("5.7.1 <asha@example.in>: Relay access denied", 554)],
  [
    "does not take the password",
    () => {
      env.SMTP_URL = server.url.replace("//", "//site:wrong@");
      server.refuse("5.7.8 Authentication failed", 535, "account");
    },
  ],
])("mails once the mail server takes mails again what was found while it %s for longer than a day", async (_what, isAway) => {
  const { tries, givenUp } = await triedWhile(isAway);
  expect(givenUp).toBe(0);
  // A server that comes back is not asked for every mail at each run meanwhile.
  expect(tries).toBeLessThan(25);
  expect(server.received).toHaveLength(1);
});

it("gives up after five tries what the mail server takes for others and never for one reader", async () => {
  expect(await triedWhile(() => server.refuse("5.2.3 Message too long", 552))).toEqual({ tries: 5, givenUp: 1 });
  expect(server.received).toEqual([]);
});

it("tries for days what the mail server may take later for one reader, as while a mailbox is full, and no longer", async () => {
  const { tries, givenUp } = await triedWhile(() => server.refuse("4.2.2 Mailbox full", 452));
  expect(givenUp).toBe(0);
  expect(tries).toBeLessThan(25);
  expect(server.received).toHaveLength(1);
  await publish("Staff Nurse");
  server.refuse("4.2.2 Mailbox full", 452);
  for (let hours = 41; hours < 41 + 6 * 24; hours += 3) await deliverAlerts(at(hours * 60 * MINUTE_MS));
  expect(await countGivenUp()).toBe(1);
});
