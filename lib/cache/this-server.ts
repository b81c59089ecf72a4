import type { Acknowledgements } from "@/lib/cache/acknowledgements";
import { hearingSlot, raiseGeneration } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { processState } from "@/lib/process-state";

/** This process as one of the servers that hear of each other's writes. */
export type ThisServer = { id: string; acknowledgements: Acknowledgements };

const state = processState<{
  niyuktiServer: ThisServer;
  niyuktiTurn: Promise<unknown>;
  niyuktiTurnOfNames: number;
  niyuktiAnnouncedSeen: string;
}>();

/** The server of this process while it listens; undefined in a script and on a serverless host. */
export function thisServer(): ThisServer | undefined {
  return state.niyuktiServer;
}

/** Set by the server when it begins to listen, and to undefined when it ends. */
export function setThisServer(server: ThisServer | undefined): void {
  state.niyuktiServer = server;
}

/** Runs one piece of work at a time in this process: whoever comes next finds all that was taken before applied. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const before = state.niyuktiTurn ?? Promise.resolve();
  const running = before.then(work);
  state.niyuktiTurn = running.catch(() => undefined);
  return running;
}

/** Changes with every announced write of the names that searches know: what was read at an earlier turn is read again. */
export function turnOfNames(): number {
  return state.niyuktiTurnOfNames ?? 0;
}

/** Has names that were read before read again. */
export function raiseTurnOfNames(): void {
  state.niyuktiTurnOfNames = turnOfNames() + 1;
}

/** Its row in the table `sweeps`, which says when something was last announced by processes that nobody hears, functions and scripts, and counts them. */
const ANNOUNCED = "announced";

/** Counts an announcement that no server has applied by itself, for those that hear of none (`catchUp`), in its transaction. */
export async function countAnnounced(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO sweeps (task, job_id, updated_at) VALUES (${ANNOUNCED}, 1, clock_timestamp())
    ON CONFLICT (task) DO UPDATE SET job_id = sweeps.job_id + 1, updated_at = clock_timestamp()`;
}

/**
 * Lets go of what this process holds in memory where another has announced something since: asked before a value is made that others are shown too. A
 * function hears of no write, and its index may be half a minute old; what it made of it just after a write would be kept for all until midnight.
 */
export async function catchUp(): Promise<void> {
  if (hearingSlot(new Date()) < 0) return;
  const last = await db().taskMark.findUnique({ where: { task: ANNOUNCED } });
  // With its time: a database that was restored counts on from an earlier number.
  const announced = `${last?.number} ${last?.at.getTime()}`;
  if (announced === state.niyuktiAnnouncedSeen) return;
  state.niyuktiAnnouncedSeen = announced;
  raiseTurnOfNames();
  raiseGeneration();
}
