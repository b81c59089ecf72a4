import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Archive } from "@/lib/server/backup/archive";
import type { Progress } from "@/lib/server/backup/backup-error";
import { BackupError } from "@/lib/server/backup/backup-error";
import { countRows, keyOf, type Manifest, parts, type Sum, startSum, type Table } from "@/lib/server/backup/format";
import { nameOf } from "@/lib/server/backup/write/snapshot";

/** How much of a table waits in memory at a time. */
const PART_BYTES = 4 * 1024 * 1024;

/** Writes the rows of all tables to an archive. */
export async function addTables(
  archive: Archive,
  client: pg.Client,
  tables: readonly Table[],
  progress: Progress,
): Promise<Manifest["tables"]> {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const sums: Manifest["tables"] = {};
  let done = 0;
  for (const table of tables) {
    if (table.rows === 0) continue;
    const sum = await addTable(archive, client, table, (rows) => progress("writing", done + rows, total));
    if (sum.rows !== table.rows) throw new BackupError(`${keyOf(table)} has ${table.rows} rows, and ${sum.rows} were written.`);
    sums[keyOf(table)] = sum;
    done += sum.rows;
  }
  return sums;
}

async function addTable(archive: Archive, client: pg.Client, table: Table, onRows: (rows: number) => void): Promise<Sum> {
  const sum = startSum();
  let [part, bytes] = [0, 0];
  let waiting: Buffer[] = [];
  const flush = async () => {
    if (bytes === 0) return;
    part += 1;
    await archive.add({ name: parts.table(keyOf(table), part) }, Buffer.concat(waiting));
    [waiting, bytes] = [[], 0];
    onRows(sum.rows());
  };
  for await (const chunk of client.query(copyTo(`COPY ${nameOf(table)} (${table.columns.join(", ")}) TO STDOUT`))) {
    sum.add(chunk);
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
  return sum.end();
}

/** Puts rows into a table that this transaction has made or emptied. */
export async function loadTable(
  client: pg.Client,
  table: Table,
  rows: AsyncIterable<Buffer>,
  onRows: (rows: number) => void,
): Promise<void> {
  const into = client.query(copyFrom(`COPY ${nameOf(table)} (${table.columns.join(", ")}) FROM STDIN WITH (FREEZE)`));
  await pipeline(rows, (chunks: AsyncIterable<Buffer>) => counted(chunks, onRows), into);
  if (into.rowCount !== table.rows) {
    throw new BackupError(`${keyOf(table)} had ${table.rows} rows, and the database took ${into.rowCount}.`);
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, onRows: (rows: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    onRows(countRows(chunk));
  }
}
