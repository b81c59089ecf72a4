import { randomUUID } from "node:crypto";
import * as accountMails from "@/lib/accounts/mails";
import { sendAlertMail } from "@/lib/alerts/mail";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { ALERT_OWNERS } from "@/lib/alerts/owners";
import { replyToMessage } from "@/lib/contact/replies";
import { mailSupport } from "@/lib/contact/support-mail";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { sendFollowMail } from "@/lib/follow/mail";
import type { Language } from "@/lib/i18n/languages";
import { upsertJobs } from "@/lib/jobs/mutations";
import { findJobs } from "@/lib/jobs/queries";
import type { TimelineStage } from "@/lib/notice/timeline";
import { sendReminderMail } from "@/lib/reminders/mail";
import { mailStillWanted, mailToConfirm } from "@/lib/subscribers/mails";
import { makeAdmin, makeUser } from "@/tests/support/accounts";
import { makeJobs } from "@/tests/support/population";

const NAMES = { en: "Asha Verma", hi: "आशा वर्मा" } as const;
const LONG = `https://files.example.org/${"notice".repeat(20)}.pdf`;
const WRITTEN = `The page says that the last date is over.\nIs it?\n${LONG}`;

/** Jobs as the population has them, one with an hour and one with a title that is longer than a line. */
async function jobsOfMails() {
  const today = dayInIndia(new Date());
  const title = "Recruitment of Technicians (Signal and Telecommunication), Grade III, in the Workshops of the Northern Zone";
  const made = makeJobs(6, today).map((job, index) => ({
    ...job,
    ...(index === 0 && { title }),
    applicationStartDate: null,
    deadline: addDays(today, 1 + index * 2),
  }));
  await upsertJobs(made);
  const rows = await db().job.findMany({ orderBy: { id: "asc" } });
  const notice = { closesAt: `${addDays(today, 9)}T11:30:00.000Z`, posts: [] };
  await db().job.update({ where: { id: rows.at(-1)?.id }, data: { notice, deadline: new Date(addDays(today, 9)) } });
  return findJobs(rows.map(({ id }) => id));
}

function stage(kind: TimelineStage["kind"], from: string): TimelineStage {
  return { kind, ordinal: 1, name: null, from, to: from, status: "confirmed", url: null };
}

/** Sends each mail that the site knows to one reader: those of lists with one thing and with several, those of accounts, those to and of support. */
export async function sendEveryMail(language: Language): Promise<void> {
  const now = new Date();
  const [fullName, today] = [NAMES[language], dayInIndia(now)];
  const [jobs, user, admin] = [await jobsOfMails(), await makeUser({ fullName }), await makeAdmin()];
  await db().user.update({ where: { id: user.id }, data: { language } });
  // The readers of each language are others, whose mails have numbers of their own.
  const number = { en: 1, hi: 2 }[language];
  const subscriber = { id: number, email: "reader@example.org", language };
  await db().subscriber.create({ data: { ...subscriber, emailKey: subscriber.email, confirmedAt: now } });
  const reader = { id: randomUUID(), userId: user.id, email: user.email, fullName, refusedDays: 0, language };
  const owner = { email: user.email, fullName, language, isEmailVerified: true };

  const criteria = criteriaOfSearch({ search: "technician" });
  if (!criteria) throw new Error("no criteria");
  const alert = alertOfSearch(criteria, language === "en" ? "Technician in Bihar" : "बिहार में तकनीशियन", user.email);
  const groups = [
    { alert, jobs: jobs.slice(0, 2) },
    { alert: { ...alert, title: language === "en" ? "Railway" : "रेलवे" }, jobs: jobs.slice(2) },
  ];
  for (const [index, owners] of ALERT_OWNERS.entries()) {
    const found = await owners.readerOf(index === 0 ? user.id : subscriber.id, new Date());
    if (found)
      await sendAlertMail({
        id: randomUUID(),
        reader: found,
        groups: index === 0 ? groups : groups.slice(0, 1),
        earlier: [],
        ended: [],
        now,
      });
  }
  const [job, other] = jobs;
  if (!job || !other) throw new Error("no jobs were made");
  const moved = await ALERT_OWNERS[1]?.readerOf(subscriber.id, new Date());
  const dates = { groups: groups.slice(1), earlier: [{ ...job, told: { until: addDays(today, 40), closing: null } }], ended: [] };
  if (moved) await sendAlertMail({ id: randomUUID(), reader: moved, ...dates, now });
  const before = { until: addDays(today, 40), closing: null, isMailed: true };
  const over = [
    { ...job, last: null, before },
    { ...other, last: { deadline: today, closesAt: now.toISOString() }, before },
  ];
  const endings = { id: randomUUID(), groups: groups.slice(1), earlier: [], ended: over, now };
  if (moved) await sendAlertMail({ ...endings, reader: moved });
  const told = { key: "", state: "" };
  const stages = [
    { job, ...told, before: null, stage: stage("admit_card", addDays(today, 3)) },
    { job: other, ...told, before: { from: today, to: today }, stage: stage("exam", addDays(today, 20)) },
  ];
  for (const count of [1, 2]) await sendFollowMail({ ...reader, id: randomUUID(), stages: stages.slice(0, count), now });
  const reminded = jobs.map((one) => ({ ...one, keptUntil: null }));
  const earlier = { ...job, keptUntil: addDays(today, 60) };
  const ended = { ...earlier, deadline: addDays(today, -1), closesAt: null };
  for (const some of [reminded.slice(-1), reminded, [earlier], [ended], [ended, earlier]]) {
    await sendReminderMail({ ...reader, id: randomUUID(), jobs: some, now });
  }
  const gone = [{ id: 1, title: "Junior Engineer (Civil)", body: "Staff Selection Commission", deadline: addDays(today, 5) }];
  for (const some of [[], [ended, earlier]]) await sendReminderMail({ ...reader, id: randomUUID(), jobs: some, gone, now });

  await accountMails.mailResetLink(owner, "a-token");
  await accountMails.mailResetLink({ ...owner, isEmailVerified: false }, "a-token");
  await accountMails.mailVerifyLink(owner, "a-token");
  await accountMails.mailPasswordChanged(owner, { ended: [] });
  await accountMails.mailPasswordChanged(owner, { ended: ["calendar", "telegram", "sms", "push"], isAnew: true });
  await accountMails.mailSessionsEnded(owner, ["calendar"]);
  await accountMails.mailAddressChanging(owner);
  await accountMails.mailAccountDeleted(owner);
  await accountMails.mailUnusedAccount({ ...owner, id: number }, addDays(today, 31));
  await mailToConfirm(subscriber);
  await mailStillWanted(subscriber, addDays(today, 30));

  const written = { name: fullName, email: user.email, subject: "Last date", message: WRITTEN, language, jobId: job.id };
  const { id } = await db().contactMessage.create({ data: written });
  await mailSupport({ id, ...written });
  await replyToMessage(id, { text: "Thank you. The body has extended it; the page says so now." }, admin);
}
