import pg from "pg";
import { Acknowledgements } from "@/lib/cache/acknowledgements";
import { ACKNOWLEDGED, type Change, EVERYTHING } from "@/lib/cache/change-channel";
import { countListeners, type Take, takeAndSend } from "@/lib/cache/send-change";
import { takeJobChanges } from "@/lib/cache/take-changes";
import { thisServer } from "@/lib/cache/this-server";
import { databaseUrl } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

const NOTHING: Change = { jobs: [], tags: [] };

/** What a writer that has not announced its change by then no longer will: it was killed, or wrote by psql. */
const LEFT_AFTER_SECONDS = 10;

/**
 * For scripts and timers, where no cache of Next can be reached: tells every running server what was written, with the tags given, and
 * waits until all have applied it, so that it shows on the next request. With no server running it returns at once; where functions answer in the place of
 * servers (CRON_SECRET), whose cache none but they can reach, what was written is left to their next call of /api/cron/sources, or write.
 * @returns whether every server answered within 5 seconds
 */
export function announceFromOutside(tags: readonly string[] = []): Promise<boolean> {
  return announce(async (tx) => {
    if (env.CRON_SECRET && (await countListeners(tx)) === 0) return null;
    // Sent also where nothing is left to say: another server may have taken the changes just now, and answers come in order.
    const change = (await takeJobChanges(tx, new Date())) ?? NOTHING;
    return { ...change, tags: [...change.tags, ...tags] };
  });
}

/** Tells every running server that all rows may be others than before. @returns whether every server answered within 5 seconds */
export function announceEverything(): Promise<boolean> {
  return announce(async () => EVERYTHING);
}

async function announce(take: Take): Promise<boolean> {
  const link = await openLink();
  try {
    return await takeAndSend(take, { acknowledgements: link.acknowledgements });
  } finally {
    await link.close();
  }
}

/** For the timer of a server: tells of what was written and never announced. Nothing is sent where there is nothing. */
export function announceLeftovers(): Promise<boolean> {
  const sending = { acknowledgements: thisServer()?.acknowledgements };
  return takeAndSend((tx) => takeJobChanges(tx, new Date(), LEFT_AFTER_SECONDS), sending);
}

/** Where answers are heard: on the connection of the server that this process is, else on one for this time. */
async function openLink(): Promise<{ acknowledgements: Acknowledgements; close(): Promise<void> }> {
  const server = thisServer();
  if (server) return { acknowledgements: server.acknowledgements, close: async () => undefined };
  const client = new pg.Client({ connectionString: databaseUrl(), application_name: "niyukti-announce" });
  // Where it is lost no answer comes any more, which says enough; unheard, the error would end the process.
  client.on("error", (error) => log.warn({ err: error }, "The connection on which answers to a change are heard was lost"));
  await client.connect();
  const acknowledgements = new Acknowledgements();
  client.on("notification", ({ payload = "" }) => acknowledgements.hear(payload));
  await client.query(`LISTEN ${ACKNOWLEDGED}`);
  return { acknowledgements, close: () => client.end() };
}
