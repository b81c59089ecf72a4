import { mailUnusedAccount } from "@/lib/accounts/mails";
import { addDays, dayInIndia, daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { languageOf } from "@/lib/i18n/languages";
import { log } from "@/lib/log";

/** How long things are kept that nobody needs any more, in days (privacy policy, "How long we keep it"). */
const RETENTION_DAYS = {
  /** Sessions after their end. */
  session: 30,
  /** Links of mails after they have expired. */
  token: 7,
  /** Marks of removed records: as long as a device remembers them (lib/device/collection.ts). */
  removedRecord: 180,
  /** Accounts that nobody signs in to, and how long before that their owner is told. */
  unusedAccount: 730,
  warning: 30,
} as const;

/** Owners that one run writes to. */
const MAX_WARNINGS = 500;

export type RetentionReport = { sessions: number; tokens: number; records: number; warned: number; accounts: number };

/** Deletes what has been kept long enough, and tells the owners of unused accounts. Safe to run at any time and twice. */
export async function applyRetention(now: Date): Promise<RetentionReport> {
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
  const warned = await warnUnused(now, before(RETENTION_DAYS.unusedAccount - RETENTION_DAYS.warning));
  return { sessions: sessions.count, tokens: tokens.count, records: records.count, warned, accounts: accounts.count };
}

async function warnUnused(now: Date, since: Date): Promise<number> {
  const users = await db().user.findMany({
    where: { ...unusedSince(since), warnedAt: null },
    orderBy: { id: "asc" },
    take: MAX_WARNINGS,
    select: { id: true, email: true, fullName: true, language: true, emailVerifiedAt: true },
  });
  const deletedOn = addDays(dayInIndia(now), RETENTION_DAYS.warning + 1);
  let warned = 0;
  for (const user of users) {
    try {
      await mailUnusedAccount(
        { ...user, language: languageOf(user.language), isEmailVerified: user.emailVerifiedAt !== null },
        deletedOn,
      );
      await db().user.update({ where: { id: user.id }, data: { warnedAt: now }, select: { id: true } });
      warned += 1;
    } catch (error) {
      // Without the mail nothing is deleted: the next run tries again.
      log.error({ err: error, userId: user.id }, "The owner of an unused account could not be told");
    }
  }
  return warned;
}

/** Accounts that were made, and whose every sign-in and use was, before an instant. */
function unusedSince(instant: Date) {
  return {
    createdAt: { lt: instant },
    OR: [{ lastLoginAt: null }, { lastLoginAt: { lt: instant } }],
    sessions: { none: { lastSeenAt: { gte: instant } } },
  };
}
