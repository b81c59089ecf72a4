import { MAIL_LISTS, type MailList } from "@/lib/accounts/unsubscribe";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import { MAX_ATTEMPTS } from "@/lib/mail/delivery-rows";

/** Where the mails of each list come from. */
const LIST_TABLES: Record<MailList, readonly string[]> = {
  alert: ["alert_deliveries", "subscriber_deliveries"],
  follow: ["stage_deliveries"],
  reminder: ["reminder_deliveries"],
};

/** Of every entry of a list that was not mailed yet its list, as the kind of its mail, and how often it was tried. */
export const UNSENT_OF_LISTS = Prisma.join(
  Object.entries(LIST_TABLES).flatMap(([list, tables]) =>
    tables.map((table) => Prisma.sql`SELECT ${list} AS kind, attempts FROM ${Prisma.raw(table)} WHERE sent_at IS NULL`),
  ),
  " UNION ALL ",
);

/** Whether a kind of mail is one of a list, whose mails are made anew at each try. */
export function isListKind(kind: string): kind is MailList {
  return MAIL_LISTS.some((list) => list === kind);
}

/**
 * Has all that was given up of a list tried again by the next run, as if it had never been: what is closed or unwanted by then is left out. Each stays
 * the mail that it was (lib/mail/deliveries.ts).
 * @throws AppError CONFLICT where nothing was given up
 */
export async function tryListAgain(list: MailList, actor: Editor): Promise<void> {
  await db().$transaction(async (tx) => {
    let count = 0;
    for (const table of LIST_TABLES[list]) {
      count += await tx.$executeRaw`
        UPDATE ${Prisma.raw(table)} SET attempts = 0, claimed_at = NULL WHERE sent_at IS NULL AND attempts >= ${MAX_ATTEMPTS}`;
    }
    if (count === 0) throw new AppError("CONFLICT", "Nothing of this list was given up.");
    await recordAudit(tx, {
      actor,
      action: "mail.try-again",
      entityId: list,
      label: `${count} of ${list}`,
      newValues: { count },
    });
  });
}

/** How many entries of lists were given up and wait for an admin who has them tried again: nobody who was to get them knows of them. */
export async function countGivenUp(): Promise<number> {
  const tables = Object.values(LIST_TABLES).flat();
  const counts = tables.map(
    (table) => Prisma.sql`(SELECT count(*) FROM ${Prisma.raw(table)} WHERE sent_at IS NULL AND attempts >= ${MAX_ATTEMPTS})`,
  );
  const [row] = await db().$queryRaw<{ count: number }[]>`SELECT (${Prisma.join(counts, " + ")})::int AS count`;
  return row?.count ?? 0;
}
