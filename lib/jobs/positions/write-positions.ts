import { isDeepStrictEqual } from "node:util";
import { Prisma } from "@/lib/generated/prisma/client";
import { withNulls } from "@/lib/jobs/job/blanks";
import type { Stored } from "@/lib/jobs/job/field";
import { POSITION_NAMES, type PositionTable } from "@/lib/jobs/job/names";
import { MAX_POSITIONS, POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { keptPositions, saysSame } from "@/lib/jobs/positions/kept-positions";
import type { ParsedJobInput } from "@/lib/jobs/schema";

type Tx = Prisma.TransactionClient;
type Post = Stored<PositionTable> & { ordinal: number };
type Row = Post & { id: number; jobId: number };

/** The posts that a job is to have. */
export type PostsOfJob = {
  jobId: number;
  input: Pick<ParsedJobInput, "jobPositions">;
  /** What the call names each post by, in order; none where it names none. */
  ids?: readonly unknown[];
};

const ASSIGNED = Prisma.raw(POSITION_NAMES.map((name) => `${POSITION_FIELDS[name].column} = r."${name}"`).join(", "));
const RECORD = Prisma.raw(
  POSITION_NAMES.map((name) => `"${name}" ${POSITION_FIELDS[name].value.kind === "count" ? "integer" : "text"}`).join(", "),
);

/** The posts of an input as rows. */
export function positionsOf(input: PostsOfJob["input"]): Post[] {
  return input.jobPositions.map((post, index) => ({
    ordinal: index + 1,
    ...withNulls<Stored<PositionTable>>(POSITION_NAMES, post),
  }));
}

/**
 * Writes the posts of locked jobs over those that are stored. What a post is stays a row with its number, which clients keep and answers name:
 * only what it says and where it stands changes. To be called before the job is written.
 */
export async function writePositions(tx: Tx, jobs: readonly PostsOfJob[]): Promise<void> {
  const jobIds = jobs.map(({ jobId }) => jobId);
  const stored: Row[] = await tx.position.findMany({ where: { jobId: { in: jobIds } }, orderBy: { ordinal: "asc" } });
  const byJob = new Map<number, Row[]>(jobIds.map((jobId) => [jobId, []]));
  for (const row of stored) byJob.get(row.jobId)?.push(row);
  const changes = jobs.map((job) => changesOf(byJob.get(job.jobId) ?? [], job));
  const pairs = changes.flatMap((change) => change.pairs);
  const gone = changes.flatMap((change) => change.gone);
  await noteRenamed(
    tx,
    changes.flatMap(({ isRenamed }, at) => (isRenamed ? (jobIds[at] ?? []) : [])),
  );
  if (gone.length > 0) await tx.$executeRaw`DELETE FROM positions WHERE id = ANY(${gone}::int[])`;
  await movePositions(tx, pairs.filter(({ row, post }) => row.ordinal !== post.ordinal).map(placed));
  await changePositions(tx, pairs.filter(({ row, post }) => !saysSame(row, post)).map(placed));
  const added = changes.flatMap((change) => change.added);
  if (added.length > 0) await tx.position.createMany({ data: added });
}

type Pair = { row: Row; post: Post };

/** Which stored post is which of the new ones, which are gone, and which are added. */
function changesOf(stored: readonly Row[], { jobId, input, ids = [] }: PostsOfJob) {
  const posts = positionsOf(input);
  const kept = keptPositions(stored, posts, ids);
  const namesOf = (rows: readonly Post[]) => rows.map(({ positionName }) => positionName).toSorted();
  return {
    isRenamed: !isDeepStrictEqual(namesOf(stored), namesOf(posts)),
    pairs: posts.flatMap((post, at): Pair[] => (kept[at] ? [{ row: kept[at], post }] : [])),
    gone: stored.filter((row) => !kept.includes(row)).map(({ id }) => id),
    added: posts.flatMap((post, at) => (kept[at] ? [] : [{ jobId, ...post }])),
  };
}

/** Alerts are looked for anew, as where a fact is corrected (the trigger jobs_note_corrected, which cannot see it): the words of a job are computed from the names of its posts too. */
async function noteRenamed(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO corrected_jobs (job_id, was)
    SELECT id, to_jsonb(jobs) - '{notice,announced,description,search_vector,notice_keys}'::text[] FROM jobs
    WHERE id = ANY(${[...jobIds]}::int[]) AND status = 'published' AND deadline >= (now() AT TIME ZONE 'Asia/Kolkata')::date
    ON CONFLICT (job_id) DO UPDATE SET changes = corrected_jobs.changes + 1`;
}

const placed = ({ row, post }: Pair) => ({ id: row.id, ...post });

/** In two steps, the first beyond every place: at no moment may two posts of a job stand at one. */
async function movePositions(tx: Tx, moved: readonly { id: number; ordinal: number }[]): Promise<void> {
  if (moved.length === 0) return;
  await tx.$executeRaw`
    UPDATE positions SET ordinal = ordinal + ${MAX_POSITIONS} WHERE id = ANY(${moved.map(({ id }) => id)}::int[])`;
  await tx.$executeRaw`
    UPDATE positions SET ordinal = r.ordinal
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS r(id integer, ordinal integer) WHERE positions.id = r.id`;
}

async function changePositions(tx: Tx, changed: readonly ({ id: number } & Post)[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.$executeRaw`
    UPDATE positions SET ${ASSIGNED}
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS r(id integer, ${RECORD}) WHERE positions.id = r.id`;
}
