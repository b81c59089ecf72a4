import { isDeepStrictEqual } from "node:util";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { writeInTurn } from "@/lib/database/in-turn";
import { shownValues } from "@/lib/ingestion/as-written";
import { previewListings, waiting as waitingRow } from "@/lib/ingestion/preview";
import type { RowPreview } from "@/lib/ingestion/preview-schema";
import type { SourceDefinition } from "@/lib/sources/definition";
import { INTERNET, type Net } from "@/lib/sources/fetch/net";
import { readSource, type SourceRun } from "@/lib/sources/run/read-source";

const SHOWN_ROWS = 200;

type Try = {
  key: string;
  definition: SourceDefinition;
  actor: Editor;
  onProgress: (done: number, total: number) => void;
  net?: Net;
};

/**
 * Fetches and reads a source as a run would, and says what would come of each item; nothing is published. Where the definition is the one that is
 * kept, that proves it, and an admin may turn the source on.
 * @throws as readSource does
 */
export async function trySource({
  key,
  definition,
  actor,
  onProgress,
  net = INTERNET,
}: Try): Promise<{ found: RowPreview; isProved: boolean }> {
  const run = await readSource(definition, { net, key: null, onProgress });
  const found = beside(await previewListings(run.listings), run);
  return { found, isProved: await prove(key, { definition, actor, at: net.now(), rows: found.read }) };
}

/** Its first rows with what the item says of each field and what was read of it. */
function beside(found: RowPreview, { items, listings }: SourceRun): RowPreview {
  const jobs = new Map(listings.jobs.map(({ row, job }) => [row, job]));
  const cells = new Map(items.map(({ row }) => [row.row, row.cells]));
  const waiting = new Set(listings.waiting.map(({ row }) => row));
  const rows = found.rows.slice(0, SHOWN_ROWS).map((row) => ({
    ...(waiting.has(row.row) ? waitingRow(row) : row),
    values: shownValues(cells.get(row.row) ?? {}, jobs.get(row.row)),
  }));
  return { ...found, rows };
}

type Proof = { definition: SourceDefinition; actor: Editor; at: Date; rows: number };

function prove(key: string, { definition, actor, at, rows }: Proof): Promise<boolean> {
  return writeInTurn(async (tx) => {
    await tx.$queryRaw`SELECT key FROM sources WHERE key = ${key} FOR UPDATE`;
    const source = await tx.source.findUnique({ where: { key } });
    if (!source || rows === 0 || !isDeepStrictEqual(source.definition, definition)) return false;
    await tx.source.update({ where: { key }, data: { provedAt: at } });
    await recordAudit(tx, { actor, action: "source.try", entityId: key, label: source.name, newValues: { rows } });
    return true;
  });
}
