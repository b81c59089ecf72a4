import type { MailItem } from "@/lib/mail/blocks";
import type { MailContent } from "@/lib/mail/template";

/** What a mail says, in the length of a notification. */
export type Note = { title: string; text: string; href: string };

const MAX_LINES = 3;
const MAX_TEXT = 300;
/** As much of a title as tells it from others, whatever is said of it. */
const MIN_TITLE = 20;

export function noteOf({ subject, blocks }: MailContent): Note {
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  const button = blocks.find((block) => block.kind === "button");
  const [only, ...others] = items;
  const named = items.slice(0, MAX_LINES);
  // Each line has its share, less the break behind it.
  const room = Math.floor(MAX_TEXT / Math.max(named.length, 1)) - 1;
  const href = (others.length === 0 ? only?.href : undefined) ?? button?.href ?? only?.href ?? "/";
  return { title: subject, text: named.map((item) => lineOf(item, room)).join("\n"), href };
}

/** A text that is no longer than its room, and says where it is cut. */
export function shortened(text: string, room: number): string {
  return text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}…`;
}

/** A day, or what is said of a title, stands whole, however long the title before it is. */
function lineOf({ text, day, about }: MailItem, room: number): string {
  const [title, said] = about === undefined ? [text, day] : [about, text];
  if (said === undefined) return shortened(title, room);
  return `${shortened(title, Math.max(room - said.length - 2, MIN_TITLE))}: ${said}`;
}
