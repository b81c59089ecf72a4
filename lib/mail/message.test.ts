import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { logFault, type Mail, MailError, messageOf } from "@/lib/mail/message";
import { site } from "@/lib/site";

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: "asha@example.in",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
  ...changes,
});

it.each([
  "a@b.in, c@d.in",
  "Asha <asha@example.in>",
  "asha@example.in\r\nBcc: x@y.in",
  "asha",
  "",
  '"a@b.in"@c.in',
  `${"a".repeat(250)}@b.in`,
])("refuses %p as the address of a reader", (to) => {
  expect(() => messageOf(mail({ to }))).toThrow("valid address");
  expect(() => messageOf(mail({ replyTo: to }))).toThrow("valid address");
});

it("carries both headers of one-click unsubscribing where a mail can be ended", () => {
  expect(messageOf(mail({ listUnsubscribe: "https://example.in/u/abc" })).headers).toEqual({
    "List-Unsubscribe": "<https://example.in/u/abc>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("marks other mails as written by a machine, so that nobody's absence note answers", () => {
  expect(messageOf(mail({ headers: { "X-Kind": "reset" } })).headers).toEqual({
    "X-Kind": "reset",
    "Auto-Submitted": "auto-generated",
  });
});

it("is of the site, to one reader, and lets nothing of it be read from a file or fetched", () => {
  expect(messageOf(mail())).toEqual({
    from: { name: site.name, address: env.MAIL_FROM ?? site.email },
    to: { name: "", address: "asha@example.in" },
    subject: "Hello",
    html: "<p>Hi</p>",
    text: "Hi",
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

it("carries its number at the domain of its sender, whom an answer reaches, and its language", () => {
  const domain = (env.MAIL_FROM ?? site.email).split("@")[1];
  expect(messageOf(mail({ id: "7-a", replyTo: "support@example.in", language: "hi" }))).toMatchObject({
    messageId: `<7-a@${domain}>`,
    replyTo: { name: "", address: "support@example.in" },
    headers: { "Content-Language": "hi" },
  });
});

it("takes an address of 254 characters, as long as one may be, and none of 255", () => {
  const address = (length: number) => `${"a".repeat(length - 5)}@b.in`;
  expect(messageOf(mail({ to: address(254) })).to).toEqual({ name: "", address: address(254) });
  expect(() => messageOf(mail({ to: address(255) }))).toThrow("valid address");
});

it("logs why a mail could not be made, and leaves one that was not taken to who sent it", () => {
  const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const fault = new Error("no words");
  logFault(fault, { mailId: 7 });
  logFault(new MailError("not taken"), { mailId: 8 });
  expect(logged.mock.calls).toEqual([[{ mailId: 7, err: fault }, "A mail could not be made"]]);
  logged.mockRestore();
});

it("gives a mail that is invalid up at once, and says nothing of its address", () => {
  const { code, isFinal, isAddressGone, isRefused } = new MailError("invalid");
  expect({ code, isFinal, isAddressGone, isRefused }).toEqual({
    code: "invalid",
    isFinal: true,
    isAddressGone: false,
    isRefused: false,
  });
});
