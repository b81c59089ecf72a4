import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** A turn whose server has died ends so long after its last sign of life. */
const LEASE_SECONDS = 30;
const RENEW_EVERY_MS = 10_000;

/** Ends a turn; a second call does nothing. */
export type EndTurn = () => Promise<void>;

/**
 * Takes the turn of an editor to have a file read or imported, of which each has one at a time over all servers. It lasts until it is
 * ended.
 * @throws AppError CONFLICT while another turn of theirs lasts
 */
export async function takeImportTurn(editorId: number): Promise<EndTurn> {
  const token = randomUUID();
  const taken = await db().$executeRaw`
    INSERT INTO import_turns (editor_id, token, lasts_until) VALUES (${editorId}, ${token}, now() + ${LEASE_SECONDS} * interval '1 second')
    ON CONFLICT (editor_id) DO UPDATE SET token = excluded.token, lasts_until = excluded.lasts_until
    WHERE import_turns.lasts_until < now()`;
  if (taken === 0) {
    throw new AppError("CONFLICT", "Another file of yours is being read or imported. Wait until that has ended, then try again.");
  }
  const timer = setInterval(() => void renew(editorId, token), RENEW_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await db().importTurn.deleteMany({ where: { editorId, token } });
  };
}

async function renew(editorId: number, token: string): Promise<void> {
  try {
    await db().$executeRaw`
      UPDATE import_turns SET lasts_until = now() + ${LEASE_SECONDS} * interval '1 second'
      WHERE editor_id = ${editorId} AND token = ${token}`;
  } catch (error) {
    log.warn({ err: error, editorId }, "The turn of an import could not be renewed");
  }
}
