import { deliverAlerts } from "@/lib/alerts/deliver";
import { db } from "@/lib/db";
import { findSubscriber, readSubscriberToken, subscriberToken } from "@/lib/subscribers/subscriber";
import { asha, at, MINUTE_MS, mailedToken, post, publish, subscribe, useMailAlerts } from "@/tests/support/mail-alerts";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

useMailAlerts();

it("sends nothing but the mail to confirm until its owner confirms by a form, and then each notice once", async () => {
  await post("mail-alert", asha);
  const [mail, ...others] = readOutbox();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: asha.email });
  // Whoever typed the address may have typed the words to be read by somebody else.
  expect(mail?.text).not.toMatch(/nurse/i);
  const token = mailedToken();
  await publish("Staff Nurse, early");
  expect(await deliverAlerts(at(MINUTE_MS))).toMatchObject({ jobs: 1, found: 0, mails: 0 });
  const found = await findSubscriber(token);
  const alert = String(found?.alerts[0]?.id);
  await post("mail-alerts", { act: "confirm", token: `${token}x`, alert });
  await publish("Staff Nurse, before");
  expect(await deliverAlerts(at(2 * MINUTE_MS))).toMatchObject({ found: 0 });
  await post("mail-alerts", { act: "confirm", token, alert });
  const proof = { consent: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), addressHash: expect.stringMatching(/^[\da-f]{32}$/) };
  expect(await db().subscriberAlert.findMany()).toEqual([expect.objectContaining({ id: Number(alert), ...proof })]);
  emptyOutbox();
  const id = await publish("Staff Nurse");
  await publish("Junior Clerk");
  await Promise.all(Array.from({ length: 4 }, () => deliverAlerts(at(3 * MINUTE_MS))));
  await deliverAlerts(at(4 * MINUTE_MS));
  expect(readOutbox().map(({ subject, text }) => [subject, text.match(/\/job\/\d+/g)])).toEqual([
    ["1 new job matches your alerts", [`/job/${id}`]],
  ]);
  expect(mailedToken()).toBe(token);
});

it("puts all alerts of an address into one mail, confirms each by itself, and names a notice once", async () => {
  const token = await subscribe();
  await post("mail-alert", { ...asha, email: asha.email.toUpperCase(), search: "search=body" });
  expect((await findSubscriber(token))?.alerts.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false]);
  await subscribe({ search: "search=body" });
  await publish("Staff Nurse");
  expect(await deliverAlerts(at(MINUTE_MS))).toMatchObject({ found: 2, mails: 1 });
  expect(readOutbox()[0]?.text.match(/\/job\/\d+/g)).toHaveLength(1);
  // Of the other alert it is named above.
  expect(readOutbox()[0]?.text).not.toContain("not named");
  expect(await db().subscriber.count()).toBe(1);
  // What was confirmed is its owner's to change, not of whoever types the address.
  await post("mail-alert", { ...asha, frequency: "weekly" });
  expect((await findSubscriber(token))?.alerts[0]?.alert).toMatchObject({ frequency: "instant" });
});

it("calls an alert by what it looks for in the language of its page, whatever a stranger posts as its title", async () => {
  const title = "\u202eYou have won, call 9999999999";
  await subscribe({ title, search: "search=nurse" } as Partial<typeof asha>);
  const token = await subscribe({ title, search: "search=nurse&location=Bihar", lang: "hi" } as Partial<typeof asha>);
  expect((await findSubscriber(token))?.alerts.map(({ alert }) => alert.title)).toEqual([
    "Jobs for “nurse”",
    "बिहार में “nurse” की भर्तियाँ",
  ]);
});

it("answers alike whether an address is known, and writes to it a few times at most", async () => {
  const first = await post("mail-alert", asha);
  const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.length;
  for (let turn = 0; turn < 8; turn++) {
    const again = await post("mail-alert", asha);
    expect([again.status, again.headers.get("location")]).toEqual([first.status, first.headers.get("location")]);
    expect(cookieOf(again)).toBe(cookieOf(first));
  }
  expect(readOutbox()).toHaveLength(4);
});

it("keeps at most 20 alerts of an address: what waits longest makes room, what was confirmed never", async () => {
  const token = await subscribe();
  const [kept] = await db().subscriberAlert.findMany();
  const { subscriberId, value } = kept ?? { subscriberId: 0, value: {} };
  const alertsOf = () => db().subscriberAlert.findMany({ where: { subscriberId }, orderBy: { id: "asc" } });
  const waiting = Array.from({ length: 19 }, (_, age) => ({
    subscriberId,
    key: `waits ${age}`,
    value: value ?? {},
    createdAt: at(age),
  }));
  await db().subscriberAlert.createMany({ data: waiting });
  await post("mail-alert", { ...asha, search: "search=clerk" });
  expect(await alertsOf()).toHaveLength(20);
  expect((await alertsOf()).slice(0, 2).map(({ key }) => key)).toEqual([kept?.key, "waits 1"]);
  await db().subscriberAlert.updateMany({ data: { confirmedAt: new Date() } });
  await post("mail-alert", { ...asha, search: "search=driver" });
  expect(await alertsOf()).toHaveLength(20);
  expect((await findSubscriber(token))?.alerts.at(-1)).toMatchObject({ alert: { search: "clerk" } });
});

it("takes no form of another site, and acts on no alert of another address", async () => {
  await post("mail-alert", asha, { origin: "https://evil.example" });
  expect(await db().subscriber.count()).toBe(0);
  const [own, other] = [await subscribe(), await subscribe({ email: "other@example.org" })];
  const alert = String((await findSubscriber(other))?.alerts[0]?.id);
  await post("mail-alerts", { act: "pace", token: own, alert, pace: "paused" });
  await post("mail-alerts", { act: "end", token: own, alert });
  expect((await findSubscriber(other))?.alerts).toMatchObject([{ alert: { isActive: true } }]);
});

it("knows its own tokens alone", () => {
  const token = subscriberToken(5);
  expect(token).toMatch(/^5\.[\w-]{32}$/);
  expect(subscriberToken(6)).not.toContain(token.split(".")[1]);
  expect(readSubscriberToken(token)).toBe(5);
  expect(readSubscriberToken(subscriberToken(2_000_000_000))).toBe(2_000_000_000);
  for (const other of [token.replace("5.", "6."), `${token}x`, `${token}.x`, "5.", "5", ""])
    expect(readSubscriberToken(other)).toBeNull();
});
