import { stat } from "node:fs/promises";
import type { Progress } from "@/lib/server/backup/backup-error";
import { BackupError } from "@/lib/server/backup/backup-error";
import { type About, type Manifest, type Sum, startSum } from "@/lib/server/backup/format";
import { readBackup } from "@/lib/server/backup/read-backup";

/**
 * Reads a backup and compares what it holds with its manifest, byte for byte and row for row.
 * @throws BackupError
 */
export async function checkBackup(
  file: string,
  progress: Progress = () => undefined,
): Promise<{ about: About; manifest: Manifest }> {
  const found: Manifest = { tables: {}, files: {} };
  const { size } = await stat(file).catch(() => {
    throw new BackupError(`There is no file ${file}.`);
  });
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
  const { about, manifest } = await readBackup(
    file,
    {
      table: async (key, rows) => {
        found.tables[key] = await sumOf(rows);
      },
      file: async (name, _header, content) => {
        found.files[name] = await sumOf(content);
      },
    },
    (bytes) => progress("checking", megabytes(bytes), megabytes(size)),
  );
  for (const kind of ["tables", "files"] as const) {
    for (const name of new Set([...Object.keys(manifest[kind]), ...Object.keys(found[kind])])) {
      if (isSame(manifest[kind][name], found[kind][name])) continue;
      throw new BackupError(`${file} is damaged: ${name} is not as it was written.`);
    }
  }
  return { about, manifest };
}

function isSame(one: Sum | undefined, other: Sum | undefined): boolean {
  return one?.sha256 === other?.sha256 && one?.rows === other?.rows && one?.bytes === other?.bytes;
}

async function sumOf(chunks: AsyncIterable<Buffer>): Promise<Sum> {
  const sum = startSum();
  for await (const chunk of chunks) sum.add(chunk);
  return sum.end();
}
