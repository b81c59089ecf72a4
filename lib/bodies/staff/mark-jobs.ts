import { knownBodies } from "@/lib/bodies/known-bodies";
import { bodyMark, bodyMarks, partMark } from "@/lib/bodies/marks/body-marks";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { db } from "@/lib/db";
import type { BodyToMark, Prisma } from "@/lib/generated/prisma/client";
import { renewNoticeKeys } from "@/lib/jobs/similar/write-keys";

/** Jobs, and names of organisations, that are looked at together: some ms of work. */
const [JOBS, NAMES] = [500, 200];
/** How each batch is told, and when no further one is begun. */
export type InBatches = { announce: () => Promise<unknown>; until?: Date };
/** The key that stands for all bodies. */
const ALL = "*";

/** Notes in the transaction that changes a body that its jobs are to be marked by what is known of it now, from the first on. */
export async function markJobsLater(tx: Prisma.TransactionClient, key: string): Promise<void> {
  const anew = { lastJob: 0, done: 0, total: null, askedAt: new Date() };
  await tx.bodyToMark.upsert({ where: { key }, create: { key }, update: anew });
}

/** The bodies whose jobs are still to be marked, by their names, and how far that is. */
export async function listMarking(): Promise<{ name: string; done: number; total: number | null }[]> {
  const rows = await db().bodyToMark.findMany({ orderBy: { askedAt: "asc" } });
  return rows.map(({ key, done, total }) => ({ name: knownBodies().byKey.get(key)?.name ?? "all bodies", done, total }));
}

/**
 * Marks the jobs of bodies that changed (lib/bodies/marks): those that were marked as theirs or as what belongs to them, and those of organisations whose
 * names mean them now; and gives them the keys by which notices of the same body find them. A batch at a time, each told to every server; whoever goes on after an end begins behind the last one.
 * @returns how many jobs got other marks
 */
export async function markJobsOfBodies(batches: InBatches = { announce: announceFromOutside }): Promise<number> {
  const nextBody = () => db().bodyToMark.findFirst({ orderBy: { askedAt: "asc" } });
  let count = 0;
  for (let body = await nextBody(); body && !isOver(batches); body = await nextBody()) count += await markJobsOf(body, batches);
  return count;
}

function isOver({ until }: InBatches): boolean {
  return until !== undefined && Date.now() >= until.getTime();
}

async function markJobsOf({ key, lastJob, done, askedAt }: BodyToMark, batches: InBatches): Promise<number> {
  await loadBodies();
  const jobs = key === ALL ? await allJobs(lastJob) : listed(await jobsOf(key, lastJob));
  const where = { key, askedAt };
  await db().bodyToMark.updateMany({ where, data: { total: done + jobs.count } });
  let count = 0;
  let seen = done;
  for (let batch = await jobs.next(); batch.length > 0; batch = await jobs.next()) {
    if (isOver(batches)) return count;
    seen += batch.length;
    const marked = await db().$transaction(async (tx) => {
      // Changed once more meanwhile: the next round begins with the first job.
      const { count: asked } = await tx.bodyToMark.updateMany({ where, data: { done: seen, lastJob: batch.at(-1) } });
      if (asked === 0) return null;
      await renewNoticeKeys(tx, batch);
      return markBatch(tx, batch);
    });
    if (marked === null) return count;
    if (marked > 0) await batches.announce();
    count += marked;
  }
  await db().bodyToMark.deleteMany({ where });
  return count;
}

/** Jobs to be marked: how many there are, and the next of them, none after the last. */
type Jobs = { count: number; next: () => Promise<readonly number[]> | readonly number[] };

function listed(ids: number[]): Jobs {
  return { count: ids.length, next: () => ids.splice(0, JOBS) };
}

/** All jobs behind one: they may be a million, and are read a batch at a time. */
async function allJobs(after: number): Promise<Jobs> {
  let last = after;
  const next = async () => {
    const rows = await db().job.findMany({
      where: { id: { gt: last } },
      select: { id: true },
      orderBy: { id: "asc" },
      take: JOBS,
    });
    last = rows.at(-1)?.id ?? last;
    return rows.map(({ id }) => id);
  };
  return { count: await db().job.count({ where: { id: { gt: after } } }), next };
}

type Row = { id: number; name: string; location: string; marks: string[] };

async function markBatch(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<number> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT jobs.id, organisations.name, location, ARRAY(SELECT word FROM unnest(search_words) AS word WHERE word LIKE '=%') AS marks
    FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id WHERE jobs.id = ANY(${[...ids]}::int[])`;
  const others = rows.flatMap(({ id, name, location, marks }) => {
    const now = bodyMarks(name, location);
    return now.length === marks.length && now.every((mark) => marks.includes(mark)) ? [] : [{ id, name, location, marks: now }];
  });
  if (others.length === 0) return 0;
  // Who wrote the job meanwhile has marked it.
  return tx.$executeRaw`
    UPDATE jobs SET search_words = ARRAY(SELECT word FROM unnest(search_words) AS word WHERE word NOT LIKE '=%') || r.marks
    FROM jsonb_to_recordset(${JSON.stringify(others)}::jsonb) AS r(id integer, name text, location text, marks text[]), organisations
    WHERE jobs.id = r.id AND jobs.location = r.location AND organisations.id = jobs.organisation_id AND organisations.name = r.name`;
}

/** The jobs behind one that may be of a body, in order. */
async function jobsOf(key: string, after: number): Promise<number[]> {
  const marks = `'${bodyMark(key)}' | '${partMark(key)}'`;
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM jobs WHERE id > ${after} AND organisation_id = ANY(${await organisationsOf(key)}::int[])
    UNION SELECT id FROM jobs WHERE id > ${after} AND search_vector @@ ${marks}::tsquery AND costs_as_words(jobs.id)
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** The organisations whose names mean a body, whatever state their jobs are in. */
async function organisationsOf(key: string): Promise<number[]> {
  const found: number[] = [];
  for (let last = 0; ; ) {
    const rows = await db().organisation.findMany({
      where: { id: { gt: last } },
      select: { id: true, name: true },
      orderBy: { id: "asc" },
      take: NAMES,
    });
    found.push(...rows.filter(({ name }) => mayMean(name, key)).map(({ id }) => id));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < NAMES) return found;
  }
}

function mayMean(name: string, key: string): boolean {
  return (
    resolveBody(name).body?.key === key ||
    knownBodies()
      .find(name)
      .some(({ body }) => body.key === key)
  );
}
