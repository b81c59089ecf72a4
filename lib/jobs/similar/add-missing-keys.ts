import { db } from "@/lib/db";
import { noticeKeys } from "@/lib/jobs/similar/keys";
import type { Notice } from "@/lib/jobs/similar/likeness";

const BATCH = 500;

type Row = Notice & { id: number; positions: number | null };

/** Gives jobs that were written before there were keys theirs, a batch at a time, so that no writer waits for it. @returns how many */
export async function addMissingNoticeKeys(): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db().$queryRaw<Row[]>`
      SELECT jobs.id, title, organisations.name AS "recruitingOrganization", advertisement_number AS "advertisementNumber",
        apply_link AS "applyLink", source_url AS "sourceUrl", deadline::text AS deadline, positions
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE notice_keys IS NULL ORDER BY jobs.id LIMIT ${BATCH}`;
    if (rows.length === 0) return count;
    const keys = JSON.stringify(rows.map(({ id, ...notice }) => ({ id, keys: noticeKeys(notice) })));
    // Who wrote the job meanwhile has given it its keys.
    await db().$executeRaw`
      UPDATE jobs SET notice_keys = r.keys FROM jsonb_to_recordset(${keys}::jsonb) AS r(id integer, keys text[])
      WHERE jobs.id = r.id AND jobs.notice_keys IS NULL`;
    count += rows.length;
  }
}
