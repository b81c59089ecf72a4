// Bundles of different routes each hold their own copy of this module; the turn is one a process.
const holder = globalThis as typeof globalThis & { niyuktiTurnOfNames?: number };

/** Changes with every announced write of the names that searches know: what was read at an earlier turn is read again. */
export function turnOfNames(): number {
  return holder.niyuktiTurnOfNames ?? 0;
}

export function raiseTurnOfNames(): void {
  holder.niyuktiTurnOfNames = turnOfNames() + 1;
}
