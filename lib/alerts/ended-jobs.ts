import { isEarlier } from "@/lib/alerts/earlier-dates";
import type { AlertOwners } from "@/lib/alerts/owners";
import { lastDateOf, type Told } from "@/lib/alerts/told";
import { type Day, dayInIndia, isOpen, type LastDate } from "@/lib/dates";
import { db } from "@/lib/db";
import type { JobDto } from "@/lib/jobs/schema";
import { IS_GONE } from "@/lib/reminders/gone";

type Named = Pick<JobDto, "id" | "title" | "titleHi" | "recruitingOrganization" | "recruitingOrganizationHi">;

/**
 * A notice that takes no applications any more, though a mail or its page had said so: its last date as it is now, null where it is gone from the site, and as it was
 * before, by a mail or else by the page, which may have said a later one since.
 */
export type EndedJob = Named & { last: LastDate | null; before: Told & { isMailed: boolean } };

/**
 * Of what a reader was told, by its number, and of `found`, those of it that are public, what is gone or has ended before the day that they may know, which is still to come. Not what they
 * keep and have to apply for, since reminders tell that; nor to whom has applied that others cannot any more.
 */
export async function endedOf(
  { keptBy }: AlertOwners,
  ownerId: number,
  { told, found }: { told: ReadonlyMap<number, Told>; found: readonly JobDto[] },
  now: Date,
): Promise<EndedJob[]> {
  if (told.size === 0) return [];
  const shown = await shownBefore([...told.keys()]);
  const today = dayInIndia(now);
  const known = new Map(
    [...told].flatMap(([id, mailed]) => {
      const last = laterOf(mailed, shown.get(id));
      return last.until >= today ? [[id, last] as const] : [];
    }),
  );
  const ids = [...known.keys()];
  if (ids.length === 0) return [];
  const closed = found.flatMap((job) => (isOpen(job, now) ? [] : [{ ...job, last: job as LastDate }]));
  const kept = await keptBy(ownerId, ids, now);
  const ended: readonly (Named & { last: LastDate | null })[] = [...closed, ...(await goneAmong(ids))];
  return ended.flatMap((job) => {
    const before = known.get(job.id);
    if (!before || kept.get(job.id) === true) return [];
    const page = shown.get(job.id);
    if (job.last === null) return [{ ...job, before: page ? { ...page, isMailed: false } : before }];
    const mailed = told.get(job.id);
    // An extension that was taken back leaves the mail true, down to its hour.
    const isAsMailed = !before.isMailed && job.last.deadline === mailed?.until && !isEarlier(job.last, mailed);
    return !kept.has(job.id) && !isAsMailed && isEarlier(job.last, before) ? [{ ...job, before }] : [];
  });
}

function laterOf(mailed: Told, shown: Told | undefined): EndedJob["before"] {
  return shown && isEarlier(lastDateOf(mailed), shown) ? { ...shown, isMailed: false } : { ...mailed, isMailed: true };
}

/** The last dates of some notices as the public read them before they ended, of those that were not open again since. */
async function shownBefore(ids: readonly number[]): Promise<ReadonlyMap<number, Told>> {
  const rows = await db().$queryRaw<{ id: number; until: Day; closing: Date | null }[]>`
    SELECT job_id AS id, deadline::text AS until, closing FROM ended_jobs AS ended
    WHERE job_id = ANY(${[...ids]}::int[]) AND deadline IS NOT NULL
      AND NOT EXISTS (SELECT FROM job_publications AS again WHERE again.job_id = ended.job_id AND again.published_at > ended.ended_at)`;
  return new Map(rows.map(({ id, until, closing }) => [id, { until, closing }]));
}

async function goneAmong(ids: readonly number[]): Promise<(Named & { last: null })[]> {
  return db().$queryRaw<(Named & { last: null })[]>`
    SELECT jobs.id, ended.title, ended.title_hi AS "titleHi", organisations.name AS "recruitingOrganization",
      NULL AS "recruitingOrganizationHi", NULL AS last
    FROM ended_jobs AS ended JOIN jobs ON jobs.id = ended.job_id JOIN organisations ON organisations.id = jobs.organisation_id
    WHERE jobs.id = ANY(${[...ids]}::int[]) AND ${IS_GONE} ORDER BY jobs.id`;
}
