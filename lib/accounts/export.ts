import { addressKey } from "@/lib/accounts/address";
import { exportEarlierAddresses } from "@/lib/accounts/earlier-addresses";
import { db } from "@/lib/db";

/**
 * What is exported of each table that points at a user, by the table's name. A new table must be added here: a test compares this with the
 * database. Secrets (digests of passwords and links) are no data about a person and stay out.
 */
export const EXPORTS: Record<string, (userId: number) => Promise<unknown[]>> = {
  sessions: (userId) =>
    db().session.findMany({
      where: { userId },
      orderBy: { createdAt: "asc" },
      select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true, revokedAt: true },
    }),
  one_time_tokens: (userId) =>
    db().oneTimeToken.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: { purpose: true, email: true, createdAt: true, expiresAt: true, usedAt: true },
    }),
  consents: (userId) =>
    db().consent.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: { kind: true, version: true, language: true, givenAt: true, withdrawnAt: true },
    }),
  mail_opt_outs: (userId) => db().mailOptOut.findMany({ where: { userId }, select: { list: true, optedOutAt: true } }),
  calendar_links: (userId) => db().calendarLink.findMany({ where: { userId }, select: { createdAt: true } }),
  push_subscriptions: (userId) =>
    db().pushSubscription.findMany({ where: { userId }, select: { endpoint: true, createdAt: true } }),
  telegram_chats: async (userId) =>
    (await db().telegramChat.findMany({ where: { userId } })).map((chat) => ({ ...chat, chatId: String(chat.chatId) })),
  sms_numbers: (userId) =>
    db().$queryRaw<object[]>`
      SELECT number, confirmed_at AS "confirmedAt", created_at AS "createdAt" FROM sms_numbers WHERE user_id = ${userId}`,
  held_notes: (userId) =>
    db().heldNote.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: { list: true, title: true, text: true, heldAt: true },
    }),
  account_records: (userId) =>
    db().accountRecord.findMany({
      where: { userId },
      orderBy: [{ kind: "asc" }, { key: "asc" }],
      select: { kind: true, key: true, value: true, changedAt: true, deletedAt: true, updatedAt: true },
    }),
  alert_deliveries: (userId) =>
    db().alertDelivery.findMany({
      where: { userId },
      orderBy: [{ foundAt: "asc" }, { jobId: "asc" }],
      select: { alertKey: true, jobId: true, foundAt: true, sentAt: true, toldUntil: true, toldClosing: true, toldAt: true },
    }),
  job_followers: (userId) =>
    db().jobFollower.findMany({
      where: { userId },
      orderBy: { jobId: "asc" },
      select: { jobId: true, followedOn: true, known: true, days: true },
    }),
  stage_deliveries: (userId) =>
    db().stageDelivery.findMany({
      where: { userId },
      orderBy: [{ foundAt: "asc" }, { jobId: "asc" }],
      select: { jobId: true, stage: true, foundAt: true, sentAt: true },
    }),
  reminder_deliveries: (userId) =>
    db().reminderDelivery.findMany({
      where: { userId },
      orderBy: [{ foundAt: "asc" }, { jobId: "asc" }],
      select: { jobId: true, moment: true, foundAt: true, sentAt: true },
    }),
  earlier_addresses: exportEarlierAddresses,
  reminder_mails: (userId) => db().reminderMail.findMany({ where: { userId }, orderBy: { day: "asc" }, select: { day: true } }),
};

const REPLIES = { orderBy: { id: "asc" }, select: { text: true, createdAt: true } } as const;

/** What is kept under a mail address and points at no user: the mails that went there, alerts without an account, messages of the contact form. */
const OF_ADDRESS: Record<string, (email: string) => Promise<unknown[]>> = {
  // An address may have been written otherwise when a mail went: it finds them as the staff does, by their index.
  outgoing_mails: (email) =>
    db().$queryRaw<object[]>`
      SELECT kind, created_at AS "createdAt", sent_at AS "sentAt" FROM outgoing_mails WHERE lower(address) = lower(${email}) ORDER BY id`,
  subscribers: (email) =>
    db().subscriber.findMany({
      where: { emailKey: addressKey(email) },
      select: {
        email: true,
        language: true,
        createdAt: true,
        confirmedAt: true,
        alerts: { select: { value: true, confirmedAt: true, consent: true } },
      },
    }),
  contact_messages: async (email) => {
    // The database takes what it compares so for a pattern: those of an address that is only like this one are left out.
    const likely = await db().contactMessage.findMany({
      where: { email: { equals: email, mode: "insensitive" } },
      orderBy: { id: "asc" },
      select: { name: true, email: true, subject: true, message: true, createdAt: true, replies: REPLIES },
    });
    return likely.filter((message) => addressKey(message.email) === addressKey(email));
  },
};

/** Everything the site holds about a user, as plain JSON values. What is kept under an address that is not proven may be another person's. */
export async function exportAccount(userId: number, now: Date): Promise<Record<string, unknown>> {
  const account = await db().user.findUniqueOrThrow({
    where: { id: userId },
    omit: { passwordHash: true, sessionVersion: true, emailKey: true },
  });
  const { email, emailVerifiedAt } = account;
  const ofAddress = emailVerifiedAt ? Object.entries(OF_ADDRESS).map(([table, read]) => [table, read(email)] as const) : [];
  const tables = [...Object.entries(EXPORTS).map(([table, read]) => [table, read(userId)] as const), ...ofAddress];
  const read = await Promise.all(tables.map(async ([table, rows]) => [table, await rows] as const));
  return { exportedAt: now.toISOString(), account, ...Object.fromEntries(read) };
}
