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
    // A subject may be what a visitor wrote. The reason that a server gives often repeats the address, and a log is read by more people than a mailbox: only its numbers go on.
    const code = codeOf(error);
    const status = statusOf(error);
    log.error({ mail: mail.id, code, ...(status > 0 && { responseCode: status }) }, "A mail could not be sent");
    throw new MailError(`The mail could not be sent (${code})`, {
      code,
      isFinal: isOfThisMail(error),
      isAddressGone: saysThatNobodyLivesThere(error),
      isRefused: status >= 400 || isOutOfReach(error),
      isOfSite: isOutOfReach(error) || (status >= 400 && !isOfReader(error)) || refusesToRelay(error),
    });
  }
  log.info({ mail: mail.id, way: env.SMTP_URL ? "smtp" : "outbox" }, "Mail sent");
}

function codeOf(error: unknown): string {
  return error && typeof error === "object" && "code" in error ? String(error.code) : "unknown";
}

/** What the mail server answered (RFC 5321, 4.2); 0 where it did not. */
function statusOf(error: unknown): number {
  return error && typeof error === "object" && "responseCode" in error ? Number(error.responseCode) || 0 : 0;
}

/**
 * Whether no server was spoken to, so that it can have taken nothing: by the call of the system that failed, or what the library says of an address, a greeting in
 * vain or a connection that could not be secured, as where the certificate of the server has run out.
 */
function isOutOfReach(error: unknown): boolean {
  const { syscall, code = "", message = "" } = (error ?? {}) as { syscall?: string; code?: string; message?: string };
  if (syscall === "connect" || ["EDNS", "ETLS"].includes(code)) return true;
  return (
    ["Connection timeout", "Greeting never received"].includes(message) || (code === "ESOCKET" && /certificate/i.test(message))
  );
}

/** What the library and the server say of a mail that was not taken. */
type Refusal = { responseCode?: number; response?: string; command?: string };

const enhancedCodeOf = ({ response }: Refusal): string => /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? "")?.[0] ?? "";

/** What servers say that name no code: that they do not take our mails, and that a mailbox takes none just now. */
const REFUSES_US = /relay|sender|authenti|polic|prohibit|block|black ?list|spam|reputation/i;
const TAKES_NONE_NOW = /full|quota|exceed|temporar|later/i;

/** Their words without the address, which may hold such a word. */
const wordsOf = ({ response }: Refusal): string => (response ?? "").replace(/\S+@\S+/g, "");

/** Whether a server refuses us and not this mail, as by a policy (5.7.x) or since it does not relay: said of every mail, by a fault that the operator mends. */
function refusesUs(refusal: Refusal): boolean {
  const enhanced = enhancedCodeOf(refusal);
  return enhanced ? enhanced.startsWith("5.7.") : REFUSES_US.test(wordsOf(refusal));
}

/** Whether a server relays nothing for the site, which it says of whomever it hears of. */
function refusesToRelay(error: unknown): boolean {
  const refusal = (error ?? {}) as Refusal;
  return refusal.command === "RCPT TO" && /relay/i.test(wordsOf(refusal));
}

/** Whether a server refused once it had heard whom a mail is for. */
function isOfReader(error: unknown): boolean {
  return ["RCPT TO", "DATA"].includes(((error ?? {}) as Refusal).command ?? "");
}

/** Whether a server refused this mail for good, its reader or its content. A wrong password (535), or a sender that it does not know, is neither: those go once the operator has mended it. */
function isOfThisMail(error: unknown): boolean {
  const refusal = (error ?? {}) as Refusal;
  const { responseCode: status = 0 } = refusal;
  return status >= 500 && status < 600 && isOfReader(error) && !refusesUs(refusal);
}

/**
 * Whether a server refused the address itself (RFC 3463: 5.1.1 no such mailbox, 5.1.2 no such domain, 5.1.3, 5.1.6 moved, 5.1.10, 5.2.1 disabled). A
 * bare 550 says as much, but not one with another enhanced code, 5.7.1, or with words that refuse us: that would be said of every address at once.
 */
function saysThatNobodyLivesThere(error: unknown): boolean {
  const refusal = (error ?? {}) as Refusal;
  const { responseCode, command } = refusal;
  if (command !== "RCPT TO" || responseCode === undefined || responseCode < 500) return false;
  const enhanced = enhancedCodeOf(refusal);
  if (enhanced) return /^5\.(?:1\.(?:[1236]|10)|2\.1)$/.test(enhanced);
  return responseCode === 550 && !refusesUs(refusal) && !TAKES_NONE_NOW.test(wordsOf(refusal));
}
