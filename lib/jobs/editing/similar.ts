import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { SimilarJob } from "@/lib/jobs/editing/schema";
import { bodyKeys, sureKeys } from "@/lib/jobs/similar/keys";
import { type Entered, EXTENSION_DAYS, LIKENESSES, likenessesOf } from "@/lib/jobs/similar/likeness";
import { titleWords } from "@/lib/jobs/similar/title-words";

const MAX_SIMILAR = 5;
/** Stored notices that are compared, of those found by number and address, and of those found by body and title. */
const MAX_COMPARED = 100;

type Row = Entered & { id: number; status: string };

/** Stored jobs that may be the notice that is being entered, the likest first, each with what the two have in common. */
export async function findSimilarJobs({ notice, exceptId }: { notice: Entered; exceptId: number }): Promise<SimilarJob[]> {
  const queries = [similarByKeys(notice), similarByTitle(notice)].flatMap((query) => query ?? []);
  const found = await Promise.all(queries.map((query) => db().$queryRaw<Row[]>(query)));
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  rows.delete(exceptId);
  return [...rows.values()]
    .map((row) => ({ row, because: likenessesOf(notice, row) }))
    .filter(({ because }) => because.length > 0)
    .toSorted((a, b) => rank(a.because) - rank(b.because) || b.row.id - a.row.id)
    .slice(0, MAX_SIMILAR)
    .map(({ row: { id, title, recruitingOrganization, deadline, status }, because }) => {
      return { id, title, recruitingOrganization, deadline, status, because };
    });
}

/** The surest likeness counts first, then how many there are. */
function rank(because: SimilarJob["because"]): number {
  return LIKENESSES.findIndex((likeness) => because.includes(likeness)) * LIKENESSES.length - because.length;
}

const ROWS = Prisma.sql`
  SELECT jobs.id, title, organisations.name AS "recruitingOrganization", advertisement_number AS "advertisementNumber",
    apply_link AS "applyLink", source_url AS "sourceUrl", deadline::text AS deadline, status::text AS status
  FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id`;

/** The notices with the number or an address of this one; null where it has neither. */
export function similarByKeys(notice: Entered): Prisma.Sql | null {
  const keys = sureKeys(notice);
  if (keys.length === 0) return null;
  return Prisma.sql`${ROWS} WHERE notice_keys && ${keys}::text[] AND deleted_at IS NULL ORDER BY deadline DESC LIMIT ${MAX_COMPARED}`;
}

/** The notices of its body with words of its title and a near deadline; null where it has no such word. */
export function similarByTitle({ title, recruitingOrganization, deadline }: Entered): Prisma.Sql | null {
  const words = titleWords(title);
  if (words.length === 0) return null;
  // Words hold letters, marks and digits alone, so the text is safe to cast.
  const anyWord = words.map((word) => `'${word}'`).join(" | ");
  return Prisma.sql`${ROWS}
    WHERE notice_keys && ${bodyKeys(recruitingOrganization)}::text[] AND search_vector @@ ${anyWord}::tsquery AND deleted_at IS NULL
      AND (${deadline} = '' OR abs(deadline - nullif(${deadline}, '')::date) <= ${EXTENSION_DAYS})
    ORDER BY ts_rank(search_vector, ${anyWord}::tsquery) DESC, jobs.id DESC LIMIT ${MAX_COMPARED}`;
}
