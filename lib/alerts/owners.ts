import { sendListMail } from "@/lib/accounts/list-mail";
import { findRecipient, takesMails } from "@/lib/accounts/recipients";
import { type JobAlert, parseJobAlert } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import { followedAmong } from "@/lib/follow/find-stages";
import { Prisma } from "@/lib/generated/prisma/client";
import { type Language, languageOf } from "@/lib/i18n/languages";
import type { Deliveries } from "@/lib/mail/delivery-rows";
import type { MailContent } from "@/lib/mail/template";
import { keptJobs } from "@/lib/reminders/gone";
import { mailSubscriber } from "@/lib/subscribers/mails";

/** Whom a mail of alerts goes to, and how. Only accounts have a name. */
export type AlertReader = {
  fullName: string | null;
  language: Language;
  send: (content: MailContent, now: Date) => Promise<void>;
};

/** Those whose alerts are looked through: where they lie, where what they find is noted, and how it is mailed. */
export type AlertOwners = {
  deliveries: Extract<Deliveries, { hasTime: true }>;
  /** Rows "ownerId", "key" and "value" of the alerts that mails may be sent for. */
  active(now: Date): Prisma.Sql;
  /** Asked again just before sending; null where no mail may be sent. */
  readerOf(ownerId: number, now: Date): Promise<AlertReader | null>;
  /** Of some notices those that the owner keeps besides, and whether they still have to be applied for. */
  keptBy(ownerId: number, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, boolean>>;
  /** Those of which the owner is told when a stage has another day. */
  followedBy(ownerId: number, ids: readonly number[]): Promise<ReadonlySet<number>>;
};

export type OwnedAlert = { ownerId: number; key: string; alert: JobAlert };

/** Accounts: active alerts of proven addresses whose owners take such mails (product.md, "Alerts"). */
const ACCOUNTS: AlertOwners = {
  deliveries: { table: "alert_deliveries", owner: "user_id", key: "alert_key", hasTime: true },
  active: (now) => Prisma.sql`
    SELECT record.user_id AS "ownerId", record.key, record.value FROM account_records AS record
    JOIN users ON users.id = record.user_id AND ${takesMails("alert", now)}
    WHERE record.kind = 'jobAlerts' AND record.deleted_at IS NULL
      AND record.value @> '{"isActive": true, "emailNotifications": true}'`,
  readerOf: async (userId, now) => {
    const user = await findRecipient(userId, "alert", now);
    if (!user) return null;
    const language = languageOf(user.language);
    const reader = { ...user, userId, language };
    return { fullName: user.fullName, language, send: (content, at) => sendListMail("alert", reader, content, at) };
  },
  keptBy: keptJobs,
  followedBy: followedAmong,
};

/** Addresses without an account: active alerts that were confirmed by the mail to them. */
const SUBSCRIBERS: AlertOwners = {
  deliveries: { table: "subscriber_deliveries", owner: "subscriber_id", key: "alert_key", hasTime: true },
  active: () => Prisma.sql`
    SELECT subscriber_id AS "ownerId", key, value FROM subscriber_alerts
    WHERE confirmed_at IS NOT NULL AND value @> '{"isActive": true}'`,
  readerOf: async (id) => {
    const found = await db().subscriber.findFirst({ where: { id, confirmedAt: { not: null } } });
    if (!found) return null;
    const to = { id, email: found.email, language: languageOf(found.language) };
    return { fullName: null, language: to.language, send: (content) => mailSubscriber("alert", to, content) };
  },
  keptBy: async () => new Map(),
  followedBy: async () => new Set(),
};

export const ALERT_OWNERS: readonly AlertOwners[] = [ACCOUNTS, SUBSCRIBERS];

/** Alerts read at a time. */
const BATCH = 1_000;

/**
 * The alerts that mails may be sent for and that satisfy a condition on their "value", some at a time; what is stored may be older than this version, so each is
 * read leniently.
 */
export async function* activeAlerts({ active }: AlertOwners, condition: Prisma.Sql, now: Date): AsyncGenerator<OwnedAlert[]> {
  let after = { ownerId: 0, key: "" };
  while (true) {
    const rows = await db().$queryRaw<Row[]>`
      SELECT * FROM (${active(now)}) AS alert WHERE ("ownerId", key) > (${after.ownerId}, ${after.key}) AND ${condition}
      ORDER BY "ownerId", key LIMIT ${BATCH}`;
    yield readable(rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}

/** Those of one owner. */
export async function activeAlertsOf({ active }: AlertOwners, ownerId: number, now: Date): Promise<OwnedAlert[]> {
  return readable(await db().$queryRaw<Row[]>`SELECT * FROM (${active(now)}) AS alert WHERE "ownerId" = ${ownerId} ORDER BY key`);
}

type Row = { ownerId: number; key: string; value: unknown };

function readable(rows: readonly Row[]): OwnedAlert[] {
  return rows.flatMap(({ ownerId, key, value }) => {
    const alert = parseJobAlert(value);
    return alert ? [{ ownerId, key, alert }] : [];
  });
}
