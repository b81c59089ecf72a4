import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { type Mail, MailError, messageOf } from "@/lib/mail/message";
import { keepInOutbox } from "@/lib/mail/outbox";
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
    // The reason that a server gives often repeats the address, and a log is read by more people than a mailbox: only its code goes on.
    const code = codeOf(error);
    log.error({ subject: mail.subject, code }, "A mail could not be sent");
    throw new MailError(`The mail could not be sent (${code})`);
  }
  log.info({ subject: mail.subject, way: env.SMTP_URL ? "smtp" : "outbox" }, "Mail sent");
}

function codeOf(error: unknown): string {
  return error && typeof error === "object" && "code" in error ? String(error.code) : "unknown";
}
