import { alertKey } from "@/lib/alerts/criteria";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { parseJobAlert } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { closeSmtp } from "@/lib/mail/smtp";
import { mailFigures } from "@/lib/mail/staff-queries";
import { sendWaitingMails } from "@/lib/mail/waiting-mails";
import { eraseAddresses } from "@/lib/subscribers/retention";
import { findSubscriber } from "@/lib/subscribers/subscriber";
import { makeUser } from "@/tests/support/accounts";
import { asha, at, MINUTE_MS, post, publish, subscribe, useMailAlerts } from "@/tests/support/mail-alerts";
import { randomOf } from "@/tests/support/population";
import { readMessage, startSmtpServer } from "@/tests/support/smtp-server";

useMailAlerts();

it("ends where the mail server says that there is no such address, or an operator does, not where it refuses us", async () => {
  const server = await startSmtpServer();
  try {
    const token = await subscribe();
    await publish("Staff Nurse");
    env.SMTP_URL = server.url;
    server.refuse("5.7.1 Refused by policy");
    expect(await deliverAlerts(at(MINUTE_MS))).toMatchObject({ failed: 1 });
    expect(await findSubscriber(token)).not.toBeNull();
    server.refuse("5.1.1 No such user here");
    expect(await deliverAlerts(at(20 * MINUTE_MS))).toMatchObject({ failed: 1 });
    expect(await findSubscriber(token)).toBeNull();
  } finally {
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
  await subscribe();
  expect(await eraseAddresses(["unknown@example.org", ` ${asha.email.toUpperCase()}`])).toBe(1);
});

it("sends the mail to confirm later where the mail server is away, and mails of alerts within its rate", async () => {
  const server = await startSmtpServer();
  const of = async (kind: string) => (await mailFigures(new Date())).find((row) => row.kind === kind);
  try {
    env.SMTP_URL = server.url;
    server.refuse("4.2.0 Try again later", 451);
    await post("mail-alert", asha);
    expect(await of("confirm")).toMatchObject({ waiting: 1, sentToday: 0 });
    server.refuse(null);
    expect(await sendWaitingMails(at(3 * MINUTE_MS))).toEqual({ sent: 1, failed: 0 });
    expect(server.received.map(({ to }) => to[0]?.toLowerCase())).toEqual([asha.email.toLowerCase()]);
    const token = /\?token=([\w.-]+)/.exec(readMessage(server.received[0]?.source ?? "").text)?.[1] ?? "";
    await post("mail-alerts", { act: "confirm", token, alert: String((await findSubscriber(token))?.alerts[0]?.id) });
    await publish("Staff Nurse");
    env.MAIL_PER_HOUR = 1;
    expect(await deliverAlerts(at(4 * MINUTE_MS))).toMatchObject({ found: 1, mails: 0, failed: 0 });
    expect(await of("alert")).toMatchObject({ waiting: 1, sentToday: 0 });
    env.MAIL_PER_HOUR = undefined;
    expect(await deliverAlerts(at(5 * MINUTE_MS))).toMatchObject({ mails: 1 });
    expect(await of("alert")).toMatchObject({ waiting: 0, sentToday: 1 });
  } finally {
    env.SMTP_URL = undefined;
    env.MAIL_PER_HOUR = undefined;
    closeSmtp();
    await server.close();
  }
});

/** Notices, refusals of the mail server, workers at a time and clocks that jump, as chance orders them. */
it("sends each alert and notice once, whatever fails, however many workers run and wherever clocks stand", async () => {
  const server = await startSmtpServer();
  const random = randomOf(5);
  const day = 24 * 60;
  let [minutes, published] = [1, 0];
  await subscribe();
  await subscribe({ email: "daily@example.org", frequency: "daily" });
  const user = await makeUser({ emailVerifiedAt: new Date() });
  const criteria = criteriaOfSearch({ search: "staff nurse" });
  if (!criteria) throw new Error("no criteria");
  const value = { ...alertOfSearch(criteria, "Nurses", user.email), frequency: "instant" as const };
  expect(parseJobAlert(value)).not.toBeNull();
  const record = { userId: user.id, kind: "jobAlerts", key: alertKey(value), value, changedAt: {}, revision: 1 };
  await db().accountRecord.create({ data: record });
  const jobs: number[] = [];
  env.SMTP_URL = server.url;
  try {
    for (let event = 0; event < 120; event++) {
      const chance = random();
      if (chance < 0.25 && jobs.length < 20) {
        jobs.push(await publish(`Staff Nurse ${++published}`));
      } else if (chance < 0.3 && jobs.length > 0) {
        const id = jobs[Math.floor(random() * jobs.length)] ?? 0;
        await db().job.update({ where: { id }, data: { status: "withdrawn" } });
        await db().job.update({ where: { id }, data: { status: "published" } });
      } else if (chance < 0.35) {
        server.refuse("4.2.0 Try again later");
        await deliverAlerts(at(minutes * MINUTE_MS));
        server.refuse(null);
        minutes += 20;
      } else if (chance < 0.45) {
        // Clocks are put back and forward by up to three hours; within the days that the notices are open.
        minutes = Math.max(1, minutes + Math.floor(random() * 360) - 180);
      } else {
        await Promise.all(Array.from({ length: 1 + Math.floor(random() * 3) }, () => deliverAlerts(at(minutes * MINUTE_MS))));
        minutes += 1;
      }
    }
    for (const later of [20, day, day + 20]) await deliverAlerts(at((minutes + later) * MINUTE_MS));
    const told = server.received.flatMap(({ to, source }) =>
      (readMessage(source).text.match(/\/job\/\d+/g) ?? []).map((path) => `${to[0]?.toLowerCase()} ${path}`),
    );
    const addresses = [asha.email, "daily@example.org", user.email];
    const expected = addresses.flatMap((address) => jobs.map((id) => `${address.toLowerCase()} /job/${id}`));
    expect(told.sort()).toEqual(expected.sort());
  } finally {
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
}, 120_000);
