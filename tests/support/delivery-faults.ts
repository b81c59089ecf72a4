import { alertKey } from "@/lib/alerts/criteria";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { type Day, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { makeUser, type TestAccount } from "@/tests/support/accounts";
import { subscribe } from "@/tests/support/mail-alerts";
import { type MailFate, readMessage } from "@/tests/support/smtp-server";

/** What goes wrong while a mail is sent: at the mail server, or with the worker that sends it. */
export const FAULTS = ["refused", "lost", "unanswered", "killed before", "killed after", "killed once answered"] as const;
export type Fault = (typeof FAULTS)[number];
export const FATES: Record<Fault, MailFate> = {
  refused: "refused",
  lost: "lost",
  unanswered: "unanswered",
  "killed before": "lost",
  "killed after": "unanswered",
  "killed once answered": "taken",
};

/** Somebody with alerts for a kind of notice, with an account or without. */
async function askForAlerts(index: number, search: string, frequency: "instant" | "daily"): Promise<string> {
  const email = `reader${index}@example.org`;
  if (index % 2 === 0) {
    await subscribe({ email, frequency, search: `search=${search.replace(" ", "+")}` });
    return email;
  }
  const criteria = criteriaOfSearch({ search });
  if (!criteria) throw new Error("no criteria");
  const value = { ...alertOfSearch(criteria, search, email), frequency };
  const { id: userId } = await makeUser({ email });
  await db().accountRecord.create({
    data: { userId, kind: "jobAlerts", key: alertKey(value), value, changedAt: {}, revision: 1 },
  });
  return email;
}

/** Saves a notice with an account. */
export async function save(userId: number, jobId: number, now: Date): Promise<void> {
  const value = { jobId, title: "Post", department: "SSC", deadline: dayInIndia(now) };
  const row = { userId, kind: "savedJobs", key: String(jobId), value, changedAt: { jobId: now.getTime() }, revision: 1 };
  await db().accountRecord.create({ data: row });
}

/**
 * The mails that mailboxes show, by their number: whom each tells of which notices. One whose answer was lost comes again as the same mail, which is
 * shown once.
 */
export function mailsOf(received: readonly { to: string[]; source: string }[]) {
  const mails = new Map<string, string[]>();
  let repeats = 0;
  for (const { to, source } of received) {
    const { headers, text } = readMessage(source);
    const id = /^Message-ID: (\S+)/im.exec(headers)?.[1] ?? "";
    const lines = (text.match(/\/job\/\d+/g) ?? []).map((path) => `${to[0]?.toLowerCase()} ${path}`);
    if (mails.has(id)) expect(lines).toEqual(mails.get(id));
    repeats += mails.has(id) ? 1 : 0;
    mails.set(id, lines);
  }
  return { mails, repeats };
}

/** A notice of one of the kinds that readers asked for, and who saved it. */
export type PlayedJob = { id: number; kind: number; deadline: Day; savedBy: Set<number> };

/** Takes a notice back and publishes it anew, in one moment. */
export async function publishAgain(id: number): Promise<void> {
  const become = (status: "withdrawn" | "published") => db().job.updateMany({ where: { id }, data: { status } });
  await db().$transaction([become("withdrawn"), become("published")]);
}

/** What each reader is to be told, once. */
export function alertsOf(jobs: readonly PlayedJob[], readers: readonly { kind: number; email: string }[]): string[] {
  return readers.flatMap((reader) =>
    jobs.flatMap(({ id, kind }) => (kind === reader.kind ? [`${reader.email} /job/${id}`] : [])),
  );
}

/** And of what each is to be reminded, three times each. */
export function remindersOf(jobs: readonly PlayedJob[], savers: readonly TestAccount[]): string[] {
  return savers.flatMap(({ id: saver, email }) =>
    jobs.flatMap(({ id, savedBy }) => (savedBy.has(saver) ? Array<string>(3).fill(`${email} /job/${id}`) : [])),
  );
}

/** Readers of two kinds of notices, with an account and without, told at once and daily. */
export async function askForAll(): Promise<{ kind: number; email: string }[]> {
  return [
    { kind: 0, email: await askForAlerts(0, "staff nurse", "instant") },
    { kind: 0, email: await askForAlerts(1, "staff nurse", "daily") },
    { kind: 1, email: await askForAlerts(2, "clerk typist", "daily") },
    { kind: 1, email: await askForAlerts(3, "clerk typist", "instant") },
  ];
}
