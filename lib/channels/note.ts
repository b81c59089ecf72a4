import type { MailList } from "@/lib/accounts/unsubscribe";
import { cleanText, type MailItem } from "@/lib/mail/blocks";
import type { MailContent } from "@/lib/mail/template";

/** What a note is of: a list, which its reader can stop, or the account itself. */
export const OF_ACCOUNT = "account";
export type NoteSubject = MailList | typeof OF_ACCOUNT;

/** What a mail says, in the length of a notification. */
export type Note = { title: string; text: string; href: string };

const MAX_LINES = 3;
const MAX_TEXT = 300;
/** As much of a title as tells it from others, whatever is said of it. */
const MIN_TITLE = 20;

/** A mail as a short note: its subject, the first lines of its list, and the one page that it leads to. */
export function noteOf({ subject, blocks }: MailContent): Note {
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  const button = blocks.find((block) => block.kind === "button");
  const [only, ...others] = items;
  const named = items.slice(0, MAX_LINES);
  // Each line has its share, less the break behind it.
  const room = Math.floor(MAX_TEXT / Math.max(named.length, 1)) - 1;
  const href = (others.length === 0 ? only?.href : undefined) ?? button?.href ?? only?.href ?? "/";
  return { title: cleanText(subject), text: cleanText(named.map((item) => lineOf(item, room)).join("\n")), href };
}

/** What several notes said, in one: the lines of each in their order, each once, as many as one note has. */
export function joinedLines(notes: readonly Note[]): string {
  const named = [...new Set(notes.flatMap(({ text }) => text.split("\n")))].filter((line) => line !== "").slice(0, MAX_LINES);
  const room = Math.floor(MAX_TEXT / Math.max(named.length, 1)) - 1;
  return named.map((line) => withinRoom(line, room)).join("\n");
}

/** A line that had the room of a whole note: what was said behind its title still stands whole. */
function withinRoom(line: string, room: number): string {
  const end = line.lastIndexOf(": ");
  if (end < 0) return shortened(line, room);
  return lineOf({ text: line.slice(0, end), day: line.slice(end + 2) }, room);
}

/** A text that is no longer than its room, and says where it is cut. */
export function shortened(text: string, room: number): string {
  return text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}…`;
}

/** A day, or what is said of a title, stands whole, however long the title before it is. */
function lineOf({ text, day, about }: Pick<MailItem, "text" | "day" | "about">, room: number): string {
  const [title, said] = about === undefined ? [text, day] : [about, text];
  if (said === undefined) return shortened(title, room);
  return `${shortened(title, Math.max(room - said.length - 2, MIN_TITLE))}: ${said}`;
}
