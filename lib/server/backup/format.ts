import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * A backup is a gzipped tar of plain parts, so that it can be read without this program too: about.json first, then the files of the data
 * folder, then each table as PostgreSQL's COPY writes it, in parts that fit into memory, and last a manifest of what was written. One without
 * its manifest was cut off.
 */
export const FORMAT = 1;
export const ABOUT = "about.json";
export const MANIFEST = "manifest.json";

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that are stored, not computed; quoted. */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
});

export type Table = z.output<typeof tableSchema>;

export const aboutSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Version of PostgreSQL, to read by people. */
  server: z.string(),
  /** What makes the tables: names of prisma/migrations, oldest first. */
  migrations: z.array(z.string()),
  /** Extensions that the tables may need. */
  extensions: z.array(z.string()),
  /** Number of the last migration of graphile-worker, which makes its schema itself; null where it never ran. */
  workerMigration: z.int().nullable(),
  /** Tells whether the site still signs with the same secret, without telling the secret. Null where none was known. */
  secretMark: z.string().nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
});

export type About = z.output<typeof aboutSchema>;

const sumSchema = z.object({ bytes: z.int().min(0), rows: z.int().min(0), sha256: z.string() });

export type Sum = z.output<typeof sumSchema>;

/** Tables that hold no row are in none of the parts, and not in the manifest. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), sumSchema),
  files: z.record(z.string(), sumSchema),
});

export type Manifest = z.output<typeof manifestSchema>;

export const keyOf = ({ schema, name }: Pick<Table, "schema" | "name">) => `${schema}.${name}`;

/** Names of the parts within the archive. */
export const parts = {
  table: (key: string, part: number) => `tables/${key}/${String(part).padStart(6, "0")}.copy`,
  file: (name: string) => `files/${name}`,
} as const;

/** What a part holds, by its name. */
export function partOf(name: string): { table: string } | { file: string } | null {
  const [, table] = /^tables\/([^/]+)\/\d+\.copy$/.exec(name) ?? [];
  if (table) return { table };
  return name.startsWith("files/") ? { file: name.slice("files/".length) } : null;
}

const NEWLINE = 10;

/** The rows that end in a piece of what COPY wrote: it ends each by a newline, and writes those within a value as \\n. */
export function countRows(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
  return rows;
}

/** Sums up bytes as they pass. */
export function startSum(): { add(chunk: Buffer): void; rows(): number; end(): Sum } {
  const hash = createHash("sha256");
  let [bytes, rows] = [0, 0];
  return {
    add: (chunk) => {
      hash.update(chunk);
      bytes += chunk.length;
      rows += countRows(chunk);
    },
    rows: () => rows,
    end: () => ({ bytes, rows, sha256: hash.digest("hex") }),
  };
}
