import { db } from "@/lib/db";
import { UNSENT_OF_LISTS } from "@/lib/mail/dead-lists";
import { MAX_ATTEMPTS } from "@/lib/mail/delivery-rows";
import { EXPIRED, MAIL_KINDS } from "@/lib/mail/mail-kinds";

/** What was tried in vain, by the kind of its mail: what is tried again, and what was given up (of lists the notices that their mails were to tell). */
export type UnsentMails = { kind: string; retrying: number; dead: number };

/**
 * Every kind of mail, those of which nothing is unsent too; none that was refused at once, since no try mends an address that is wrong. By indexes that
 * hold unsent rows alone.
 */
export async function unsentMails(): Promise<UnsentMails[]> {
  const rows = await db().$queryRaw<UnsentMails[]>`
    SELECT kind, count(*) FILTER (WHERE NOT is_dead)::int AS retrying, count(*) FILTER (WHERE is_dead)::int AS dead FROM (
      SELECT kind, false AS is_dead FROM outgoing_mails WHERE due_at IS NOT NULL AND attempts > 0
      UNION ALL SELECT kind, true FROM outgoing_mails WHERE died_at IS NOT NULL AND (attempts > 1 OR error = ${EXPIRED})
      UNION ALL SELECT kind, attempts >= ${MAX_ATTEMPTS} FROM (
        ${UNSENT_OF_LISTS}
      ) AS of_lists WHERE attempts > 0
    ) AS unsent GROUP BY kind`;
  return Object.keys(MAIL_KINDS).map((kind) => rows.find((row) => row.kind === kind) ?? { kind, retrying: 0, dead: 0 });
}
