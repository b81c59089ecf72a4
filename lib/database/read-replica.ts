import { generation, hearingSlot } from "@/lib/cache/fresh-cache";
import { within } from "@/lib/database/database-health";
import { db, readDb } from "@/lib/db";
import type { PrismaClient } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

/** How long a replica that did not answer is left alone. */
const AWAY_MS = 5_000;
/**
 * How long one that says nothing, as on a machine that hangs, is waited for: before all who read, which is longer than a machine that is busy takes, and for a
 * read, which may be of all jobs.
 */
const ANSWER_MS = 3_000;
const READ_MS = 15_000;
/** How often one that is behind is asked how far it is. */
const ASK_AGAIN_MS = 50;

/** How far the replica must be for the writes up to a generation, and whether it is; times are those of performance.now(). */
type Followed = { generation: number; position: string; isThere: boolean; askAgainAt: number };
/** `hasFailed` until it answers again: nobody waits for what is asked of it meanwhile. */
type Replica = { followed?: Followed; asking?: Promise<boolean>; awayUntil: number; hasFailed?: boolean };

const state = processState<{ niyuktiReplica: Replica }>();

/**
 * Runs a read of what is public on the replica of DATABASE_READ_URL where it holds every write that this process has made or heard of, so that who has
 * written sees it at once; on the primary where the replica is behind, where it fails, where none is set, and in a process that nobody tells of writes.
 */
export async function readPublic<T>(read: (client: PrismaClient) => Promise<T>): Promise<T> {
  const client = readDb();
  if (!client || !(await isUpToDate(client))) return read(db());
  try {
    return await within(READ_MS, read(client));
  } catch (error) {
    leaveAlone(error);
    return read(db());
  }
}

async function isUpToDate(client: PrismaClient): Promise<boolean> {
  state.niyuktiReplica ??= { awayUntil: 0 };
  const replica = state.niyuktiReplica;
  const now = performance.now();
  if (hearingSlot(new Date()) >= 0 || now < replica.awayUntil) return false;
  const { followed } = replica;
  if (followed?.generation === generation()) {
    if (followed.isThere) return true;
    if (now < followed.askAgainAt) return false;
  }
  // One at a time; who waits for an answer of before a write asks again.
  if (replica.asking) return !replica.hasFailed && (await replica.asking) && isUpToDate(client);
  replica.asking = ask(replica, client).finally(() => {
    replica.asking = undefined;
  });
  if (!replica.hasFailed) return replica.asking;
  replica.asking.catch(() => undefined);
  return false;
}

async function ask(replica: Replica, client: PrismaClient): Promise<boolean> {
  const asked = generation();
  const known = replica.followed?.generation === asked ? replica.followed.position : undefined;
  const position = known ?? (await positionOfPrimary());
  try {
    const reading = client.$queryRaw<
      { there: boolean | null }[]
    >`SELECT pg_last_wal_replay_lsn() >= ${position}::pg_lsn AS there`;
    const [row] = await within(ANSWER_MS, reading);
    const isThere = row?.there === true;
    replica.followed = { generation: asked, position, isThere, askAgainAt: performance.now() + ASK_AGAIN_MS };
    replica.hasFailed = false;
    return isThere && asked === generation();
  } catch (error) {
    leaveAlone(error);
    return false;
  }
}

/**
 * Behind all that is committed: of what is written without waiting for the disk too, where the database is set so. Else not further than what is on the disk: what
 * a read leaves behind it (hint bits) goes there, and so to the replica, with the next commit alone, for which a quiet site waits long.
 */
async function positionOfPrimary(): Promise<string> {
  const [row] = await db().$queryRaw<{ position: string }[]>`
    SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END)::text AS position`;
  return row?.position ?? "";
}

/** It is asked anew before the next read, which would wait for one that is silent much longer. */
function leaveAlone(error: unknown): void {
  if (state.niyuktiReplica)
    Object.assign(state.niyuktiReplica, { followed: undefined, hasFailed: true, awayUntil: performance.now() + AWAY_MS });
  log.warn({ err: error }, "The replica did not answer: the primary is read for 5 seconds");
}
