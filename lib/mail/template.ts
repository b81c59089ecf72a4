import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { renderHtml } from "@/lib/mail/template-html";
import { renderText } from "@/lib/mail/template-text";
import { site } from "@/lib/site";

/** A line of a list: what it says, where it leads, and what is said below it. */
export type MailItem = { text: string; href?: string; detail?: string };

/** A piece of a mail. Texts are plain: they are escaped where they become HTML, so what a visitor typed may stand in any of them. */
export type MailBlock =
  | { kind: "heading"; text: string }
  /** Line breaks are kept. */
  | { kind: "paragraph"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "list"; items: readonly MailItem[] }
  /** Words somebody else wrote, set apart from ours. */
  | { kind: "quote"; text: string };

export type MailContent = {
  subject: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail: the first line of the footer. */
  reason: string;
  /** Where the reader ends such mails; every mail but those that the person asked for just then has it. */
  unsubscribeHref?: string;
};

/** What both renderers get: the blocks and the finished words of the footer. */
export type MailParts = {
  language: Language;
  subject: string;
  blocks: readonly MailBlock[];
  siteName: string;
  siteHref: string;
  footer: readonly string[];
  unsubscribe?: { label: string; href: string };
};

const LINK_SCHEMES = ["http:", "https:", "mailto:"];

/**
 * The HTML and the text of a mail from one source, in the reader's language.
 * @throws Error for a link that is not http, https or mailto: our own code made it wrong
 */
export function mailTemplate(language: Language, content: MailContent): { subject: string; html: string; text: string } {
  const t = translator(language, "mail");
  for (const href of hrefsOf(content)) assertLink(href);
  const parts: MailParts = {
    language,
    // A line break in a subject would begin a header of its own.
    subject: content.subject.replace(/\s+/g, " ").trim(),
    blocks: content.blocks,
    siteName: language === "hi" ? site.nameHindi : site.name,
    siteHref: site.url,
    footer: [content.reason, t("independent", { name: site.name }), site.address],
    ...(content.unsubscribeHref && { unsubscribe: { label: t("unsubscribe"), href: content.unsubscribeHref } }),
  };
  return { subject: parts.subject, html: renderHtml(parts), text: renderText(parts) };
}

function hrefsOf({ blocks, unsubscribeHref }: MailContent): string[] {
  const hrefs = blocks.flatMap((block) => {
    if (block.kind === "button") return [block.href];
    return block.kind === "list" ? block.items.map((item) => item.href) : [];
  });
  return [...hrefs, unsubscribeHref].filter((href) => href !== undefined);
}

function assertLink(href: string): void {
  const isLink = URL.canParse(href) && LINK_SCHEMES.includes(new URL(href).protocol);
  if (!isLink) throw new Error("A link of a mail must be an http, https or mailto address");
}
