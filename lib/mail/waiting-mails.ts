import { addDays } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { unseal } from "@/lib/auth/sealed";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { EXPIRED } from "@/lib/mail/mail-kinds";
import type { Mail } from "@/lib/mail/message";
import { CLAIM_MINUTES, trySending } from "@/lib/mail/post-mail";
import { roomForMails } from "@/lib/mail/room";

/** Mails that one run sends at most. */
const MAX_PER_RUN = 500;
const KEPT_DAYS = 30;

type Waiting = { id: bigint; attempts: number; address: string; content: string | null };

/**
 * Sends what waits in the outbox and is due, the oldest first, as much as the provider takes; gives up what is of no use any more. Safe on several
 * servers at once: what one has claimed the others leave.
 */
export async function sendWaitingMails(now: Date): Promise<{ sent: number; failed: number }> {
  await db().$executeRaw`
    UPDATE outgoing_mails SET died_at = ${now}, due_at = NULL, content = NULL, error = ${EXPIRED}
    WHERE due_at IS NOT NULL AND expires_at <= ${now}`;
  const claimed = await db().$queryRaw<Waiting[]>`
    UPDATE outgoing_mails SET claimed_at = ${now}, attempts = attempts + 1
    WHERE id IN (SELECT id FROM outgoing_mails
      WHERE due_at <= ${now} AND (claimed_at IS NULL OR claimed_at < ${addMinutes(now, -CLAIM_MINUTES)})
      ORDER BY due_at, id LIMIT ${Math.min(MAX_PER_RUN, await roomForMails(now))} FOR UPDATE SKIP LOCKED)
    RETURNING id, attempts, address, content`;
  const result = { sent: 0, failed: 0 };
  for (const { id, attempts, address, content } of claimed) {
    const text = content && unseal(content, "mail", address);
    // Where the secret of the site is another since, nobody can read it.
    if (!text) await db().outgoingMail.updateMany({ where: { id }, data: { diedAt: now, dueAt: null, error: "unreadable" } });
    const outcome = text && (await trySending({ id, attempts, isKept: true }, JSON.parse(text) as Mail, now));
    result[outcome === "sent" ? "sent" : "failed"]++;
  }
  if (claimed.length > 0) log.info(result, "Waiting mails were tried");
  return result;
}

/** Erases what was noted of mails a month ago. */
export async function eraseOldMails(now: Date): Promise<number> {
  return (await db().outgoingMail.deleteMany({ where: { createdAt: { lt: addDays(now, -KEPT_DAYS) } } })).count;
}
