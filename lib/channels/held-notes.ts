import { findRecipient } from "@/lib/accounts/recipients";
import { MAIL_LISTS } from "@/lib/accounts/unsubscribe";
import type { Note } from "@/lib/channels/note";
import { db } from "@/lib/db";

/** What waited longer, since no server ran in the morning, is told by nobody: the mail has come. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Notes of one run; the next one has the others. */
const MAX_NOTES = 500;

/** Keeps what a mail of a list said at night for the morning, of who is told by any channel. */
export async function holdNote(list: string, userId: number, { title, text, href }: Note, now: Date): Promise<void> {
  await db().$executeRaw`
    INSERT INTO held_notes (user_id, list, title, text, href, held_at)
    SELECT id, ${list}, ${title}, ${text}, ${href}, ${now} FROM users WHERE id = ${userId}
      AND (EXISTS (SELECT FROM push_subscriptions WHERE user_id = users.id AND gone_at IS NULL) OR EXISTS (SELECT FROM telegram_chats WHERE user_id = users.id)
        OR EXISTS (SELECT FROM sms_numbers WHERE user_id = users.id AND confirmed_at IS NOT NULL))`;
}

/**
 * Takes what was held, in its order, and leaves out what its reader has stopped since. Taken is told: a run that dies has told less, as where a channel is
 * away, and of two servers one has each.
 */
export async function takeHeldNotes(now: Date): Promise<{ userId: number; note: Note }[]> {
  const rows = await db().$queryRaw<HeldNote[]>`
    DELETE FROM held_notes WHERE id IN (SELECT id FROM held_notes ORDER BY id LIMIT ${MAX_NOTES} FOR UPDATE SKIP LOCKED)
    RETURNING id, user_id AS "userId", list, title, text, href, held_at AS "heldAt"`;
  const taken: { userId: number; note: Note }[] = [];
  for (const { userId, list: named, heldAt, title, text, href } of rows.toSorted((a, b) => a.id - b.id)) {
    const list = MAIL_LISTS.find((known) => known === named);
    if (!list || now.getTime() - heldAt.getTime() > KEPT_MS) continue;
    if (await findRecipient(userId, list)) taken.push({ userId, note: { title, text, href } });
  }
  return taken;
}

type HeldNote = Note & { id: number; userId: number; list: string; heldAt: Date };
