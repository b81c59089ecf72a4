import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { type Mail, MailError, messageOf } from "@/lib/mail/message";
import { keepInOutbox } from "@/lib/mail/outbox";
import { faultOf } from "@/lib/mail/refusal";
import { sendBySmtp } from "@/lib/mail/smtp";

/**
 * Sends a mail over SMTP_URL, or keeps it in the outbox (DATA_DIR/outbox) where none is set. Returns once the server has taken it,
 * within 20 seconds. Call it after the transaction that gives a reason for it, never inside.
 * @throws MailError when it was not taken; the caller decides whether that matters to the reader
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message = messageOf(mail);
  try {
    if (env.SMTP_URL) await sendBySmtp(env.SMTP_URL, message);
    else await keepInOutbox(env.DATA_DIR, mail, message);
  } catch (error) {
    // A subject may be what a visitor wrote. The reason that a server gives often repeats the address, and a log is read by more people than a mailbox: only its numbers go on.
    const { status, ...fault } = faultOf(error);
    log.error({ mail: mail.id, code: fault.code, ...(status > 0 && { responseCode: status }) }, "A mail could not be sent");
    throw new MailError(`The mail could not be sent (${fault.code})`, fault);
  }
  log.info({ mail: mail.id, way: env.SMTP_URL ? "smtp" : "outbox" }, "Mail sent");
}
