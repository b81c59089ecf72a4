import type { Announcement } from "@/lib/announcements/announcement";
import type { Candidate } from "@/lib/announcements/judge";
import type { Prisma } from "@/lib/generated/prisma/client";
import { namesOfBody } from "@/lib/jobs/similar/identity";
import { bodyKeys } from "@/lib/jobs/similar/keys";

/** Recruitments of one body that its announcements are compared with: those that close last. */
const MAX_CANDIDATES = 500;

/** The recruitments of a body, and whether these are all that it has. */
export type OfBody = { candidates: readonly Candidate[]; isWhole: boolean };

/** The public recruitments of the bodies of some announcements, by the body as they name it. Samples are nobody's. */
export async function candidatesOfBodies(
  client: Prisma.TransactionClient,
  announcements: readonly Pick<Announcement, "organisation">[],
): Promise<ReadonlyMap<string, OfBody>> {
  const found = new Map<string, OfBody>();
  for (const organisation of new Set(announcements.map((one) => one.organisation))) {
    const keys = [...new Set(namesOfBody(organisation).flatMap(bodyKeys))];
    const candidates = await client.$queryRaw<Candidate[]>`
      SELECT jobs.id, title, organisations.name AS "recruitingOrganization", advertisement_number AS "advertisementNumber",
        apply_link AS "applyLink", source_url AS "sourceUrl", deadline::text AS deadline, posted_on::text AS "postedOn", positions
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE notice_keys && ${keys}::text[] AND deleted_at IS NULL AND status = 'published' AND jobs.source <> 'sample'
      ORDER BY deadline DESC, jobs.id DESC LIMIT ${MAX_CANDIDATES}`;
    found.set(organisation, { candidates, isWhole: candidates.length < MAX_CANDIDATES });
  }
  return found;
}
