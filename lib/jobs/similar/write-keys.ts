import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Described } from "@/lib/jobs/similar/identity";
import { noticeKeys } from "@/lib/jobs/similar/keys";

const BATCH = 500;

type Row = Described & { id: number; before: string[] | null };

/** Gives jobs that were written before there were keys theirs, a batch at a time, so that no writer waits for it. @returns how many */
export async function addMissingNoticeKeys(): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await keyed(db(), Prisma.sql`notice_keys IS NULL ORDER BY jobs.id LIMIT ${BATCH}`);
    if (rows.length === 0) return count;
    await writeKeys(db(), rows);
    count += rows.length;
  }
}

/** Gives some jobs the keys that follow from what is known of their bodies now. @returns how many had others */
export async function renewNoticeKeys(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<number> {
  return writeKeys(tx, await keyed(tx, Prisma.sql`jobs.id = ANY(${[...ids]}::int[])`));
}

function keyed(client: Prisma.TransactionClient, where: Prisma.Sql): Promise<Row[]> {
  return client.$queryRaw<Row[]>`
    SELECT jobs.id, title, organisations.name AS "recruitingOrganization", advertisement_number AS "advertisementNumber",
      apply_link AS "applyLink", source_url AS "sourceUrl", deadline::text AS deadline, positions, notice_keys AS before
    FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id WHERE ${where}`;
}

async function writeKeys(client: Prisma.TransactionClient, rows: readonly Row[]): Promise<number> {
  const others = rows.flatMap(({ id, before, ...notice }) => {
    const keys = noticeKeys(notice);
    return before?.length === keys.length && keys.every((key) => before.includes(key)) ? [] : [{ id, before, keys }];
  });
  if (others.length === 0) return 0;
  // Who wrote the job meanwhile has given it its keys.
  return client.$executeRaw`
    UPDATE jobs SET notice_keys = r.keys FROM jsonb_to_recordset(${JSON.stringify(others)}::jsonb) AS r(id integer, before text[], keys text[])
    WHERE jobs.id = r.id AND jobs.notice_keys IS NOT DISTINCT FROM r.before`;
}
