import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** Pairs that the page of the review shows; of those that wait the next come when these are decided. */
export const PAIRS_SHOWN = 20;

/** What the staff compares of two notices. */
export const COMPARED_FIELDS = [
  ["title", "Title"],
  ["recruitingOrganization", "Body"],
  ["advertisementNumber", "Advertisement number"],
  ["deadline", "Last date"],
  ["positions", "Vacancies"],
  ["location", "Place"],
  ["qualification", "Qualification"],
  ["salary", "Pay"],
  ["sourceUrl", "Source"],
  ["applyLink", "Apply"],
] as const;
type Values = Partial<Record<(typeof COMPARED_FIELDS)[number][0], string | number | null>>;

/** A listing beside the job that it may be one with, or is. `because` names what was found alike. */
export type PairDto = {
  id: number;
  score: number;
  because: string[];
  source: string;
  listing: Values;
  jobId: number;
  jobSource: string;
  job: Values;
  /** Who joined them; null: the site, or nobody yet. */
  decidedBy: string | null;
};

/** The pairs that wait for the staff, the oldest first, with how many wait, and the listings that were joined last, or a page of those of one job. */
export async function listPairs(
  joinedWith?: number,
  page = 1,
): Promise<{ waiting: PairDto[]; joined: PairDto[]; total: number }> {
  const which = joinedWith === undefined ? Prisma.sql`true` : Prisma.sql`l.job_id = ${joinedWith}`;
  const [waiting, joined, total] = await Promise.all([
    db().$queryRaw<PairDto[]>(pairs(Prisma.sql`l.state = 'waiting'`, Prisma.sql`l.id`)),
    db().$queryRaw<PairDto[]>(
      pairs(
        Prisma.sql`${which} AND l.state = 'joined' AND (l.source, l.source_reference) <> (jobs.source, jobs.source_reference)`,
        Prisma.sql`coalesce(l.decided_at, l.created_at) DESC, l.id DESC`,
        (page - 1) * PAIRS_SHOWN,
      ),
    ),
    db().recruitmentListing.count({ where: { state: "waiting" } }),
  ]);
  return { waiting, joined, total };
}

function pairs(where: Prisma.Sql, order: Prisma.Sql, after = 0): Prisma.Sql {
  return Prisma.sql`
    SELECT l.id, l.score, l.because, l.source, l.listing, l.job_id AS "jobId", jobs.source AS "jobSource", l.decided_by AS "decidedBy",
      jsonb_build_object('title', title, 'recruitingOrganization', organisations.name, 'advertisementNumber', advertisement_number,
        'deadline', deadline, 'positions', positions, 'location', location, 'qualification', qualification, 'salary', salary,
        'sourceUrl', source_url, 'applyLink', apply_link) AS job
    FROM recruitment_listings AS l JOIN jobs ON jobs.id = l.job_id JOIN organisations ON organisations.id = jobs.organisation_id
    WHERE ${where} ORDER BY ${order} LIMIT ${PAIRS_SHOWN} OFFSET ${after}`;
}

/** How many listings are joined with a job, as `listPairs` shows them: beside that by which it came. */
export async function countJoined(jobId: number): Promise<number> {
  const own = await db().job.findUnique({ where: { id: jobId }, select: { source: true, sourceReference: true } });
  return db().recruitmentListing.count({ where: { jobId, state: "joined", NOT: own ?? undefined } });
}
