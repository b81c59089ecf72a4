import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { cleanBlock, cleanText, type MailBlock, type MailParts, previewOf } from "@/lib/mail/blocks";
import { renderText } from "@/lib/mail/template-text";
import { site, siteName } from "@/lib/site";

export type MailContent = {
  subject: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail: the first line of the footer. */
  reason: string;
  /** Where the reader ends such mails; every mail but those that the person asked for just then has it. */
  unsubscribeHref?: string;
  /** The number of a mail that may be sent more than once (Mail.id). */
  id?: string;
};

type MailText = { subject: string; html: string; text: string; language: Language; id?: string };

const LINK_SCHEMES = ["http:", "https:", "mailto:"];

/**
 * The HTML and the text of a mail from one source, in the reader's language.
 * @throws Error for a link that is not http, https or mailto: our own code made it wrong
 */
export async function mailTemplate(language: Language, content: MailContent): Promise<MailText> {
  const t = translator(language, "mail");
  for (const href of hrefsOf(content)) assertLink(href);
  const blocks = content.blocks.map(cleanBlock);
  const parts: MailParts = {
    language,
    // A line break in a subject would begin a header of its own.
    subject: cleanText(content.subject).replace(/\s+/g, " ").trim(),
    preview: previewOf(blocks),
    blocks,
    siteName: siteName(language),
    siteHref: site.url + links.home(language),
    footer: [cleanText(content.reason), t("independent", { name: siteName(language) }), site.address],
    ...(content.unsubscribeHref && { unsubscribe: { label: t("unsubscribe"), href: content.unsubscribeHref } }),
  };
  // What draws mails takes a tenth of a second to load: of the processes that may send one, few do.
  const [{ render }, { MailDocument }] = await Promise.all([import("@react-email/render"), import("@/lib/mail/document")]);
  return {
    subject: parts.subject,
    html: await render(MailDocument(parts)),
    text: renderText(parts),
    language,
    ...(content.id && { id: content.id }),
  };
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
