import { setTimeout as sleep } from "node:timers/promises";
import nodemailer, { type Transporter } from "nodemailer";
import type Mailer from "nodemailer/lib/mailer";
import { env } from "@/lib/env";
import { MailError } from "@/lib/mail/message";
import { processState } from "@/lib/process-state";

/** Bounds of one mail, in milliseconds: to connect, to be greeted, between two packets, and over all. */
const CONNECT_TIMEOUT_MS = 5_000;
const GREETING_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 10_000;
const TOTAL_TIMEOUT_MS = 20_000;
/** How long a mail that somebody waits for waits for its turn of MAIL_PER_SECOND: a mail must go within its claim (lib/mail/post-mail.ts), and its call be answered. */
const LONGEST_TURN_MS = 10_000;

/** A mail whose connection is cut may have been taken: whoever sent it is told, and decides. The types of the package do not know it. */
const NO_REQUEUES = { maxRequeues: 0 };

// One set of connections a process, whichever bundle of Next asks.
const state = processState<{ niyuktiSmtp: { url: string; transport: Transporter }; niyuktiNextMailAt: number }>();

/**
 * Hands a message to the server that an address names: smtp://user:password@host:587 (TLS where the server offers it) or smtps://.
 * @throws Error of the server, or MailError 20 seconds after its turn came
 */
export async function sendBySmtp(url: string, message: Mailer.Options): Promise<void> {
  await turnOfSecond();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tookTooLong = new MailError("The mail server took too long", { code: "ETIMEDOUT", isFinal: false });
    timer = setTimeout(() => reject(tookTooLong), TOTAL_TIMEOUT_MS);
  });
  try {
    await Promise.race([transportTo(url).sendMail(message), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * How many mails that nobody waits for this process sends at the same time: one connection is left to those that somebody does; never more than may go in a
 * second, or one would wait longer for its turn than a mail may take.
 */
export function mailsAtOnce(): number {
  return Math.min(Math.max(1, env.MAIL_CONNECTIONS - 1), env.MAIL_PER_SECOND ?? Number.POSITIVE_INFINITY);
}

/** Whether so many wait for their turn of MAIL_PER_SECOND that the next had better go later. */
export function isTurnFar(): boolean {
  return (state.niyuktiNextMailAt ?? 0) - performance.now() > LONGEST_TURN_MS;
}

/** Waits until a mail may go by MAIL_PER_SECOND. What the package offers for that holds back no mail that has a new connection, or one that is free. */
async function turnOfSecond(): Promise<void> {
  if (env.MAIL_PER_SECOND === undefined) return;
  const now = performance.now();
  const at = Math.max(now, state.niyuktiNextMailAt ?? 0);
  state.niyuktiNextMailAt = at + 1_000 / env.MAIL_PER_SECOND;
  if (at > now) await sleep(at - now);
}

/** Ends the connections that are kept open between mails; for tests and the end of scripts. */
export function closeSmtp(): void {
  state.niyuktiSmtp?.transport.close();
  state.niyuktiSmtp = undefined;
}

function transportTo(url: string): Transporter {
  if (state.niyuktiSmtp?.url === url) return state.niyuktiSmtp.transport;
  closeSmtp();
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === "smtps:";
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: env.MAIL_CONNECTIONS,
    ...NO_REQUEUES,
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  state.niyuktiSmtp = { url, transport };
  return transport;
}
