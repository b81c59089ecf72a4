import { addressKey } from "@/lib/accounts/address";
import { isSameSecret, signatureOf } from "@/lib/auth/secret";
import { db } from "@/lib/db";
import type { Language } from "@/lib/i18n/languages";
import { parseId } from "@/lib/ids";
import { links } from "@/lib/links";

/** Kinds of mail that one can stop. Mails about the safety of an account are no list: whoever took it over could stop them. */
export const MAIL_LISTS = ["alert", "follow", "reminder"] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** The address of the page on which a person stops such mails, without signing in. It works for as long as mails lie about. */
export function unsubscribeLink(userId: number, list: MailList, language: Language): string {
  return links.unsubscribe(language, `${userId}.${list}.${signatureOf(claimOf(userId, list))}`);
}

/** Whom and what an unsubscribe token names; null for one that this site did not make. */
export function readUnsubscribeToken(token: string): { userId: number; list: MailList } | null {
  const [id, name, signature = "", ...rest] = token.split(".");
  const userId = parseId(id);
  const list = MAIL_LISTS.find((known) => known === name);
  if (userId === null || !list || rest.length > 0) return null;
  return isSameSecret(signature, signatureOf(claimOf(userId, list))) ? { userId, list } : null;
}

/** Stops mails of a kind. Doing it twice, or for an account that has gone, changes nothing and is no error. */
export async function optOut({ userId, list }: { userId: number; list: MailList }, now: Date): Promise<void> {
  await db().$executeRaw`
    INSERT INTO mail_opt_outs (user_id, list, opted_out_at)
    SELECT id, ${list}, ${now} FROM users WHERE id = ${userId}
    ON CONFLICT DO NOTHING`;
}

/** Stops all mails of lists to addresses whose owners called one unwanted. @returns how many lists were stopped */
export async function optOutAddresses(addresses: readonly string[], now: Date): Promise<number> {
  return db().$executeRaw`
    INSERT INTO mail_opt_outs (user_id, list, opted_out_at)
    SELECT users.id, list, ${now} FROM users CROSS JOIN unnest(${[...MAIL_LISTS]}::text[]) AS list
    WHERE email_key = ANY(${addresses.map(addressKey)}) ON CONFLICT DO NOTHING`;
}

/** Takes mails of a kind again. */
export async function optIn({ userId, list }: { userId: number; list: MailList }): Promise<void> {
  await db().mailOptOut.deleteMany({ where: { userId, list } });
}

/** The kinds of mails that an account has stopped. */
export async function stoppedLists(userId: number): Promise<string[]> {
  return (await db().mailOptOut.findMany({ where: { userId }, select: { list: true } })).map(({ list }) => list);
}

function claimOf(userId: number, list: MailList): string {
  return `unsubscribe ${userId} ${list}`;
}
