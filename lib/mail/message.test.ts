import { type Mail, messageOf } from "@/lib/mail/message";

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
