import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { hearingSlot } from "@/lib/cache/fresh-cache";
import { turnOfNames } from "@/lib/cache/this-server";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type NameKind, type NameRecord, SEEDED_NAMES } from "@/lib/jobs/search/words/data/seeded-names";
import { knownNames, searchByNames } from "@/lib/jobs/search/words/names";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";

const state = processState<{ niyuktiNamesAt: string }>();

/**
 * Puts the names and bodies to use that the staff has edited, once after each announced write of them. Where they cannot be read, searches go on with those
 * they have, and the next one tries again.
 */
export async function loadNames(now: Date): Promise<void> {
  const at = `${turnOfNames()} ${hearingSlot(now)}`;
  if (state.niyuktiNamesAt === at) return;
  try {
    const [records] = await Promise.all([readNames(), loadBodies()]);
    // Written meanwhile: the next search reads them.
    if (at !== `${turnOfNames()} ${hearingSlot(now)}`) return;
    // To take a thousand names apart is 50 ms of work.
    if (!areSame(records, knownNames().records)) searchByNames(records);
    state.niyuktiNamesAt = at;
  } catch (error) {
    log.warn({ err: error }, "The names and bodies that the staff edited could not be read");
  }
}

function areSame(some: readonly NameRecord[], others: readonly NameRecord[]): boolean {
  const isSame = (one: NameRecord, at: number) => one === others[at] || JSON.stringify(one) === JSON.stringify(others[at]);
  return some.length === others.length && some.every(isSame);
}

/** Names, and where the staff edited them the version of the edit: read together, so that nobody writes over what was saved between two queries. */
export type ReadNames = NameRecord & { version?: number };

/** The names that come with the site, those that the staff edited in their places, and those of the staff behind them. */
export async function readNames(client: Pick<Prisma.TransactionClient, "editedNames"> = db()): Promise<ReadNames[]> {
  const rows = await client.editedNames.findMany({ orderBy: { key: "asc" } });
  const edited = new Map(
    rows.map(({ key, kind, same, said, near, version }) => [key, { key, kind: kind as NameKind, same, said, near, version }]),
  );
  const seeded = SEEDED_NAMES.map((record) => edited.get(record.key) ?? record);
  const own = [...edited.values()].filter(({ key }) => !SEEDED_KEYS.has(key));
  return [...seeded, ...own];
}

export const SEEDED_KEYS: ReadonlySet<string> = new Set(SEEDED_NAMES.map(({ key }) => key));
