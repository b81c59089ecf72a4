import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { CORRECTIONS_A_PAGE, type CorrectionDto, type CorrectionPage } from "@/lib/corrections/schema";
import { db } from "@/lib/db";
import { PUBLIC_JOBS } from "@/lib/jobs/search/scope";

/** A page of all corrections of public notices, the newest first, and how many there are. */
export async function listCorrections(page: number): Promise<CorrectionPage> {
  const [corrections, [counted]] = await Promise.all([
    db().$queryRaw<CorrectionDto[]>`
      SELECT corrigenda.id, field, old_value AS "oldValue", new_value AS "newValue", is_ours AS "isOurs",
        coalesce(document_url, CASE WHEN NOT is_ours THEN jobs.source_url END) AS "documentUrl",
        (changed_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "changedOn",
        to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "changedAt",
        jobs.id AS "jobId", jobs.title, jobs.title_hi AS "titleHi",
        organisations.name AS "recruitingOrganization", jobs.recruiting_organization_hi AS "recruitingOrganizationHi"
      FROM corrigenda JOIN jobs ON jobs.id = corrigenda.job_id JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE ${PUBLIC_JOBS} ORDER BY corrigenda.id DESC
      LIMIT ${CORRECTIONS_A_PAGE} OFFSET ${(page - 1) * CORRECTIONS_A_PAGE}`,
    db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM corrigenda JOIN jobs ON jobs.id = corrigenda.job_id WHERE ${PUBLIC_JOBS}`,
  ]);
  return { corrections, total: counted?.total ?? 0 };
}

/** A page of the ledger of corrections. */
export function cachedCorrections(page: number): Promise<CorrectionPage> {
  return cached(["corrections", String(page)], [tags.corrections], () => listCorrections(page));
}
