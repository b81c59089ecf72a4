import { Prisma } from "@/lib/generated/prisma/client";

type Tx = Prisma.TransactionClient;

/**
 * The keys of recruitments beside the sources that show them, in a table of the transaction, for an import of very many listings. The index of keys finds
 * a notice of the same source as well as one of another; of a source with a hundred thousand notices nearly all that it finds is then thrown away.
 */
export type KnownKeys = {
  /** Whether all listings of the import are of one source: what it writes is then no candidate for any of them. */
  isOfOneSource: boolean;
};

/** Jobs that are looked at of one key, the newest first. */
const MAX_OF_KEY = 1_000;

/**
 * From so many listings on, and so large a share of the stored jobs, the table costs less than asking the index of keys for each of them: it is made of
 * all that is stored, and a thousand listings beside a million jobs are asked for one by one.
 */
const MANY = { least: 1_000, share: 0.01 };

/** Whether an import of so many listings is worth the table. */
export function isMany(listings: number, stored: number): boolean {
  return listings >= Math.max(MANY.least, stored * MANY.share);
}

/** About how many jobs are stored, as the planner has it: nothing is counted. */
export async function storedJobs(tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<
    { about: number }[]
  >`SELECT greatest(reltuples, 0)::int AS about FROM pg_class WHERE oid = 'jobs'::regclass`;
  return row?.about ?? 0;
}

/** Makes the table from what is stored of other sources, where the listings are of one, else from all. It ends with the transaction. */
export async function makeKnownKeys(tx: Tx, sources: readonly string[]): Promise<KnownKeys> {
  const isOfOneSource = sources.length === 1;
  await tx.$executeRaw`CREATE TEMPORARY TABLE known_keys (key bigint NOT NULL, job_id integer NOT NULL, source text NOT NULL) ON COMMIT DROP`;
  await insertKeys(tx, isOfOneSource ? Prisma.sql`jobs.source <> ALL(${sources}::text[])` : Prisma.sql`TRUE`);
  await tx.$executeRaw`CREATE INDEX ON known_keys (key, job_id)`;
  await tx.$executeRaw`ANALYZE known_keys`;
  return { isOfOneSource };
}

/** Adds what was written since. */
export async function addKnownKeys(tx: Tx, { isOfOneSource }: KnownKeys, jobIds: readonly number[]): Promise<void> {
  if (isOfOneSource || jobIds.length === 0) return;
  await insertKeys(tx, Prisma.sql`jobs.id = ANY(${jobIds}::int[])`);
}

function insertKeys(tx: Tx, which: Prisma.Sql): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO known_keys SELECT hashtextextended(key, 0), jobs.id, jobs.source FROM jobs CROSS JOIN unnest(notice_keys) AS key
    WHERE ${which} AND jobs.source <> 'sample' AND (key LIKE 'r:%' OR key LIKE 'address:%')`;
}

/** Of a listing `r`: that a row of jobs shares a key with it, by this table. */
export function byKnownKeys(): Prisma.Sql {
  return Prisma.sql`jobs.id = ANY(ARRAY(
    SELECT found.job_id FROM unnest(r.keys) AS one CROSS JOIN LATERAL (
      SELECT job_id FROM known_keys WHERE known_keys.key = hashtextextended(one, 0) AND known_keys.source <> r.source
      ORDER BY job_id DESC LIMIT ${MAX_OF_KEY}
    ) AS found)) AND notice_keys && r.keys`;
}
