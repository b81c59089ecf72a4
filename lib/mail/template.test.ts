import type { MailItem } from "@/lib/mail/blocks";
import { type MailContent, mailTemplate } from "@/lib/mail/template";

const HOSTILE = `<script>alert("1")</script> & 'x'`;

const content = (changes: Partial<MailContent> = {}): MailContent => ({
  subject: "New jobs",
  blocks: [
    { kind: "heading", text: "Two new jobs" },
    { kind: "paragraph", text: "First line\nSecond line" },
    { kind: "list", items: [{ text: "Clerk", href: "https://example.in/job/1", detail: "Last date 30 Nov 2026" }] },
    { kind: "button", label: "See all", href: "https://example.in/?a=1&b=2" },
    { kind: "quote", text: "one\ntwo" },
  ],
  reason: "You asked for this alert.",
  unsubscribeHref: "https://example.in/u/abc",
  ...changes,
});

it("says the same in HTML and in text", async () => {
  const { html, text } = await mailTemplate("en", content());
  const words = [
    "Two new jobs",
    "First line",
    "Second line",
    "Clerk",
    "Last date 30 Nov 2026",
    "See all",
    "You asked for this alert.",
  ];
  for (const word of words) {
    expect(html).toContain(word);
    expect(text).toContain(word);
  }
  expect(text).toContain("https://example.in/?a=1&b=2");
  expect(text).toContain("> one\n> two");
  expect(html).toContain('href="https://example.in/?a=1&amp;b=2"');
  expect(html).toContain("First line<br/>Second line");
});

it("escapes every text, whoever wrote it", async () => {
  const { html } = await mailTemplate("en", {
    subject: HOSTILE,
    blocks: [
      { kind: "heading", text: HOSTILE },
      { kind: "paragraph", text: HOSTILE },
      { kind: "quote", text: HOSTILE },
      { kind: "list", items: [{ text: HOSTILE, detail: HOSTILE, href: `https://example.in/"onclick="x` }] },
      { kind: "button", label: HOSTILE, href: `https://example.in/'><script>` },
    ],
    reason: HOSTILE,
  });
  expect(html).not.toMatch(/<script|"onclick=|alert\("/);
});

it.each(["javascript:alert(1)", "data:text/html,x", "/relative", ""])("refuses the link %p", async (href) => {
  await expect(mailTemplate("en", content({ blocks: [{ kind: "button", label: "Go", href }] }))).rejects.toThrow(/http/);
  await expect(mailTemplate("en", content({ unsubscribeHref: href }))).rejects.toThrow(/http/);
});

it("keeps a subject on one line and drops control characters", async () => {
  const mail = await mailTemplate(
    "en",
    content({ subject: "Hello\r\nBcc: a@b.in", blocks: [{ kind: "paragraph", text: "a\u0000\u001bb" }] }),
  );
  expect(mail.subject).toBe("Hello Bcc: a@b.in");
  expect(mail.text).toContain("ab\n");
  expect(mail.html).toContain(">ab<");
});

it("writes the frame in the reader's language", async () => {
  const { html, text } = await mailTemplate("hi", content());
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain("ये ईमेल बंद करें");
  expect(text).toContain("भर्ती एजेंसी नहीं है");
});

it("drops control characters, and signs that turn the direction of a text, from every text of both forms", async () => {
  const attack = "a\u0000\u001b\u0007\u202e\u2067b\u2069\u202c";
  const { subject, html, text } = await mailTemplate("en", {
    subject: attack,
    blocks: [
      { kind: "heading", text: attack },
      { kind: "quote", text: attack },
      { kind: "button", label: attack, href: "https://example.in/" },
      { kind: "list", items: [{ text: attack, detail: attack }] },
    ],
    reason: attack,
  });
  expect(subject + html + text).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
});

it("shows in a list of mails what it names behind its subject, unseen in the mail itself", async () => {
  const previewIn = async (items: MailItem[]) =>
    /<div class="preview" style="display:none[^"]*">([^<]*)<\/div>/.exec(
      (await mailTemplate("en", content({ blocks: [{ kind: "list", items }] }))).html,
    )?.[1];
  expect(await previewIn([{ text: "Clerk" }, { text: "Exam: 10 Jan", about: "Nurse\u0000" }])).toBe("Clerk · Nurse");
  expect(await previewIn([{ text: "Clerk", detail: "Last date 30 Nov 2026" }])).toBe("Last date 30 Nov 2026");
  expect(await previewIn(Array.from({ length: 20 }, () => ({ text: "Staff Nurse" })))).toHaveLength(140);
  expect(await previewIn([])).toBeUndefined();
});

it("offers no way to stop a mail that has none", async () => {
  const { html, text } = await mailTemplate("en", content({ unsubscribeHref: undefined }));
  expect(html + text).not.toContain("Stop these mails");
});
