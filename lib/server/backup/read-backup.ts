import type { z } from "zod";
import { type Entry, readArchive } from "@/lib/server/backup/archive";
import { BackupError, reasonOf } from "@/lib/server/backup/backup-error";
import { ABOUT, type About, aboutSchema, MANIFEST, type Manifest, manifestSchema, partOf } from "@/lib/server/backup/format";

/** Asks for the next part; null after the last. */
type Next = () => Promise<Entry | null>;

type Header = { mode: number; mtime: Date };

export type Visitor = {
  /** Takes the rows of a table, from all of its parts. */
  table?: (key: string, rows: AsyncIterable<Buffer>) => Promise<void>;
  file?: (name: string, header: Header, content: AsyncIterable<Buffer>) => Promise<void>;
};

/**
 * Reads a backup from its beginning to its end, and hands on what it holds.
 * @throws BackupError where it is none or was cut off; whatever the visitor throws
 */
export async function readBackup(
  file: string,
  visitor: Visitor,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<{ about: About; manifest: Manifest }> {
  const entries = readArchive(file, onBytes);
  try {
    return await visit(file, visitor, async () => (await named(file, entries.next())).value ?? null);
  } finally {
    await entries.return(undefined);
  }
}

async function visit(file: string, visitor: Visitor, next: Next): Promise<{ about: About; manifest: Manifest }> {
  const first = await next();
  if (first?.name !== ABOUT) throw new BackupError(`${file} is no backup of this site.`);
  const about = await readJson(file, first, aboutSchema);
  let entry = await next();
  while (entry && entry.name !== MANIFEST) {
    const part = partOf(entry.name);
    if (part && "table" in part) {
      const { rows, end } = joined(file, entry, part.table, next);
      await visitor.table?.(part.table, rows);
      await drain(rows);
      entry = end();
    } else {
      const content = bytesOf(file, entry);
      const { mode, mtime } = entry;
      if (part) await visitor.file?.(part.file, { mode, mtime }, content);
      await drain(content);
      entry = await next();
    }
  }
  if (!entry) throw new BackupError(`${file} was cut off: it has no manifest.`);
  const manifest = await readJson(file, entry, manifestSchema);
  // The sum at the end of the compressed file is looked at only when all of it was read.
  await next();
  return { about, manifest };
}

/** Reads what nobody wanted: the next part comes after it. */
async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of chunks);
}

/** The parts of one table as one stream; `end` is the entry after the last of them. */
function joined(file: string, first: Entry, table: string, next: Next) {
  let entry: Entry | null = first;
  async function* read(): AsyncGenerator<Buffer> {
    while (entry) {
      const part = partOf(entry.name);
      if (!part || !("table" in part) || part.table !== table) return;
      yield* bytesOf(file, entry);
      entry = await next();
    }
  }
  return { rows: read(), end: () => entry };
}

async function* bytesOf(file: string, { content }: Entry): AsyncGenerator<Buffer> {
  const iterator = content[Symbol.asyncIterator]();
  for (let step = await named(file, iterator.next()); !step.done; step = await named(file, iterator.next())) yield step.value;
}

/** A damaged file is told by whatever reads it: gzip, tar, or the disk. */
async function named<T>(file: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

async function readJson<T extends z.ZodType>(file: string, entry: Entry, schema: T): Promise<z.output<T>> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(file, entry)) chunks.push(chunk);
  try {
    return schema.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
  } catch (error) {
    throw new BackupError(`${file} is a backup of another kind or release: its ${entry.name} cannot be read.`, {
      cause: error,
    });
  }
}
