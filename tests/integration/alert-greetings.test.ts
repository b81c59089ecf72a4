import { randomUUID } from "node:crypto";
import { sendAlertMail } from "@/lib/alerts/mail";
import { ALERT_OWNERS } from "@/lib/alerts/owners";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { findJobs } from "@/lib/jobs/queries";
import { makeUser, NURSE_ALERT } from "@/tests/support/accounts";
import { TODAY } from "@/tests/support/ends";
import { publish, useMailAlerts } from "@/tests/support/mail-alerts";
import { readOutbox } from "@/tests/support/outbox";

useMailAlerts();

const NEW = { en: "these jobs match your alerts", hi: "ये भर्तियाँ पिछले ईमेल के बाद आई हैं" };
const EARLIER = { en: "there is less time to apply than we told you", hi: "आवेदन के लिए अब उतना समय नहीं है" };
const CHANGED = { en: "here is what has changed", hi: "आपके अलर्ट की भर्तियों में यह बदला है" };

it.each([
  [["new"], NEW],
  [["earlier"], EARLIER],
  [["ended"], CHANGED],
  [["new", "earlier"], CHANGED],
  [["earlier", "ended"], CHANGED],
])("begins a mail of what is %s by saying what it holds", async (sorts, greeting) => {
  const jobs = await findJobs([await publish("Staff Nurse", addDays(TODAY, 9))]);
  const told = { until: addDays(TODAY, 20), closing: null };
  for (const language of ["en", "hi"] as const) {
    const { id: userId, email } = await makeUser();
    await db().user.update({ where: { id: userId }, data: { language } });
    const reader = await ALERT_OWNERS[0]?.readerOf(userId, new Date());
    if (!reader) throw new Error("nobody reads the mail");
    await sendAlertMail({
      id: randomUUID(),
      reader,
      groups: sorts.includes("new") ? [{ alert: NURSE_ALERT, jobs }] : [],
      earlier: sorts.includes("earlier") ? jobs.map((job) => ({ ...job, told })) : [],
      ended: sorts.includes("ended") ? jobs.map((job) => ({ ...job, last: null, before: { ...told, isMailed: true } })) : [],
      now: new Date(),
    });
    const text = readOutbox().find(({ to }) => to === email)?.text;
    expect(text).toContain(greeting[language]);
  }
});
