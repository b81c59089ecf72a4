import { addHours } from "date-fns/addHours";
import { dateOf, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { formatDayLong } from "@/lib/i18n/format";
import { be, close, day, ENDED, LOOKED_AT, MORNINGS, run, seeker, TODAY, told } from "@/tests/support/ends";
import { useMailAlerts } from "@/tests/support/mail-alerts";
import { readOutbox } from "@/tests/support/outbox";

useMailAlerts();

it.each([
  ["withdrawn", "en", (until: string) => `Taken off this site; its last date was ${until}.`],
  ["withdrawn", "hi", (until: string) => `इस साइट से हटाई गई; आख़िरी तारीख़ ${until} थी।`],
  ["closed early", "en", (until: string) => `It had been extended to ${until}.`],
  ["closed early", "hi", (until: string) => `इससे पहले इसे ${until} तक बढ़ाया गया था।`],
] as const)(
  "tells that a notice is %s which was extended since its last mail, whose day is over, in %s, by the day of its page, once",
  async (how, language, textOf) => {
    const { userId } = await seeker();
    const id = await told();
    await db().user.update({ where: { id: userId }, data: { language } });
    // As it was mailed with a last date that was yesterday, and extended before that.
    await db().alertDelivery.updateMany({ data: { toldUntil: dateOf(day(-1)), toldClosing: startOfDay(day(0)) } });
    if (how === "closed early") await close(id);
    else await be(id, how);
    expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([language === "hi" ? "अब आवेदन नहीं लिए जा रहे: स्टाफ़ नर्स" : ENDED]);
    const [mail] = readOutbox();
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(textOf(formatDayLong(day(30), language)));
    expect(mail?.text).not.toContain(formatDayLong(day(-1), language));
  },
);

it("tells that a notice has closed early whose last hour was extended on its last day, by that of its page", async () => {
  await seeker();
  const id = await told();
  await db().alertDelivery.updateMany({ data: { toldClosing: addHours(startOfDay(day(30)), 17) } });
  await close(id);
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([ENDED]);
  expect(readOutbox()[0]?.text).toContain(`It had been extended to ${formatDayLong(day(30), "en")}.`);
});

it("tells that a notice has closed early which was extended since its last mail, and closes before the hour of the very day that the mail had said", async () => {
  await seeker();
  const id = await told();
  await db().alertDelivery.updateMany({ data: { toldUntil: dateOf(TODAY), toldClosing: addHours(new Date(), 2) } });
  await close(id);
  expect(await run(LOOKED_AT, ...MORNINGS)).toEqual([ENDED]);
  expect(readOutbox()[0]?.text).toContain(`It had been extended to ${formatDayLong(day(30), "en")}.`);
});
