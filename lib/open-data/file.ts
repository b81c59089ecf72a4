import { Readable } from "node:stream";
import { etagOf, hasCurrentCopy } from "@/lib/http/etag";
import { writeCsv } from "@/lib/jobs/export/csv";
import { OPEN_NAMES, type OpenRow, openRows, openStamp } from "@/lib/open-data/rows";

/** The files of open data with their types: a spreadsheet reads the one, a program a line at a time of the other. */
const FILES = { "jobs.csv": "text/csv; charset=utf-8", "jobs.jsonl": "application/x-ndjson; charset=utf-8" } as const;
type FileName = keyof typeof FILES;

/**
 * Answers a file of all published notices, row by row as the reader takes them, or 304 while nothing has changed; null for a name that is
 * none.
 */
export async function openDataFile(name: string, request: Request): Promise<Response | null> {
  if (!isFile(name)) return null;
  const { changedAt, rows } = await openStamp(new Date());
  const etag = etagOf(`${name} ${rows} ${changedAt.toISOString()}`);
  const headers = {
    etag,
    "last-modified": changedAt.toUTCString(),
    "cache-control": "public, max-age=0, must-revalidate",
    "x-robots-tag": "noindex",
  };
  if (hasCurrentCopy(request, etag)) return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : (Readable.toWeb(Readable.from(encoded(name))) as ReadableStream<Uint8Array>);
  return new Response(body, {
    headers: { ...headers, "content-type": FILES[name], "content-disposition": `attachment; filename="${name}"` },
  });
}

async function* encoded(name: FileName): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  if (name === "jobs.csv") yield encoder.encode(writeCsv([OPEN_NAMES]));
  for await (const rows of openRows()) yield encoder.encode(name === "jobs.csv" ? csvOf(rows) : linesOf(rows));
}

/** The mark that tells a spreadsheet its letters stands once, before the first row. */
function csvOf(rows: readonly OpenRow[]): string {
  return writeCsv(rows.map((row) => OPEN_NAMES.map((column) => row[column] ?? null))).replace(/^\ufeff/, "");
}

function linesOf(rows: readonly OpenRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function isFile(name: string): name is FileName {
  return Object.hasOwn(FILES, name);
}
