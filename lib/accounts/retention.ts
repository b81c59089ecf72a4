import { absolute } from "@/lib/accounts/list-mail";
import { mailUnusedAccount } from "@/lib/accounts/mails";
import { tryMailboxesAgain } from "@/lib/accounts/recipients";
import { tellOfAccount } from "@/lib/channels/channel";
import type { Note } from "@/lib/channels/note";
import { addDays, type Day, dayInIndia, daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import type { User } from "@/lib/generated/prisma/client";
import { formatDay } from "@/lib/i18n/format";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { log } from "@/lib/log";
import { MailError } from "@/lib/mail/message";

/** How long things are kept that nobody needs any more, in days (privacy policy, "How long we keep it"). */
const RETENTION_DAYS = {
  /** Sessions after their end. */
  session: 30,
  /** Links of mails after they have expired. */
  token: 7,
  /** Marks of removed records: as long as a device remembers them (lib/device/collection.ts). */
  removedRecord: 180,
  /** That a mailbox was refused as gone: then one more mail goes there. */
  refusal: 30,
  /** Accounts that nobody signs in to, and how long before that their owner is told. */
  unusedAccount: 730,
  warning: 30,
} as const;

/** Owners that one run writes to. */
const MAX_WARNINGS = 500;

export type RetentionReport = Record<"sessions" | "tokens" | "records" | "refusals" | "warned" | "accounts", number>;

/** Deletes what has been kept long enough, and tells the owners of unused accounts. Safe to run at any time and twice. */
export async function applyRetention(now: Date, mostWarned = MAX_WARNINGS): Promise<RetentionReport> {
  const before = (days: number) => daysBefore(now, days);
  const ended = before(RETENTION_DAYS.session);
  const sessions = await db().session.deleteMany({
    where: { OR: [{ expiresAt: { lt: ended } }, { revokedAt: { lt: ended } }] },
  });
  const tokens = await db().oneTimeToken.deleteMany({ where: { expiresAt: { lt: before(RETENTION_DAYS.token) } } });
  const records = await db().accountRecord.deleteMany({ where: { deletedAt: { lt: before(RETENTION_DAYS.removedRecord) } } });
  const accounts = await db().user.deleteMany({
    where: { ...unusedSince(before(RETENTION_DAYS.unusedAccount)), warnedAt: { lt: before(RETENTION_DAYS.warning) } },
  });
  const refusals = await tryMailboxesAgain(before(RETENTION_DAYS.refusal));
  const warned = await warnUnused(now, before(RETENTION_DAYS.unusedAccount - RETENTION_DAYS.warning), mostWarned);
  return { sessions: sessions.count, tokens: tokens.count, records: records.count, refusals, warned, accounts: accounts.count };
}

/** Those whom it was never tried to tell come first, then those of the longest ago: who can never be told keeps nobody waiting. */
async function warnUnused(now: Date, since: Date, most: number): Promise<number> {
  const users = await db().user.findMany({
    where: { ...unusedSince(since), warnedAt: null },
    orderBy: [{ warnTriedAt: { sort: "asc", nulls: "first" } }, { id: "asc" }],
    take: most,
    select: { id: true, email: true, fullName: true, language: true, emailVerifiedAt: true },
  });
  const deletedOn = addDays(dayInIndia(now), RETENTION_DAYS.warning + 1);
  let warned = 0;
  for (const user of users) {
    await db().user.update({ where: { id: user.id }, data: { warnTriedAt: now }, select: { id: true } });
    const outcome = await tell(user, deletedOn, now);
    // Where the mail failed nothing is deleted: a later run tries again.
    if (outcome === "failed") continue;
    await db().user.update({ where: { id: user.id }, data: { warnedAt: now }, select: { id: true } });
    if (outcome === "told") warned += 1;
  }
  return warned;
}

type Unused = Pick<User, "id" | "email" | "fullName" | "language" | "emailVerifiedAt">;

/**
 * Tells an owner by mail, and by the channels that they chose: whoever reads those alone would lose the account unwarned. Where no channel tells them, nobody
 * can be told at an address that is not proven, which may be somebody else's, nor in a mailbox that is gone: such an account ends as late as others.
 */
async function tell(user: Unused, deletedOn: Day, now: Date): Promise<"told" | "nobody there" | "failed"> {
  const language = languageOf(user.language);
  const mailed = await mailOwner({ ...user, language }, deletedOn);
  if (mailed === "failed") return mailed;
  return (await tellOfAccount(user.id, unusedNote(language, deletedOn), now)) ? "told" : mailed;
}

async function mailOwner(user: Unused & { language: Language }, deletedOn: Day): Promise<"told" | "nobody there" | "failed"> {
  if (user.emailVerifiedAt === null) return "nobody there";
  try {
    await mailUnusedAccount(user, deletedOn);
    return "told";
  } catch (error) {
    if (error instanceof MailError && error.isAddressGone) return "nobody there";
    log.error({ err: error, userId: user.id }, "The owner of an unused account could not be told");
    return "failed";
  }
}

/** What the channels say of it; the title is whole in a variable of an SMS. */
function unusedNote(language: Language, deletedOn: Day): Note {
  const t = translator(language, "account");
  const text = t("mail.unusedText", { date: formatDay(deletedOn, language) });
  return { title: t("mail.unusedTitle"), text, href: absolute(links.signIn(language)) };
}

/** Accounts that were made, and whose every sign-in and use was, before an instant. */
function unusedSince(instant: Date) {
  return {
    createdAt: { lt: instant },
    OR: [{ lastLoginAt: null }, { lastLoginAt: { lt: instant } }],
    sessions: { none: { lastSeenAt: { gte: instant } } },
  };
}
