import type Mailer from "nodemailer/lib/mailer";
import { env } from "@/lib/env";
import type { Language } from "@/lib/i18n/languages";
import { log } from "@/lib/log";
import { site } from "@/lib/site";

/** A mail to one reader. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Of its words: the header Content-Language. */
  language?: Language;
  /** By which a mailbox knows it: the same mail sent twice has it twice. Each sending has its own where there is none. */
  id?: string;
  /** Whom an answer reaches; our support address where there is none. */
  replyTo?: string;
  /** Further headers, such as X-Entity-Ref-ID. */
  headers?: Record<string, string>;
  /** The list that it is of, by which mail programs sort (RFC 2919). */
  list?: string;
  /** https address that ends such mails by one POST (RFC 8058); mail programs show it as a button. */
  listUnsubscribe?: string;
};

/** What is known of a mail that was not handed over. */
export type Fault = {
  /** Of the library or the server, such as ESOCKET. */
  code?: string;
  /** Whether another try is of no use: the server says that it will never take it (RFC 5321, 4.2.1). */
  isFinal?: boolean;
  /** Whether the mail server said that there is no such address. */
  isAddressGone?: boolean;
  /** Whether it was surely not taken: the mail server said so, or none was reached; else it may have been, and the answer was lost. */
  isRefused?: boolean;
  /** Whether the mail server said that it may take it later (4yz), as of a mailbox that is full. */
  isTemporary?: boolean;
  /** Whether the mail itself is none of its reasons: no mail server or channel is reached, or it takes nothing of the site, or no more for now. */
  isOfSite?: boolean;
};

/** A mail that was not handed over. Its text is ours and names no address. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly code: string;
  readonly isFinal: boolean;
  readonly isAddressGone: boolean;
  readonly isRefused: boolean;
  readonly isTemporary: boolean;
  readonly isOfSite: boolean;

  constructor(message: string, fault: Fault = {}) {
    const { code = "invalid", isFinal = true, isAddressGone = false, isRefused = false } = fault;
    super(message);
    this.code = code;
    this.isFinal = isFinal;
    this.isAddressGone = isAddressGone;
    this.isRefused = isRefused;
    this.isTemporary = fault.isTemporary ?? false;
    this.isOfSite = fault.isOfSite ?? false;
  }
}

/** Logs why a mail could not even be made. Why one was not taken, a MailError, is logged where it was sent. */
export function logFault(error: unknown, about: Record<string, unknown>): void {
  if (!(error instanceof MailError)) log.error({ ...about, err: error }, "A mail could not be made");
}

// One address and nothing else: a comma or an angle bracket would make several of one, a line break a header.
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const MAX_ADDRESS_LENGTH = 254;

/**
 * The message as nodemailer takes it.
 * @throws MailError where an address is no single address
 */
export function messageOf(mail: Mail): Mailer.Options {
  for (const address of [mail.to, mail.replyTo]) {
    if (address !== undefined && !isAddress(address)) throw new MailError("A mail needs one valid address");
  }
  return {
    from: { name: site.name, address: env.MAIL_FROM ?? site.email },
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    ...(mail.id && { messageId: `<${mail.id}@${domainOf(env.MAIL_FROM ?? site.email)}>` }),
    html: mail.html,
    text: mail.text,
    headers: {
      ...mail.headers,
      ...(mail.language && { "Content-Language": mail.language }),
      ...(mail.list && { "List-Id": `<${mail.list}.${domainOf(env.MAIL_FROM ?? site.email)}>` }),
      ...unsubscribeHeaders(mail.listUnsubscribe),
    },
    // Nothing of a mail is read from a file or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1);

function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}

/** One-click unsubscribing: RFC 2369 and RFC 8058. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return { "Auto-Submitted": "auto-generated" };
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
