import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { Acknowledgements } from "@/lib/cache/acknowledgements";
import {
  ACKNOWLEDGED,
  CHANGED,
  type Change,
  type ChangeMessage,
  EVERYTHING,
  LISTENER_NAME,
  messageSchema,
  NEW_DAY,
} from "@/lib/cache/change-channel";
import { followClosings } from "@/lib/cache/closings";
import { setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { setThisServer } from "@/lib/cache/this-server";
import { millisecondsToMidnight } from "@/lib/dates";
import { log } from "@/lib/log";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** What is not applied by then has everything cleared, which is much for a machine that is busy, as at a first start. */
const POST_TIMEOUT_MS = 30_000;
/** How long a database may take to answer that is there and says nothing; it is asked again. At the start it is not: a busy machine takes its time there. */
const ANSWER_TIMEOUT_MS = 5_000;
const FIRST_ANSWER_TIMEOUT_MS = 60_000;
/** How often it is asked whether it is there: a listener sends nothing by itself, and a network that forgets an idle connection tells nobody. */
const ASK_EVERY_MS = 15_000;
const FAREWELL_MS = 1_000;

type Options = {
  connectionString: string;
  /** Address of this server's own revalidate route. */
  revalidateUrl: string;
  secret: string;
  /** How often closings are looked for. */
  lookForClosingsMs?: number;
  /** How often the connection is asked whether it is still there, and how long it may take to answer. */
  askEveryMs?: number;
  answerTimeoutMs?: number;
};

export type ChangeListener = { stop(): Promise<void> };

/**
 * Keeps the caches of this server true: applies what other processes write (an import, another server), what closes by its hour, and
 * clears all at every midnight in India. What this server's own calls wrote they have applied already. Cache calls work only inside a request of Next, so
 * each goes through the server's own guarded route. Resolves when it listens; reconnects by itself when the database goes away.
 */
export async function startChangeListener(options: Options): Promise<ChangeListener> {
  const { askEveryMs = ASK_EVERY_MS, answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const state: { client?: pg.Client } = {};
  let reconnecting: Promise<void> = Promise.resolve();
  const server = { id: randomUUID(), acknowledgements: new Acknowledgements() };
  const applySurely = createApplier(options, stopping.signal);
  const midnight = runAtMidnight(() => applySurely(NEW_DAY));
  const closings = followClosings((change) => applyByRoute(options, change), options.lookForClosingsMs);

  async function listen(timeoutMs: number): Promise<void> {
    const client = new pg.Client({
      connectionString: options.connectionString,
      application_name: LISTENER_NAME,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on("error", (error) => log.warn({ err: error }, "The change listener lost its connection"));
    // One at a time, in the order of the announcements: a connection carries one query at once.
    let received: Promise<void> = Promise.resolve();
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === ACKNOWLEDGED) return server.acknowledgements.hear(payload);
      received = received.then(() => receive(client, server.id, applySurely, payload));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANGED}; LISTEN ${ACKNOWLEDGED}`);
      stopping.signal.throwIfAborted();
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    setHearsOfWrites(true);
    setThisServer(server);
    const asking = setInterval(() => {
      received = received.then(() => endWhereSilent(client, answerTimeoutMs));
    }, askEveryMs);
    asking.unref();
    client.on("end", () => {
      clearInterval(asking);
      setHearsOfWrites(false);
      setThisServer(undefined);
      reconnecting = reconnect();
    });
    state.client = client;
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = FIRST_RETRY_MS; !stopping.signal.aborted; delayMs = Math.min(delayMs * 2, LONGEST_RETRY_MS)) {
      try {
        await sleep(delayMs, undefined, { signal: stopping.signal });
        await listen(answerTimeoutMs);
        // Whatever was announced while there was no connection was not heard.
        return void (await applySurely(EVERYTHING));
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, "The change listener could not connect");
      }
    }
  }

  await listen(FIRST_ANSWER_TIMEOUT_MS);
  return {
    stop: async () => {
      stopping.abort();
      midnight.stop();
      closings.stop();
      const ended = state.client?.end().catch(() => undefined);
      // It has nothing to finish, and a database that says nothing does not take its farewell.
      await Promise.race([Promise.resolve(ended).then(() => reconnecting), sleep(FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}

/** Ends a connection that does not answer, without waiting for it; it is then made anew. */
async function endWhereSilent(client: pg.Client, withinMs: number): Promise<void> {
  // With a limit of its own, which the types of the driver leave out.
  const question = { text: "SELECT 1", query_timeout: withinMs } as pg.QueryConfig;
  await client.query(question).catch((error) => {
    log.warn({ err: error }, "The change listener does not hear the database any more");
    void client.end().catch(() => undefined);
  });
}

async function receive(client: pg.Client, serverId: string, applySurely: Apply, payload: string): Promise<void> {
  const message = readMessage(payload);
  if (!message) return log.warn({ payload }, "A change that cannot be read was ignored");
  if (message.appliedBy === serverId) return;
  if (!(await applySurely({ jobs: message.jobs, tags: message.tags }))) return;
  await client
    .query("SELECT pg_notify($1, $2)", [ACKNOWLEDGED, message.id])
    .catch((error) => log.warn({ err: error }, "A change was applied, and its sender could not be told"));
}

function readMessage(payload: string): ChangeMessage | null {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** @returns whether a change is applied */
type Apply = (change: Change) => Promise<boolean>;

/**
 * Applies changes. After one that could not be applied, everything is cleared as soon as that works: a page that missed a change would stay as it was
 * until midnight, and one that missed midnight for a day.
 */
function createApplier(options: Options, signal: AbortSignal): Apply {
  let missed = 0;
  const clearLater = async () => {
    for (let delayMs = FIRST_RETRY_MS; missed > 0 && !signal.aborted; delayMs = Math.min(delayMs * 2, LONGEST_RETRY_MS)) {
      await sleep(delayMs, undefined, { signal, ref: false }).catch(() => undefined);
      const missedBefore = missed;
      const isCleared = !signal.aborted && (await isApplied(options, EVERYTHING));
      // What was missed while it cleared may have come after.
      if (isCleared && missed === missedBefore) missed = 0;
    }
  };
  return async (change) => {
    if (await isApplied(options, change)) return true;
    missed += 1;
    if (missed === 1) void clearLater();
    return false;
  };
}

async function isApplied(options: Options, change: Change): Promise<boolean> {
  try {
    await applyByRoute(options, change);
    return true;
  } catch (error) {
    log.error({ err: error, change }, "A change could not be applied to the cache");
    return false;
  }
}

async function applyByRoute({ revalidateUrl, secret }: Options, change: Change): Promise<void> {
  const response = await fetch(revalidateUrl, {
    method: "POST",
    headers: { "content-type": "application/json", "x-internal-secret": secret },
    body: JSON.stringify(change),
    signal: AbortSignal.timeout(POST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The revalidate route answered ${response.status}`);
}

function runAtMidnight(work: () => Promise<unknown>): { stop(): void } {
  let timer: NodeJS.Timeout;
  const schedule = () => {
    // A second late rather than early: a timer that fires before midnight would cache yesterday's days left for a day.
    timer = setTimeout(run, millisecondsToMidnight(new Date()) + 1_000);
    timer.unref();
  };
  const run = () => {
    schedule();
    void work();
  };
  schedule();
  return { stop: () => clearTimeout(timer) };
}
