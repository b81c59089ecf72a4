import type { Fault } from "@/lib/mail/message";

/** What the library says of a mail that was not taken, and what the mail server answered (RFC 5321, 4.2) to which command, where it did. */
type Refusal = { code?: string; syscall?: string; message?: string; responseCode?: number; response?: string; command?: string };

/** What servers say that name no code: that they do not take our mails, that a mailbox takes none just now, and what they speak of where there is none. */
const REFUSES_US = /relay|sender|authenti|polic|prohibit|block|black ?list|spam|reputation/i;
const TAKES_NONE_NOW = /full|quota|exceed|temporar|later|too many/i;
const IS_OF_ADDRESS = /user|mailbox|recipient|address|domain|no such|unknown|exist|invalid|unrout/i;
/** That we have sent as much as we may for now; and what says so only where it is not said of a mailbox (RFC 3463: x.2.x), which may be sent too much by others. */
const SENT_ENOUGH = /(?:send|relay|submission|out(?:going|bound|_)).{0,40}(?:limit|quota)/i;
const ENOUGH = /daily|hourly|per (?:minute|hour|day)|rate ?limit|throttl/i;

/** Why a mail was not handed over, by the error of the library. `status` is 0 where no server answered. */
export function faultOf(error: unknown): Required<Fault> & { status: number } {
  const refusal: Refusal = error && typeof error === "object" ? error : {};
  const status = Number(refusal.responseCode) || 0;
  const isUnreached = isOutOfReach(refusal);
  return {
    status,
    code: String(refusal.code ?? "unknown"),
    // A wrong password (535), or a sender that the server does not know, is no fault of a mail: those go once the operator has mended it.
    isFinal: status >= 500 && status < 600 && isOfReader(refusal) && !refusesUs(refusal),
    isAddressGone: saysThatNobodyLivesThere(refusal),
    isRefused: status >= 400 || isUnreached,
    isTemporary: status >= 400 && status < 500,
    isOfSite: isUnreached || (status >= 400 && (!isOfReader(refusal) || refusesAll(refusal))),
  };
}

/**
 * Whether no server was spoken to, so that it can have taken nothing: by the call of the system that failed, or what the library says of an address, a greeting in
 * vain or a connection that could not be secured, as where the certificate of the server has run out.
 */
function isOutOfReach({ syscall, code = "", message = "" }: Refusal): boolean {
  if (syscall === "connect" || ["EDNS", "ETLS"].includes(code)) return true;
  return (
    ["Connection timeout", "Greeting never received"].includes(message) || (code === "ESOCKET" && /certificate/i.test(message))
  );
}

const enhancedCodeOf = ({ response }: Refusal): string => /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? "")?.[0] ?? "";

/** A server's words without the address, which may hold such a word. */
const wordsOf = ({ response }: Refusal): string => (response ?? "").replace(/\S+@\S+/g, "");

/** Whether a server refused once it had heard whom a mail is for. */
function isOfReader({ command = "" }: Refusal): boolean {
  return ["RCPT TO", "DATA"].includes(command);
}

/** Whether a server refuses us and not this mail, as by a policy (5.7.x): said of every mail, by a fault that the operator mends or time does. */
function refusesUs(refusal: Refusal): boolean {
  if (refusesAll(refusal)) return true;
  const enhanced = enhancedCodeOf(refusal);
  return enhanced ? enhanced.startsWith("5.7.") : REFUSES_US.test(wordsOf(refusal));
}

/** Whether it surely says so of whomever it hears of: it relays nothing for the site, whatever its code (5.7.1, 5.4.1), or has taken enough of it for now. */
function refusesAll(refusal: Refusal): boolean {
  const words = wordsOf(refusal);
  if (refusal.command === "RCPT TO" && /relay/i.test(words)) return true;
  return SENT_ENOUGH.test(words) || (ENOUGH.test(words) && !/^[45]\.2\./.test(enhancedCodeOf(refusal)));
}

/**
 * Whether a server refused the address itself (RFC 3463: 5.1.1 no such mailbox, 5.1.2 no such domain, 5.1.3, 5.1.6 moved, 5.1.10, 5.2.1 disabled). A
 * bare 550 says as much in words of an address, but not one with another enhanced code, 5.7.1, or with words that refuse us, or say nothing of it as "Access
 * denied": that may be said of every address at once, and what is taken for gone is erased.
 */
function saysThatNobodyLivesThere(refusal: Refusal): boolean {
  const { responseCode, command } = refusal;
  if (command !== "RCPT TO" || responseCode === undefined || responseCode < 500 || refusesAll(refusal)) return false;
  const enhanced = enhancedCodeOf(refusal);
  if (enhanced) return /^5\.(?:1\.(?:[1236]|10)|2\.1)$/.test(enhanced);
  const words = wordsOf(refusal);
  return responseCode === 550 && IS_OF_ADDRESS.test(words) && !refusesUs(refusal) && !TAKES_NONE_NOW.test(words);
}
