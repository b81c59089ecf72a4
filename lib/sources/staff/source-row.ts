import type { Source } from "@/lib/generated/prisma/client";
import { everyMs, readDefinition, type SourceDefinition, UnreadableDefinition } from "@/lib/sources/definition";
import type { SourceHealth, SourceRow } from "@/lib/sources/staff/schema";

/** A source that nobody looked at for so many of its turns is late: no worker runs. */
const LATE_TURNS = 3;

/** How many of the items of a source are listed, gone, waiting and refused. */
export type SourceCounts = { listed: number; gone: number; waiting: number; refused: number };

/** A source as the list of the staff shows it. */
export function sourceRow(source: Source, counts: SourceCounts | undefined, now: Date): SourceRow {
  const { definition, problem } = definitionOf(source);
  return {
    key: source.key,
    name: source.name,
    host: definition?.hosts[0] ?? "",
    isEnabled: source.isEnabled,
    provedAt: source.provedAt?.toISOString() ?? null,
    version: source.version,
    health: healthOf(source, definition, now),
    schedule: definition?.schedule ?? "",
    dueAt: source.dueAt.toISOString(),
    lastRunAt: source.lastRunAt?.toISOString() ?? null,
    lastGoodAt: source.lastGoodAt?.toISOString() ?? null,
    note: problem ?? source.lastError,
    listed: counts?.listed ?? 0,
    gone: counts?.gone ?? 0,
    waiting: counts?.waiting ?? 0,
    refused: counts?.refused ?? 0,
  };
}

function healthOf(source: Source, definition: SourceDefinition | null, now: Date): SourceHealth {
  const { isEnabled, failures, dueAt, lastRunAt } = source;
  if (!isEnabled) return "off";
  if (!definition) return "failing";
  if (now.getTime() - dueAt.getTime() > LATE_TURNS * everyMs(definition.schedule)) return "late";
  if (failures > 0) return "failing";
  return lastRunAt ? "well" : "new";
}

/** The definition of a source, or what is wrong with it: one that cannot be read must not hide the others. */
export function definitionOf({ definition }: Source): { definition: SourceDefinition | null; problem: string | null } {
  try {
    return { definition: readDefinition(definition), problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableDefinition)) throw error;
    return { definition: null, problem: error.message };
  }
}
