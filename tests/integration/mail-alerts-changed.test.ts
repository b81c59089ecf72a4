import * as unsubscribeRoute from "@/app/api/unsubscribe/route";
import { deliverAlerts } from "@/lib/alerts/deliver";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { closeSmtp } from "@/lib/mail/smtp";
import { lastWeekOf } from "@/lib/subscribers/preview";
import { eraseOldSubscribers } from "@/lib/subscribers/retention";
import { findSubscriber } from "@/lib/subscribers/subscriber";
import { call } from "@/tests/support/call";
import { asha, at, DAY_MS, MINUTE_MS, mailedToken, post, publish, subscribe, useMailAlerts } from "@/tests/support/mail-alerts";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { startSmtpServer } from "@/tests/support/smtp-server";

useMailAlerts();

it("pauses, changes and ends by the link, and erases the address with its last alert or by one click, of which reading is none", async () => {
  const token = await subscribe();
  const alert = String((await findSubscriber(token))?.alerts[0]?.id);
  await post("mail-alerts", { act: "pace", token, alert, pace: "paused" });
  await publish("Staff Nurse, paused");
  expect(await deliverAlerts(at(MINUTE_MS))).toMatchObject({ found: 0 });
  await post("mail-alerts", { act: "pace", token, alert, pace: "weekly" });
  expect((await findSubscriber(token))?.alerts[0]?.alert).toMatchObject({ frequency: "weekly", isActive: true });
  await publish("Staff Nurse, weekly");
  expect(await deliverAlerts(at(2 * MINUTE_MS))).toMatchObject({ found: 1, mails: 0 });
  await post("mail-alerts", { act: "pace", token, alert, pace: "instant" });
  expect(await deliverAlerts(at(3 * MINUTE_MS))).toMatchObject({ mails: 1 });
  const opened = await call(unsubscribeRoute.GET, `/api/unsubscribe?token=${token}`);
  expect([opened.status, opened.headers.get("location")]).toEqual([303, `/settings/mail-alerts?token=${token}`]);
  expect(await findSubscriber(token)).not.toBeNull();
  const click = {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  };
  expect((await call(unsubscribeRoute.POST, `/api/unsubscribe?token=${token}`, click)).status).toBe(200);
  expect(await db().subscriber.count()).toBe(0);
  const again = await subscribe();
  expect(await findSubscriber(token)).toBeNull();
  await post("mail-alerts", { act: "end", token: again, alert: String((await findSubscriber(again))?.alerts[0]?.id) });
  expect(await db().subscriber.count()).toBe(0);
});

it("mails in the language of the page on which an alert was asked for, and then of the one on which its owner last said something of it", async () => {
  await post("mail-alert", asha);
  await post("mail-alert", { ...asha, lang: "hi" });
  expect(readOutbox().map(({ html }) => /lang="(\w+)"/.exec(html)?.[1])).toEqual(["en", "hi"]);
  const token = /token=([\w.-]+)/.exec(readOutbox().at(-1)?.text ?? "")?.[1] ?? "";
  const alert = String((await findSubscriber(token))?.alerts[0]?.id);
  const languageAfter = async (fields: Record<string, string>) => {
    await post("mail-alerts", { token, alert, ...fields });
    // Whoever else types the address changes nothing of it.
    await post("mail-alert", { ...asha, lang: fields.lang === "hi" ? "en" : "hi" });
    return (await db().subscriber.findFirstOrThrow()).language;
  };
  expect(await languageAfter({ act: "confirm", lang: "hi" })).toBe("hi");
  expect(await languageAfter({ act: "pace", pace: "instant", lang: "en" })).toBe("en");
  expect(await languageAfter({ act: "keep", lang: "hi" })).toBe("hi");
});

it("erases after 7 days what was not confirmed, asks after a year, and ends where nobody answers within 30 days", async () => {
  const token = await subscribe();
  await post("mail-alert", { ...asha, search: "search=clerk" });
  await post("mail-alert", { ...asha, email: "never@example.org" });
  await eraseOldSubscribers(at(6 * DAY_MS));
  expect(await db().subscriberAlert.count()).toBe(3);
  await eraseOldSubscribers(at(8 * DAY_MS));
  expect(await db().subscriber.findMany({ select: { email: true } })).toEqual([{ email: asha.email }]);
  expect(await db().subscriberAlert.count()).toBe(1);
  emptyOutbox();
  await eraseOldSubscribers(at(364 * DAY_MS));
  expect(readOutbox()).toEqual([]);
  for (const day of [366, 367, 395]) await eraseOldSubscribers(at(day * DAY_MS));
  expect(readOutbox().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Do you still want your job alerts/)]);
  expect(mailedToken()).toBe(token);
  await post("mail-alerts", { act: "keep", token });
  await eraseOldSubscribers(at(398 * DAY_MS));
  expect(await findSubscriber(token)).toMatchObject({ askedAt: expect.any(Date) });
  await eraseOldSubscribers(at(430 * DAY_MS));
  expect(await findSubscriber(token)).toBeNull();
});

it("shows what it would have sent in the last seven days", async () => {
  const token = await subscribe();
  const ids = [await publish("Staff Nurse"), await publish("Junior Clerk"), await publish("Staff Nurse, long ago")];
  await db().jobPublication.update({ where: { jobId: ids[2] ?? 0 }, data: { publishedAt: at(-8 * DAY_MS) } });
  const found = await findSubscriber(token);
  const [week] = await lastWeekOf(found?.alerts.map(({ alert }) => alert) ?? [], new Date());
  expect(week).toMatchObject({ count: 1, named: [{ id: ids[0] }] });
});

it("asks those behind an address that never takes a mail whether their alerts are still wanted", async () => {
  await subscribe({ email: "never@example.org" });
  await subscribe({ email: "second@example.org" });
  const server = await startSmtpServer(({ to }) => (to[0] === "never@example.org" ? "refused" : "taken"));
  env.SMTP_URL = server.url;
  try {
    for (const day of [366, 367, 368]) await eraseOldSubscribers(at(day * DAY_MS), 1);
    expect(server.received.map(({ to }) => to)).toEqual([["second@example.org"]]);
    const never = { email: "never@example.org", askedAt: null };
    expect(await db().subscriber.findMany({ where: { askedAt: null }, select: { email: true, askedAt: true } })).toEqual([never]);
  } finally {
    env.SMTP_URL = undefined;
    closeSmtp();
    await server.close();
  }
});

it("asks again by the same mail where the run was killed before it noted that it had asked", async () => {
  await subscribe();
  emptyOutbox();
  for (let run = 0; run < 2; run++) {
    await eraseOldSubscribers(at(366 * DAY_MS));
    await db().subscriber.updateMany({ data: { askedAt: null } });
  }
  const [first, second, ...others] = readOutbox();
  expect([second?.id, others]).toEqual([first?.id, []]);
  expect(first?.id).toContain("wanted-");
});
