import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import PostalMime, { type Email } from "postal-mime";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { MAIL_KINDS } from "@/lib/mail/mail-kinds";
import { closeSmtp } from "@/lib/mail/smtp";
import { site } from "@/lib/site";
import { useDatabase } from "@/tests/support/database";
import { sendEveryMail } from "@/tests/support/every-mail";
import { startSmtpServer } from "@/tests/support/smtp-server";

const database = useDatabase();

/** Every mail, as a mail program takes it apart, in both languages. Pictures of all come to be in the folder that MAIL_GALLERY names. */
const mails: { language: "en" | "hi"; mail: Email; kind: string }[] = [];
const folder = path.resolve(process.env.MAIL_GALLERY ?? path.join(env.DATA_DIR, "mails"));

beforeAll(async () => {
  const server = await startSmtpServer();
  env.SMTP_URL = server.url;
  for (const language of ["en", "hi"] as const) {
    await database.clear();
    server.received.splice(0);
    await sendEveryMail(language);
    const sent = await db().outgoingMail.findMany({ orderBy: { id: "asc" } });
    for (const [index, { source }] of server.received.entries()) {
      mails.push({ language, mail: await PostalMime.parse(source), kind: sent[index]?.kind ?? "" });
    }
  }
  env.SMTP_URL = undefined;
  closeSmtp();
  await server.close();
});

const named = (mail: Email, name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
const isOfStaff = (kind: string) => kind === "support" || kind === "reply";

it("sends every kind of mail there is", () => {
  for (const language of ["en", "hi"]) {
    const kinds = mails.filter((one) => one.language === language).map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(MAIL_KINDS).sort());
  }
});

it("has the headers that mail programs ask for, each once, and those that end a list in mails of lists alone", () => {
  for (const { mail, kind, language } of mails) {
    expect(mail.from).toMatchObject({ name: site.name, address: site.email });
    expect(mail.to).toHaveLength(1);
    expect(mail.messageId).toMatch(/^<[\w.-]+@[\w.-]+>$/);
    expect(Math.abs(Date.parse(mail.date ?? "") - Date.now())).toBeLessThan(600_000);
    expect(named(mail, "content-language")).toEqual([kind === "support" ? "en" : language]);
    for (const name of ["from", "to", "subject", "date", "message-id", "mime-version"]) expect(named(mail, name)).toHaveLength(1);
    const isList = ["alert", "follow", "reminder", "confirm", "wanted"].includes(kind);
    expect(named(mail, "list-unsubscribe-post")).toEqual(isList ? ["List-Unsubscribe=One-Click"] : []);
    const list = ["confirm", "wanted"].includes(kind) ? "alert" : kind;
    expect(named(mail, "list-id")).toEqual(isList ? [`<${list}.${site.email.split("@")[1]}>`] : []);
    const ends = named(mail, "list-unsubscribe").map((value) => value.replace(site.url, ""));
    const end = new RegExp(`^</api/unsubscribe\\?${language === "hi" ? "lang=hi&" : ""}token=[\\w.-]+>$`);
    expect(ends).toEqual(isList ? [expect.stringMatching(end)] : []);
  }
  expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(mails.length);
});

it("says everything in the reader's language, and nothing that a program left unfilled", () => {
  for (const { mail, kind, language } of mails) {
    const all = `${mail.subject}\n${mail.text}\n${mail.html}`;
    expect(all).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\w+\}|Invalid Date/);
    expect(mail.html).toContain(`<html lang="${kind === "support" ? "en" : language}"`);
    if (!isOfStaff(kind)) expect(/\p{Script=Devanagari}/u.test(mail.subject ?? "")).toBe(language === "hi");
  }
});

it("says the same in its text as in its HTML, with the same links, all of them whole and to pages in the reader's language", () => {
  for (const { mail, kind, language } of mails) {
    const page = load(mail.html ?? "");
    const hrefs = page("a")
      .map((_, link) => page(link).attr("href"))
      .get();
    for (const href of hrefs) expect(URL.canParse(href) && ["http:", "https:"].includes(new URL(href).protocol)).toBe(true);
    const own = hrefs.filter((href) => href.startsWith(site.url)).map((href) => new URL(href).searchParams.get("lang"));
    expect({ kind, own: [...new Set(own)] }).toEqual({ kind, own: [language === "hi" && kind !== "support" ? "hi" : null] });
    const text = mail.text ?? "";
    for (const href of hrefs) expect(text).toContain(href);
    page("title, style, .preview").remove();
    // Each block by itself: words of neighbours do not run together.
    page("p, li, h1, blockquote, span, br, a").append(" ");
    expect(wordsOf(page("body").text())).toEqual(wordsOf(withoutLinks(text, hrefs)));
  }
});

/** A text without its links, the longest first, since the shorter may be the beginning of another. */
function withoutLinks(text: string, hrefs: readonly string[]): string {
  return hrefs.toSorted((a, b) => b.length - a.length).reduce((rest, href) => rest.replaceAll(href, " "), text);
}

/** The words of a text in their alphabetical order: the frame stands in another one in each form. */
function wordsOf(text: string): string[] {
  const words = text.replace(/^(?:> ?|- |-- )/gm, " ").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.sort();
}

it("fits a phone of 360 pixels without scrolling sideways, and can be read in the light and in the dark", () => {
  mkdirSync(folder, { recursive: true });
  for (const [index, { mail, kind, language }] of mails.entries()) {
    const name = `${language}-${String(index).padStart(2, "0")}-${kind}`;
    writeFileSync(path.join(folder, `${name}.html`), mail.html ?? "");
    if (process.env.MAIL_GALLERY) writeFileSync(path.join(folder, `${name}.txt`), `${mail.subject}\n\n${mail.text}`);
  }
  const pictures = process.env.MAIL_GALLERY ? ["--pictures"] : [];
  const measured = JSON.parse(
    execFileSync(process.execPath, ["tests/support/measure-mails.mjs", folder, ...pictures]).toString(),
  );
  expect(measured).toHaveLength(mails.length * 2);
  for (const { width, faults, file, colorScheme } of measured) {
    expect({ file, colorScheme, width, faults }).toEqual({ file, colorScheme, width: 360, faults: [] });
  }
});
