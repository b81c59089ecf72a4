import { randomUUID } from "node:crypto";
import { addHours } from "date-fns/addHours";
import { addMinutes } from "date-fns/addMinutes";
import { seal } from "@/lib/auth/sealed";
import { db } from "@/lib/db";
import { mailsLeftThisHour } from "@/lib/mail/hourly-limit";
import { MAIL_KINDS, type MailKind } from "@/lib/mail/mail-kinds";
import { type Clock, clockFrom } from "@/lib/mail/mail-run";
import { type Mail, MailError } from "@/lib/mail/message";
import { sendMail } from "@/lib/mail/send-mail";
import { isTurnFar } from "@/lib/mail/smtp";

/** Tries within about eight hours of what no time may mend, as what a policy refuses or has no answer each time, for what is kept so long. */
const MAX_ATTEMPTS = 9;
/** Of what may be taken later (4yz), or is taken of nobody, as where the provider is away, the tries go on every four hours for as long as the mail is kept. */
const MAX_MINUTES = 256;
/** A process that died while sending leaves its claim; after this the next run sends. */
export const CLAIM_MINUTES = 15;

/**
 * Sends a mail and notes what became of it. One that the outbox keeps (lib/mail/mail-kinds.ts) and the provider did not take, or that must wait
 * because the provider takes no more this hour or the next seconds, is sent later: that is no error.
 * @throws MailError where it was not taken and is not tried again
 */
export async function postMail(kind: MailKind, given: Mail): Promise<void> {
  const now = new Date();
  // Every try has the same number (docs/decisions/061): an answer that was lost leaves a mail that the mailbox has already.
  const mail = { ...given, id: given.id ?? randomUUID() };
  const { keptHours } = MAIL_KINDS[kind];
  const kept = keptHours !== null && {
    content: seal(JSON.stringify(mail), "mail", mail.to),
    expiresAt: addHours(now, keptHours),
    dueAt: addMinutes(now, 1),
  };
  const mustWait = kept && (isTurnFar() || (await mailsLeftThisHour(now)) === 0);
  const row = { kind, address: mail.to, createdAt: now, ...kept };
  const { id } = await db().outgoingMail.create({
    data: mustWait ? row : { ...row, attempts: 1, claimedAt: now },
    select: { id: true },
  });
  if (mustWait) return;
  const outcome = await trySending({ id, attempts: 1, isKept: kept !== false }, mail, clockFrom(now));
  if (outcome instanceof MailError) throw outcome;
}

/** Sends a mail that is claimed and notes what became of it. @returns whether it went, or goes later, or why it is not tried again */
export async function trySending(
  { id, attempts, isKept }: { id: bigint; attempts: number; isKept: boolean },
  mail: Mail,
  clock: Clock,
): Promise<"sent" | "later" | MailError> {
  try {
    await sendMail(mail);
    await settle(id, { sentAt: clock(), dueAt: null, content: null, error: null });
    return "sent";
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const now = clock();
    const isOver = error.isFinal || (attempts >= MAX_ATTEMPTS && !error.isOfSite && !error.isTemporary);
    const next = isOver ? { diedAt: now, dueAt: null } : { dueAt: addMinutes(now, Math.min(2 ** attempts, MAX_MINUTES)) };
    await settle(id, { error: error.code, ...(isKept && next) });
    return isKept && !isOver ? "later" : error;
  }
}

type Outcome = { sentAt?: Date; diedAt?: Date; dueAt?: Date | null; content?: null; error: string | null };

async function settle(id: bigint, outcome: Outcome): Promise<void> {
  await db().outgoingMail.updateMany({ where: { id }, data: { ...outcome, claimedAt: null } });
}
