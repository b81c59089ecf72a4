import { deliverAlerts } from "@/lib/alerts/deliver";
import { forgetEnded } from "@/lib/alerts/find-ended";
import { ALERT_OWNERS } from "@/lib/alerts/owners";
import { dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { formatDayLong } from "@/lib/i18n/format";
import { be, close, day, ENDED, keepJob, LOOKED_AT, MORNINGS, move, run, seeker, told } from "@/tests/support/ends";
import { publish, subscribe, useMailAlerts } from "@/tests/support/mail-alerts";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";

const HOUR_MS = 3_600_000;
const HINDI = "अब आवेदन नहीं लिए जा रहे: स्टाफ़ नर्स";

useMailAlerts();

it.each([
  ["withdrawn", "en", ENDED, "Taken off this site; its last date was"],
  ["draft", "hi", HINDI, "इस साइट से हटाई गई; आख़िरी तारीख़"],
  ["closed early", "en", ENDED, "Closed early: the last date is now"],
  ["closed early", "hi", HINDI, "आवेदन समय से पहले बंद हो गए: आख़िरी तारीख़ अब"],
] as const)(
  "tells whoever was mailed of a notice that is %s, in %s, once, the next morning, with and without an account",
  async (how, language, subject, text) => {
    await seeker({ frequency: "weekly" });
    await subscribe();
    await db().user.updateMany({ data: { language } });
    await db().subscriber.updateMany({ data: { language } });
    const id = await publish("Staff Nurse", day(30));
    await run(0, 8);
    emptyOutbox();
    if (how === "closed early") await close(id);
    else await db().job.update({ where: { id }, data: { status: how, title: "Not for the public" } });
    expect(await run(0.01, LOOKED_AT)).toEqual([]);
    expect(await run(...MORNINGS)).toEqual([subject, subject]);
    const days = how === "closed early" ? [0, 30] : [30];
    for (const mail of readOutbox()) {
      for (const form of [mail.text, mail.html]) {
        for (const part of [text, `/job/${id}`, ...days.map((one) => formatDayLong(day(one), language))])
          expect(form).toContain(part);
        expect(form).not.toContain("Not for the public");
      }
    }
    expect(await Promise.all([db().alertDelivery.count(), db().subscriberDelivery.count()])).toEqual([0, 0]);
  },
);

it("tells in the run of the next morning, also where there is no other, and what is seen late at night not before eight", async () => {
  await seeker();
  const night = startOfDay(day(3)).getTime();
  for (const [hour, mails] of [
    [8, 1],
    [2, 0],
  ] as const) {
    await be(await told(), "withdrawn");
    await deliverAlerts(new Date(night + hour * HOUR_MS));
    expect(readOutbox()).toHaveLength(mails);
  }
  const { dueAt } = await db().alertDelivery.findFirstOrThrow();
  expect(dueAt.getTime() - startOfDay(dayInIndia(dueAt)).getTime()).toBe(8 * HOUR_MS);
  await deliverAlerts(dueAt);
  expect(readOutbox()).toHaveLength(1);
});

it("tells whoever changed the alert that found it, which nobody can ask of it now", async () => {
  const { key, keep } = await seeker();
  await be(await told(), "withdrawn");
  await keep({ keywords: "clerk" });
  await db().$executeRaw`UPDATE account_records SET deleted_at = now() WHERE key = ${key}`;
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([ENDED]);
});

it("tells who was to be told of an earlier last date that is over by then", async () => {
  await seeker();
  const id = await told();
  await move(id, 10);
  await run(0.01);
  await move(id, -1);
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([ENDED]);
});

it("tells whoever has applied that the notice is gone", async () => {
  const { userId } = await seeker();
  const id = await told();
  await keepJob(userId, id, "applied");
  await be(id, "withdrawn");
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([ENDED]);
});

it("tells two alerts of one person once, and both find it anew once it is open again, in one mail", async () => {
  const { keep } = await seeker();
  await keep({ keywords: "nurse" });
  const id = await told();
  await be(id, "withdrawn");
  await run(LOOKED_AT, ...MORNINGS);
  await be(id, "published");
  await run(2.3, 3.3);
  await be(id, "withdrawn");
  expect(await run(3.4, 4.5, 5.5)).toEqual([ENDED, "1 new job matches your alerts", ENDED]);
});

it("names what is over beside what is new, and how many of each in the subject", async () => {
  await seeker({ frequency: "daily" });
  for (const title of ["Staff Nurse A", "Staff Nurse B"]) await publish(title, day(30));
  await run(0, 1.1);
  emptyOutbox();
  await db().job.updateMany({ data: { status: "withdrawn" } });
  await publish("Staff Nurse C", day(30));
  // As long ago as an end is looked at: a run by a clock further on may be past eight, and mail what is new alone.
  await db().$executeRaw`UPDATE ended_jobs SET ended_at = ended_at - interval '61 minutes'`;
  expect(await run(0, 1.2, 2.3)).toEqual([`${ENDED} A (and 1 more job); 1 new job`]);
  expect(readOutbox()[0]?.text.match(/\/job\/\d+/g)).toHaveLength(3);
});

it("finds anew what was open again, and looked at, before the mail that says it is over had gone", async () => {
  const { userId } = await seeker();
  const id = await told();
  const due = { ownerId: userId, mailId: "00000000-0000-4000-8000-000000000000", claimed: [] };
  for (const owners of ALERT_OWNERS) await forgetEnded(owners, due, [{ id }], new Date());
  expect(await run(0.01, ...MORNINGS)).toEqual(["1 new job matches your alerts"]);
});
