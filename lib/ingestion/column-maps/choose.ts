import { createHash } from "node:crypto";
import type { KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import { type ColumnMap, foldHeader, meaningOf } from "@/lib/ingestion/parse/columns";
import { BY_NAME } from "@/lib/ingestion/parse/field-labels";
import type { Entry } from "@/lib/ingestion/read/entries";
import { hostOf } from "@/lib/jobs/similar/notice-address";

/** By what a map is kept: the host that most addresses of a file are on, and the set of its columns. */
export type ShapeKey = { host: string; shape: string };

const SAMPLE = 200;

/** The key of what was read, which no map changes. */
export function shapeKey(entries: readonly Entry[], headers: Iterable<string>): ShapeKey {
  const names = [...new Set([...headers].map(foldHeader))].toSorted().join("\n");
  return { host: mostFrequentHost(entries), shape: createHash("sha256").update(names).digest("hex") };
}

/** What was said of the columns of a file, by the map kept for them; for columns that nobody mapped by the one of the same host all of whose columns are there. */
export function mapFor(
  maps: readonly KeptColumnMap[],
  { host, shape }: ShapeKey,
  headers: Iterable<string>,
): ColumnMap | undefined {
  const ofHost = maps.filter((map) => map.host === host);
  const names = new Set([...headers].map(foldHeader));
  const fits = ({ columns }: KeptColumnMap) =>
    Object.keys(columns).length > 0 && Object.keys(columns).every((name) => names.has(name));
  // Files without any address are of no host that could tell them apart.
  const kept = ofHost.find((map) => map.shape === shape) ?? (host === "import" ? undefined : ofHost.find(fits));
  return kept && { columns: saidIn(kept, headers), fixed: kept.fixed };
}

/**
 * What a person said of columns: how each other of the file is read follows from all of them, as of two last dates the one that was extended. A map of an earlier
 * release has for these what their names say.
 */
function saidIn({ columns }: KeptColumnMap, headers: Iterable<string>): ColumnMap["columns"] {
  const isEarlier = !Object.values(columns).includes(BY_NAME);
  const byName = new Map(isEarlier ? [...headers].map((header) => [foldHeader(header), meaningOf(header)?.field ?? null]) : []);
  const isSaid = ([name, as]: [string, unknown]) => as !== BY_NAME && as !== byName.get(name);
  return Object.fromEntries(Object.entries(columns).filter(isSaid)) as ColumnMap["columns"];
}

function mostFrequentHost(entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const { record } of entries.slice(0, SAMPLE)) {
    for (const value of Object.values(record)) {
      const address = typeof value === "string" && /^https?:\/\/\S{4,2000}$/i.test(value.trim()) ? value.trim() : null;
      if (address === null || !URL.canParse(address)) continue;
      const host = hostOf(address);
      counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most?.[0] ?? "import";
}
