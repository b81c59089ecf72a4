import { cutText } from "@/lib/form-text";
import type { Language } from "@/lib/i18n/languages";

/**
 * A line of a list: what it says, where it leads and what is said below it; of that, for where there is no room for the rest (lib/channels/note.ts), the day,
 * or what the line is about.
 */
export type MailItem = { text: string; href?: string; detail?: string; day?: string; about?: string };

/** A piece of a mail. Texts are plain: they are escaped where they become HTML, so what a visitor typed may stand in any of them. */
export type MailBlock =
  | { kind: "heading"; text: string }
  /** Line breaks are kept. */
  | { kind: "paragraph"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "list"; items: readonly MailItem[] }
  /** Words somebody else wrote, set apart from ours. */
  | { kind: "quote"; text: string };

/** What the HTML and the text of a mail are made of: the blocks and the finished words of its frame. */
export type MailParts = {
  language: Language;
  subject: string;
  /** What lists of mails show behind the subject; blank where the first words of the mail say it. */
  preview: string;
  blocks: readonly MailBlock[];
  siteName: string;
  siteHref: string;
  footer: readonly string[];
  unsubscribe?: { label: string; href: string };
};

/** As much as lists of mails show at most. */
const MAX_PREVIEW = 140;

/** What the lists of a mail name, and of one line alone what is said below it: behind a subject that counts stands what it counts, and not a greeting. */
export function previewOf(blocks: readonly MailBlock[]): string {
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  const [only, ...others] = items;
  const lines = only?.detail && others.length === 0 ? [only.detail] : items.map(({ about, text }) => about ?? text);
  return cutText(cleanText(lines.join(" · ")), MAX_PREVIEW);
}

/** A block whose texts are clean. */
export function cleanBlock(block: MailBlock): MailBlock {
  switch (block.kind) {
    case "button":
      return { ...block, label: cleanText(block.label) };
    case "list":
      return { ...block, items: block.items.map(cleanItem) };
    default:
      return { ...block, text: cleanText(block.text) };
  }
}

function cleanItem({ text, detail, ...rest }: MailItem): MailItem {
  return { ...rest, text: cleanText(text), ...(detail !== undefined && { detail: cleanText(detail) }) };
}

/**
 * A text without control characters and signs that turn the direction of what stands around them, which only a hostile one holds; line breaks, in one
 * spelling, and tabs stay.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "");
}
