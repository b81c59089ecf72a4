import type { Acknowledgements } from "@/lib/cache/acknowledgements";

/** This process as one of the servers that hear of each other's writes. */
export type ThisServer = { id: string; acknowledgements: Acknowledgements };

// Bundles of different routes each hold their own copy of this module; the server is one a process.
const holder = globalThis as typeof globalThis & {
  niyuktiServer?: ThisServer;
  niyuktiTurn?: Promise<unknown>;
  niyuktiTurnOfNames?: number;
};

/** The server of this process while it listens; undefined in a script and on a serverless host. */
export function thisServer(): ThisServer | undefined {
  return holder.niyuktiServer;
}

export function setThisServer(server: ThisServer | undefined): void {
  holder.niyuktiServer = server;
}

/** Runs one piece of work at a time in this process: whoever comes next finds all that was taken before applied. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const before = holder.niyuktiTurn ?? Promise.resolve();
  const running = before.then(work);
  holder.niyuktiTurn = running.catch(() => undefined);
  return running;
}

/** Changes with every announced write of the names that searches know: what was read at an earlier turn is read again. */
export function turnOfNames(): number {
  return holder.niyuktiTurnOfNames ?? 0;
}

export function raiseTurnOfNames(): void {
  holder.niyuktiTurnOfNames = turnOfNames() + 1;
}
