import type { MailList } from "@/lib/accounts/unsubscribe";
import { isNight } from "@/lib/alerts/schedule";
import { isSmsOn } from "@/lib/channels/configured";
import { holdAgain, holdNote, takeHeldNotes } from "@/lib/channels/held-notes";
import { type Note, type NoteSubject, noteOf, OF_ACCOUNT } from "@/lib/channels/note";
import { sms } from "@/lib/channels/sms";
import { smsNumberOf } from "@/lib/channels/sms-number";
import { hasTelegram, telegram, telegramLink } from "@/lib/channels/telegram";
import { pushKey, toldBrowsers, webPush } from "@/lib/channels/web-push";
import { log } from "@/lib/log";
import type { MailContent } from "@/lib/mail/template";

/** A way, beside mail, by which somebody with an account is told what a mail of a list says. */
export type Channel = {
  name: string;
  /** Whether its settings are there; where not it is neither offered nor used. */
  isOn: () => boolean;
  /** Tells a person who chose it, wherever they chose it; forgets where it is not wanted any more. @returns how often it was taken */
  tell: (userId: number, note: Note, now: Date) => Promise<number>;
};

const CHANNELS: readonly Channel[] = [webPush, telegram, sms];

/**
 * Tells a person by every channel that they chose, once the mail of a list was taken: the mail is what is counted and tried again, so that nothing is told
 * twice here (docs/decisions/059). What comes at night waits for the morning.
 * @returns whether any took it, or it waits for the morning
 */
export function tellByChannels(list: MailList, userId: number, content: MailContent, now: Date): Promise<boolean> {
  return tellOrHold(list, userId, noteOf(content), now);
}

/** Tells a person by the same channels what becomes of the account itself, whatever lists they have stopped. @returns as `tellByChannels` does */
export function tellOfAccount(userId: number, note: Note, now: Date): Promise<boolean> {
  return tellOrHold(OF_ACCOUNT, userId, note, now);
}

async function tellOrHold(about: NoteSubject, userId: number, note: Note, now: Date): Promise<boolean> {
  if (!CHANNELS.some(({ isOn }) => isOn())) return false;
  try {
    return await (isNight(now) ? holdNote(about, userId, note, now) : tellNote(userId, note, now));
  } catch (error) {
    // The mail has gone, and must not go again for what the channels miss.
    log.warn({ err: error }, "A note could not be kept for the morning");
    return false;
  }
}

/** Tells in the daytime what was mailed at night. @returns how many notes there were */
export async function tellHeldNotes(now: Date): Promise<number> {
  if (isNight(now)) return 0;
  const notes = await takeHeldNotes(now);
  for (const held of notes) if (!(await tellNote(held.userId, held.note, now))) await holdAgain(held);
  return notes.length;
}

/** A failure or a refusal is logged (lib/channels/ask-service.ts). @returns whether any took it */
async function tellNote(userId: number, note: Note, now: Date): Promise<boolean> {
  let isTaken = false;
  for (const { name, isOn, tell } of CHANNELS) {
    if (!isOn()) continue;
    try {
      const count = await tell(userId, note, now);
      if (count > 0) log.info({ channel: name, count }, "Told by a channel");
      isTaken ||= count > 0;
    } catch (error) {
      log.warn({ channel: name, err: error }, "A channel could not be used");
    }
  }
  return isTaken;
}

/** What a person is offered in the settings, and has chosen; null for what is not configured. */
export async function channelsOf({ id: userId, sessionId }: { id: number; sessionId: string }, now: Date) {
  const publicKey = pushKey();
  const href = await telegramLink(userId, now);
  const isJoined = href !== null && (await hasTelegram(userId));
  return {
    push: publicKey === null ? null : { publicKey, toldBrowsers: await toldBrowsers(sessionId) },
    telegram: href === null ? null : { href, isJoined },
    sms: isSmsOn() ? { number: await smsNumberOf(userId) } : null,
  };
}
