import { env } from "@/lib/env";
import { log } from "@/lib/log";
import type { Mail } from "@/lib/mail/message";
import { sendMail } from "@/lib/mail/send-mail";
import { closeSmtp } from "@/lib/mail/smtp";
import { emptyOutbox, readOutbox } from "@/tests/support/outbox";
import { startSmtpServer, type TestSmtpServer } from "@/tests/support/smtp-server";

const MAIL: Mail = { id: "0b1c", to: "asha@example.in", subject: "नई नौकरियाँ", html: "<p>नमस्ते</p>", text: "नमस्ते" };

let server: TestSmtpServer;

beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.splice(0);
  server.refuse(null);
  emptyOutbox();
});
afterEach(() => {
  closeSmtp();
  env.SMTP_URL = undefined;
  env.MAIL_PER_SECOND = undefined;
});

describe("with a mail server", () => {
  beforeEach(() => {
    env.SMTP_URL = server.url;
  });

  it("hands a mail over with both forms, in Hindi, to the one reader", async () => {
    await sendMail({ ...MAIL, listUnsubscribe: "https://example.in/u/abc", headers: { "X-Kind": "alert" } });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: env.CONTACT_EMAIL, to: ["asha@example.in"] });
    const source = server.received[0]?.source ?? "";
    expect(source).toContain("multipart/alternative");
    expect(source).toContain("List-Unsubscribe: <https://example.in/u/abc>");
    expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(source).toContain("X-Kind: alert");
    expect(source).toContain(Buffer.from("नई नौकरियाँ").toString("base64").slice(0, 16));
  });

  it("cannot be made to write to somebody else", async () => {
    await expect(sendMail({ ...MAIL, to: "asha@example.in, other@example.in" })).rejects.toThrow("valid address");
    await sendMail({ ...MAIL, subject: "Hello\r\nBcc: other@example.in" });
    expect(server.received.map(({ to }) => to)).toEqual([["asha@example.in"]]);
    expect(server.received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it("fails with an error that names neither the reader nor the server's words", async () => {
    server.refuse("no such user asha@example.in");
    const error = await sendMail(MAIL).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/MailError: The mail could not be sent/);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("asha@example.in");
  });

  it("logs the server's number of a refusal, by which an operator knows whose fault it is, and not its words", async () => {
    const logged = jest.spyOn(log, "error");
    for (const code of [550, 451]) {
      server.refuse("5.7.1 not for asha@example.in", code);
      await sendMail(MAIL).catch(() => undefined);
    }
    expect(logged.mock.calls).toEqual(
      [550, 451].map((responseCode) => [{ mail: MAIL.id, code: "EENVELOPE", responseCode }, "A mail could not be sent"]),
    );
    logged.mockRestore();
  });

  it("sends many mails over few connections", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => sendMail({ ...MAIL, to: `reader${number}@example.in` })));
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(20);
  });

  it("sends no more a second than the provider takes, whichever connections are new or free", async () => {
    env.MAIL_PER_SECOND = 4;
    const begun = performance.now();
    await Promise.all(Array.from({ length: 6 }, () => sendMail(MAIL)));
    // Five waits of a quarter of a second; a timer of Node may be a millisecond early.
    expect(performance.now() - begun).toBeGreaterThan(5 * 249);
    expect(server.received).toHaveLength(6);
  });
});

it("fails where no server answers, and says that none can have taken it", async () => {
  env.SMTP_URL = "smtp://127.0.0.1:1";
  await expect(sendMail(MAIL)).rejects.toMatchObject({ message: "The mail could not be sent (ESOCKET)", isRefused: true });
});

it.each(["smtps", "starttls"] as const)(
  "says of a server with a certificate that holds no more (%s) that it can have taken nothing",
  async (way) => {
    const untrusted = await startSmtpServer(undefined, way);
    env.SMTP_URL = untrusted.url;
    try {
      await expect(sendMail(MAIL)).rejects.toMatchObject({ isFinal: false, isRefused: true, isOfSite: true });
      expect(untrusted.received).toEqual([]);
    } finally {
      closeSmtp();
      await untrusted.close();
    }
  },
);

it("keeps mails in the outbox where there is no server", async () => {
  await sendMail(MAIL);
  expect(readOutbox()).toEqual([
    expect.objectContaining({ to: MAIL.to, subject: MAIL.subject, text: MAIL.text, html: MAIL.html }),
  ]);
});
