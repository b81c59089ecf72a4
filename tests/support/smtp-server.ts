import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as the server took it: envelope and source. */
type Received = { from: string; to: string[]; source: string };

/** What becomes of a mail: taken or refused; or the line is cut, before it was taken or after, with no answer in either case. */
export type MailFate = "taken" | "refused" | "lost" | "unanswered";

/** Decides it, of a mail by whoever signed in. */
type DecideFate = (mail: Received, user: string) => MailFate | Promise<MailFate>;

export type TestSmtpServer = {
  url: string;
  /** What it has taken, oldest first; empty it between tests. */
  received: Received[];
  /** Makes it refuse every reader, or every sender or sign-in, with these words, for good or by another code of SMTP, or take them again (null). */
  refuse(reason: string | null, code?: number, who?: "reader" | "sender" | "account"): void;
  close(): Promise<void>;
};

/**
 * A mail server of the test's own, which keeps what it is sent; or one that is secured by a certificate which nobody trusts, from the first byte or by STARTTLS, and so
 * gets nothing.
 */
export async function startSmtpServer(
  decide: DecideFate = () => "taken",
  untrusted?: "smtps" | "starttls",
): Promise<TestSmtpServer> {
  const received: Received[] = [];
  let refusal: { reason: string; code: number; who: string } | null = null;
  const refusalOf = (who: string) =>
    refusal?.who === who ? Object.assign(new Error(refusal.reason), { responseCode: refusal.code }) : null;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(refusalOf("account"), { user: username ?? "" }),
    secure: untrusted === "smtps",
    logger: false,
    disabledCommands: untrusted ? [] : ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(refusalOf("sender")),
    onRcptTo: (_address, _session, done) => done(refusalOf("reader")),
    onData: (stream, session, done) => {
      void textOf(Readable.from(stream)).then(async (source) => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map((to) => to.address), source };
        const fate = await decide(mail, session.user ?? "");
        if (fate === "taken" || fate === "unanswered") received.push(mail);
        if (fate === "lost" || fate === "unanswered") cut(session.id);
        else done(fate === "taken" ? null : Object.assign(new Error("4.3.0 Try again later"), { responseCode: 451 }));
      });
    },
  });
  const cut = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  };
  // That a client does not trust it, and says so.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `${untrusted === "smtps" ? "smtps" : "smtp"}://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (reason, code = 550, who = "reader") => {
      refusal = reason === null ? null : { reason, code, who };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The readable parts of a mail's source: what a mail program shows. */
export function readMessage(source: string): { subject: string; headers: string; text: string; html: string } {
  const headers = headOf(source).replace(/\r\n[ \t]+/g, " ");
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? "";
  const parts = source.split(`--${boundary}`);
  const part = (type: string) => bodyOf(parts.find((text) => text.includes(`Content-Type: ${type}`)) ?? "");
  const subject = /^Subject: (.*)$/m.exec(headers)?.[1]?.trim() ?? "";
  return { subject: decodeWords(subject), headers, text: part("text/plain"), html: part("text/html") };
}

function headOf(text: string): string {
  return text.slice(0, text.indexOf("\r\n\r\n"));
}

function bodyOf(part: string): string {
  const body = part.slice(part.indexOf("\r\n\r\n") + 4);
  if (/Content-Transfer-Encoding: base64/i.test(headOf(part))) return Buffer.from(body, "base64").toString();
  return /Content-Transfer-Encoding: quoted-printable/i.test(headOf(part)) ? decodeQuoted(body.replace(/=\r\n/g, "")) : body;
}

/** RFC 2047: =?UTF-8?B?...?= or =?UTF-8?Q?...?= in a header. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_match, way: string, word: string) =>
      way.toUpperCase() === "B" ? Buffer.from(word, "base64").toString("latin1") : latinOf(word.replace(/_/g, " ")),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, "latin1").toString());
}

function decodeQuoted(text: string): string {
  return Buffer.from(latinOf(Buffer.from(text).toString("latin1")), "latin1").toString();
}

function latinOf(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
