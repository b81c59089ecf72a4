import { findOwner, findRecipient, isMailRefused } from "@/lib/accounts/recipients";
import { MAIL_LISTS } from "@/lib/accounts/unsubscribe";
import { hasChannel } from "@/lib/channels/has-channel";
import { joinedLines, type Note, type NoteSubject, OF_ACCOUNT } from "@/lib/channels/note";
import { DAY_MS, isOpen } from "@/lib/dates";
import { db } from "@/lib/db";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { parseId } from "@/lib/ids";
import { findJobs } from "@/lib/jobs/queries";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

/** What waited longer, since no server ran in the morning, is told by nobody: the mail has come. */
const KEPT_MS = DAY_MS;
const SUBJECTS: readonly NoteSubject[] = [...MAIL_LISTS, OF_ACCOUNT];
/** People of one run, each with all of theirs; the next one has the others. */
const MAX_PEOPLE = 500;

/** Keeps what was to be told at night for the morning, of who is told by any channel. @returns whether it is kept */
export async function holdNote(about: NoteSubject, userId: number, { title, text, href }: Note, now: Date): Promise<boolean> {
  const held = await db().$executeRaw`
    INSERT INTO held_notes (user_id, list, title, text, href, held_at)
    SELECT id, ${about}, ${title}, ${text}, ${href}, ${now} FROM users WHERE id = ${userId}
      AND ${hasChannel(now)}`;
  return held > 0;
}

/**
 * Takes what was held, as one note a person: whoever wakes to three reads none. What its reader has stopped since is left out, and a notice that has closed
 * since. Taken is told: a run that dies has told less, as where a channel is away, and of two servers one has each.
 */
export async function takeHeldNotes(now: Date): Promise<TakenNote[]> {
  const rows = await db().$queryRaw<HeldNote[]>`
    DELETE FROM held_notes WHERE id IN (
      SELECT id FROM held_notes WHERE user_id IN (SELECT DISTINCT user_id FROM held_notes ORDER BY user_id LIMIT ${MAX_PEOPLE})
      FOR UPDATE SKIP LOCKED)
    RETURNING id, user_id AS "userId", list, title, text, href, held_at AS "heldAt"`;
  const kept = rows.filter(({ heldAt }) => now.getTime() - heldAt.getTime() <= KEPT_MS).toSorted((a, b) => a.id - b.id);
  const fresh = await withoutClosed(kept, now);
  const taken: TakenNote[] = [];
  for (const [first, ...others] of groupsOf(fresh)) {
    const { userId, heldAt } = first;
    const about = SUBJECTS.find((known) => known === first.list);
    const reader = about && (await (about === OF_ACCOUNT ? findOwner(userId) : findRecipient(userId, about, now)));
    if (!reader) continue;
    const notes = notesOf([first, ...others], languageOf(reader.language));
    taken.push(...notes.map((note) => ({ userId, about, note, heldAt })));
  }
  return taken;
}

/**
 * Keeps for the next run, while it is not too old, what no channel took and no mail has said, since the mailbox of its reader takes none; what becomes of an
 * account also where a mail said it.
 */
export async function holdAgain({ userId, about, note, heldAt }: TakenNote): Promise<void> {
  if (about === OF_ACCOUNT || (await isMailRefused(userId))) await holdNote(about, userId, note, heldAt);
}

/** Those that lead to a notice which is still open, or to a list. */
async function withoutClosed(held: readonly HeldNote[], now: Date): Promise<HeldNote[]> {
  const jobs = await findJobs([...new Set(held.flatMap((note) => jobOf(note) ?? []))]);
  const open = new Set(jobs.filter((job) => isOpen(job, now)).map(({ id }) => id));
  return held.filter((note) => {
    const id = jobOf(note);
    return id === null || open.has(id);
  });
}

function jobOf({ href }: Note): number | null {
  return parseId(/\/job\/(\d+)(?:$|\?)/.exec(href)?.[1]);
}

/** What was held of a list for one person, in its order. */
function groupsOf(rows: readonly HeldNote[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const key = `${row.userId} ${row.list}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups.values();
}

/** The notes of a list as they are told: of alerts, which alone are mailed at night, one that leads to the newest where they led to different ones. */
function notesOf(held: Group, language: Language): Note[] {
  const [first, ...others] = held;
  if (others.length === 0 || first.list !== "alert") return held.map(({ title, text, href }) => ({ title, text, href }));
  const isSame = others.every(({ href }) => href === first.href);
  const href = isSame ? first.href : site.url + links.home(language);
  return [{ title: translator(language, "alerts")("mail.subjectMany"), text: joinedLines(held), href }];
}

type HeldNote = Note & { id: number; userId: number; list: string; heldAt: Date };
type Group = [HeldNote, ...HeldNote[]];
/** A note as it is told, and since when it, or the oldest of what it says, is held. */
type TakenNote = { userId: number; about: NoteSubject; note: Note; heldAt: Date };
