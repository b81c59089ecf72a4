import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { answerOf } from "@/lib/database/ask";
import { giveUp, type Speaking } from "@/lib/database/losses";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

const LOOK_EVERY_MS = 1_000;
/** How long a database may say nothing to anybody: longer than a new connection takes on a machine that is busy, and with two looks shorter than a call may wait. */
const PATIENCE_MS = 6_000;
/** At the end of a server, which whoever stops it waits for. */
const LAST_PATIENCE_MS = 4_000;
const PARTS_OF_PATIENCE = 6;

type Watched = {
  client: Speaking;
  /** Whether it is ended at the end of the server alone. */
  isPatient: boolean;
  /** Bytes sent and received at the last look. */
  bytes: number;
};

const state = processState<{ niyuktiSilences: Map<string, Silence> }>();

/** Who watches the connections of this process to a database. */
export function silenceOf(connectionString: string): Silence {
  state.niyuktiSilences ??= new Map();
  const silence = state.niyuktiSilences.get(connectionString) ?? new Silence(connectionString);
  state.niyuktiSilences.set(connectionString, silence);
  return silence;
}

/**
 * Finds out when a database takes connections and says nothing, as behind a network that swallows packets, and ends what waits for it, which would wait for
 * minutes else. New connections are refused until it answers again. Where any of the connections hears a word, or a new one is answered, all are let be:
 * what is long, as a query that waits for a lock, is no silence.
 */
export class Silence {
  readonly #watched = new Map<Speaking, Watched>();
  #looking: NodeJS.Timeout | undefined;
  #isAsking = false;
  #isSilent = false;
  #endings = 0;

  constructor(
    private readonly connectionString: string,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /**
   * The client of a pool (`Client` of its settings) of which each connection is watched.
   * @param isPatient whether a silence ends what waits only at the end of the server, as of work for which nobody waits
   */
  clientOf({ isPatient = false } = {}): new () => pg.ClientBase {
    const add = (client: pg.Client) => this.#add({ client: client as pg.Client & Speaking, isPatient, bytes: -1 });
    return class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super(config);
        // Whoever holds it is told by its query; an error that nobody hears would end the process.
        this.on("error", () => undefined);
        add(this);
      }
    };
  }

  /**
   * For the end of a server: from now on a silence is shorter, and ends all connections, also those within a transaction.
   * @returns what says that all is ended
   */
  endSoon(): () => void {
    this.#endings += 1;
    if (this.#isSilent) this.#endAffected();
    else void this.#ask();
    return () => {
      this.#endings -= 1;
    };
  }

  get #isEnding(): boolean {
    return this.#endings > 0;
  }

  #add(watched: Watched): void {
    const { client } = watched;
    this.#watched.set(client, watched);
    this.#looking ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
    client.once("end", () => {
      this.#watched.delete(client);
      if (this.#watched.size > 0) return;
      clearInterval(this.#looking);
      this.#looking = undefined;
    });
    // Not before its owner has begun to connect, who is told of it then.
    if (this.#isSilent && this.#isAffected(watched)) process.nextTick(giveUp, client);
  }

  #look(): void {
    let isAnyWaiting = false;
    for (const watched of this.#watched.values()) {
      const { readyForQuery, connection } = watched.client;
      const bytes = connection.stream.bytesRead + connection.stream.bytesWritten;
      if (!readyForQuery && bytes === watched.bytes) isAnyWaiting = true;
      watched.bytes = bytes;
    }
    if (this.#isSilent) this.#endAffected();
    else if (isAnyWaiting || this.#isEnding) void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const stopped = new AbortController();
    let isAnswered = false;
    const answer = answerOf(this.connectionString, stopped.signal).then(() => {
      isAnswered = true;
    });
    const heardBefore = new Map([...this.#watched.keys()].map((client) => [client, heardBy(client)]));
    const isHeard = () => [...this.#watched.keys()].some((client) => heardBy(client) > (heardBefore.get(client) ?? 0));
    const patienceMs = this.#isEnding ? Math.min(LAST_PATIENCE_MS, this.patienceMs) : this.patienceMs;
    if (await staysFor(patienceMs, () => !isAnswered && !isHeard())) {
      this.#isSilent = true;
      log.warn("The database says nothing any more: what waits for it is ended");
      this.#endAffected();
      await answer;
      this.#isSilent = false;
      log.warn("The database answers again");
    }
    stopped.abort();
    this.#isAsking = false;
  }

  #endAffected(): void {
    for (const watched of this.#watched.values()) if (this.#isAffected(watched)) giveUp(watched.client);
  }

  /** One that waits for nothing is let be, since it may hold the lock of a run. Within a transaction a query may wait for a lock, and the transaction has a limit of its own. */
  #isAffected({ client, isPatient }: Watched): boolean {
    return this.#isEnding || (!isPatient && !client.readyForQuery && !client.getTransactionStatus()?.match(/[TE]/));
  }
}

const heardBy = ({ connection }: Speaking): number => connection.stream.bytesRead;

/** Whether something stays so for a time. Of what passes while this process is held, and hears nobody, no more than a part counts. */
async function staysFor(ms: number, isSo: () => boolean): Promise<boolean> {
  for (let part = 0; part < PARTS_OF_PATIENCE && isSo(); part++) await sleep(ms / PARTS_OF_PATIENCE, undefined, { ref: false });
  return isSo();
}
