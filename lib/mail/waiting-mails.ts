import { addDays } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { unseal } from "@/lib/auth/sealed";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { mailsLeftThisHour } from "@/lib/mail/hourly-limit";
import { EXPIRED } from "@/lib/mail/mail-kinds";
import { type Clock, clockFrom, timeOf } from "@/lib/mail/mail-run";
import type { Mail } from "@/lib/mail/message";
import { CLAIM_MINUTES, trySending } from "@/lib/mail/post-mail";
import { SideBySide } from "@/lib/mail/side-by-side";
import { mailsAtOnce } from "@/lib/mail/smtp";

/** How long it is kept to whom mails went. */
export const MAILS_KEPT_DAYS = 30;

type Waiting = { id: bigint; attempts: number; address: string; content: string | null };

/**
 * Sends what waits in the outbox and is due, the oldest first and some side by side, as much as the provider takes; gives up what is of no use any more. Safe on several
 * servers at once: what one has claimed the others leave. Each is claimed when its turn has come, so that none is held for longer than it takes.
 */
export async function sendWaitingMails(now: Date, clock = clockFrom(now)): Promise<{ sent: number; failed: number }> {
  await db().$executeRaw`
    UPDATE outgoing_mails SET died_at = ${now}, due_at = NULL, content = NULL, error = ${EXPIRED}
    WHERE due_at IS NOT NULL AND expires_at <= ${now}`;
  const time = timeOf(clock);
  const result = { sent: 0, failed: 0 };
  const mails = new SideBySide(mailsAtOnce());
  try {
    while (true) {
      await mails.turn();
      const underWay = mails.count;
      if (time.isOver() || (await mailsLeftThisHour(clock())) - underWay <= 0) break;
      const claimed = await claimNext(now, clock());
      if (!claimed) break;
      mails.begin(claimed.id, async () => {
        result[(await sendWaiting(claimed, clock)) ? "sent" : "failed"]++;
      });
    }
  } finally {
    await mails.end();
  }
  if (result.sent + result.failed > 0) log.info(result, "Waiting mails were tried");
  return result;
}

/** @returns whether it went */
async function sendWaiting({ id, attempts, address, content }: Waiting, clock: Clock): Promise<boolean> {
  const text = content && unseal(content, "mail", address);
  if (text) return (await trySending({ id, attempts, isKept: true }, JSON.parse(text) as Mail, clock)) === "sent";
  // Where the secret of the site is another since, nobody can read it.
  await db().outgoingMail.updateMany({ where: { id }, data: { diedAt: clock(), dueAt: null, error: "unreadable" } });
  return false;
}

/** The oldest that was due when the run began and that nobody sends just now; what the run itself has tried is due later. */
async function claimNext(begun: Date, now: Date): Promise<Waiting | undefined> {
  const [claimed] = await db().$queryRaw<Waiting[]>`
    UPDATE outgoing_mails SET claimed_at = ${now}, attempts = attempts + 1
    WHERE id = (SELECT id FROM outgoing_mails
      WHERE due_at <= ${begun} AND (claimed_at IS NULL OR claimed_at < ${addMinutes(now, -CLAIM_MINUTES)})
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, attempts, address, content`;
  return claimed;
}

/** Erases what was noted of mails a month ago. */
export async function eraseOldMails(now: Date): Promise<number> {
  return (await db().outgoingMail.deleteMany({ where: { createdAt: { lt: addDays(now, -MAILS_KEPT_DAYS) } } })).count;
}
