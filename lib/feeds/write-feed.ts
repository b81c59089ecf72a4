import { Feed } from "feed";
import type { Language } from "@/lib/i18n/languages";
import { asWritten } from "@/lib/notice-text/typeset";
import { escapeHtml } from "@/lib/seo/escape-html";
import { site } from "@/lib/site";

/** The three formats that feed readers take, by the ending of their address, with what each is called in a header and in a page's head. */
export const FEED_TYPES = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;

export type FeedFormat = keyof typeof FEED_TYPES;

/**
 * One item. Its id stays for ever: a reader's program shows each once, and once more where it changed after its `date`, as a last date does that is
 * moved. Texts are plain, `lines` a paragraph each.
 */
export type FeedEntry = {
  id: string;
  link: string;
  title: string;
  lines: readonly string[];
  date: Date;
  changedAt?: Date | undefined;
  author: string;
};

export type FeedHead = {
  /** The page that shows the same. */
  page: string;
  title: string;
  description: string;
  language: Language;
  /** Address of the feed itself, in its format. */
  self: string;
};

/** A feed as a file; texts are written so that no format takes them for markup. */
export function writeFeed(format: FeedFormat, head: FeedHead, entries: readonly FeedEntry[]): string {
  // The package says of Atom's titles that they are HTML; those of the others are plain.
  const title = (text: string) => (format === "atom" ? escapeHtml(xmlSafeText(text)) : xmlSafeText(text));
  const feed = new Feed({
    id: head.page,
    link: head.page,
    // The words of a search stand in it as they were typed or pasted.
    title: xmlSafeText(head.title),
    description: xmlSafeText(head.description),
    language: head.language === "hi" ? "hi-IN" : "en-IN",
    copyright: site.name,
    updated: new Date(Math.max(0, ...entries.map((entry) => lastChange(entry).getTime()))),
    feedLinks: { [format]: head.self },
    generator: site.name,
  });
  for (const entry of entries) {
    const { id, link, title: text, lines, date } = entry;
    const content = lines.map((line) => `<p>${escapeHtml(xmlSafeText(line))}</p>`).join("");
    const changed = lastChange(entry);
    const author = xmlSafeText(entry.author);
    feed.addItem({
      id,
      guid: id,
      link,
      title: title(text),
      // JSON Feed alone takes its summary as plain text.
      description: format === "json" ? lines.map(xmlSafeText).join("\n") : content,
      content,
      date: changed,
      published: date,
      // RSS takes an address of mail for an author, a name for a creator; of a change it knows nothing but what Atom does.
      ...(format === "rss"
        ? {
            extensions: [
              { name: "dc:creator", objects: { _text: author } },
              { name: "atom:updated", objects: { _text: changed.toISOString() } },
            ],
          }
        : { author: [{ name: author }] }),
    });
  }
  if (format === "json") return feed.json1();
  return format === "rss" ? feed.rss2() : feed.atom1();
}

/** The later of the two: a notice may be entered before the day on which it is posted. */
function lastChange({ date, changedAt }: FeedEntry): Date {
  return changedAt && changedAt > date ? changedAt : date;
}

/** A text as XML and calendars can hold it: control characters have no place there, not even escaped, nor has half a letter; nothing in it only sets a page. */
export function xmlSafeText(text: string): string {
  return Buffer.from(asWritten(text))
    .toString()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, " ");
}
