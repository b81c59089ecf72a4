import { z } from "zod";
import { MAIL_LISTS } from "@/lib/accounts/unsubscribe";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { OutgoingMail } from "@/lib/generated/prisma/client";
import { UNSENT_OF_LISTS } from "@/lib/mail/dead-lists";
import { MAX_ATTEMPTS } from "@/lib/mail/delivery-rows";
import { type EngineFigures, MAIL_KINDS, type MailFigures, type MailKind, type MailRow } from "@/lib/mail/mail-kinds";

const MAX_ROWS = 50;

/** What an admin asks of the outbox: mails to an address, or another try of one that was given up, or of all of a list. */
export const outboxActionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("find"), address: z.string().trim().min(3).max(254) }),
  z.object({ action: z.literal("try-again"), id: z.string().regex(/^\d{1,18}$/) }),
  z.object({ action: z.literal("try-list-again"), list: z.enum(MAIL_LISTS) }),
]);

const labelOf = (kind: string) => (Object.hasOwn(MAIL_KINDS, kind) ? MAIL_KINDS[kind as MailKind].label : kind);

/** By kind: what waits, was sent or failed today in India, and was given up. For list mail, only the waiting and abandoned counts matter. */
export async function mailFigures(now: Date): Promise<MailFigures[]> {
  const today = startOfDay(dayInIndia(now));
  const rows = await db().$queryRaw<Omit<MailFigures, "label">[]>`
    WITH mails AS (
      SELECT kind, count(*) FILTER (WHERE due_at IS NOT NULL) AS waiting, count(*) FILTER (WHERE sent_at >= ${today}) AS sent,
        count(*) FILTER (WHERE created_at >= ${today} AND error IS NOT NULL AND due_at IS NULL AND died_at IS NULL) AS failed,
        count(*) FILTER (WHERE died_at IS NOT NULL) AS dead
      FROM outgoing_mails GROUP BY kind
    ), things AS (
      SELECT kind, count(*) FILTER (WHERE attempts < ${MAX_ATTEMPTS}) AS waiting, count(*) FILTER (WHERE attempts >= ${MAX_ATTEMPTS}) AS dead FROM (
        ${UNSENT_OF_LISTS}
      ) AS unsent GROUP BY kind
    )
    SELECT kind, (coalesce(mails.waiting, 0) + coalesce(things.waiting, 0))::int AS waiting, coalesce(sent, 0)::int AS "sentToday",
      coalesce(failed, 0)::int AS "failedToday", (coalesce(mails.dead, 0) + coalesce(things.dead, 0))::int AS dead
    FROM mails FULL JOIN things USING (kind)`;
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  const none = { waiting: 0, sentToday: 0, failedToday: 0, dead: 0 };
  const kinds = [...new Set([...Object.keys(MAIL_KINDS), ...rows.map(({ kind }) => kind)])];
  return kinds.map((kind) => ({ ...none, ...of(kind), kind, label: labelOf(kind) }));
}

/** What search engines are to be told (lib/engines/outbox.ts), for each that was ever set. */
export function engineFigures(): Promise<EngineFigures[]> {
  return db().$queryRaw<EngineFigures[]>`
    SELECT engine, count(entry.id) FILTER (WHERE died_at IS NULL AND due_at <= now())::int AS waiting,
      count(entry.id) FILTER (WHERE died_at IS NOT NULL)::int AS dead, asked AS "askedToday",
      CASE WHEN paused_until > now() THEN to_char(paused_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END AS "pausedUntil"
    FROM engine_states LEFT JOIN engine_outbox AS entry USING (engine) GROUP BY engine, asked, paused_until ORDER BY engine`;
}

/** The mails that were given up, the newest first. */
export async function listDeadMails(now: Date): Promise<MailRow[]> {
  const rows = await db().outgoingMail.findMany({
    where: { diedAt: { not: null } },
    orderBy: { id: "desc" },
    take: MAX_ROWS,
  });
  return rows.map((row) => rowOf(row, now));
}

/** The mails of the last month to an address, the newest first. */
export async function findMails(address: string, now: Date): Promise<MailRow[]> {
  const found = await db().$queryRaw<{ id: bigint }[]>`
    SELECT id FROM outgoing_mails WHERE lower(address) = lower(${address}) ORDER BY id DESC LIMIT ${MAX_ROWS}`;
  const rows = await db().outgoingMail.findMany({ where: { id: { in: found.map(({ id }) => id) } }, orderBy: { id: "desc" } });
  return rows.map((row) => rowOf(row, now));
}

/**
 * Puts a mail that was given up back among those that wait, as if it had never been tried.
 * @throws AppError CONFLICT where it waits or went already, or is of no use any more
 */
export async function tryMailAgain(id: string, actor: Editor, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.outgoingMail.updateMany({
      where: { id: BigInt(id), diedAt: { not: null }, content: { not: null }, expiresAt: { gt: now } },
      data: { diedAt: null, dueAt: now, attempts: 0, error: null },
    });
    if (count === 0) throw new AppError("CONFLICT", "This mail cannot be sent again.");
    await recordAudit(tx, { actor, action: "mail.try-again", entityId: Number(id), label: `mail ${id}`, newValues: null });
  });
}

function rowOf(mail: OutgoingMail, now: Date): MailRow {
  const { id, kind, address, createdAt, attempts, content, dueAt, sentAt, diedAt, expiresAt, error } = mail;
  const state = sentAt ? "sent" : diedAt ? "dead" : dueAt ? "waiting" : "failed";
  const mayTryAgain = state === "dead" && content !== null && expiresAt !== null && expiresAt > now;
  return {
    id: String(id),
    label: labelOf(kind),
    address,
    createdAt: createdAt.toISOString(),
    attempts,
    state,
    error,
    mayTryAgain,
  };
}
