import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export const MIGRATIONS_DIR = path.join(process.cwd(), "prisma/migrations");

export type Migration = {
  /** Name of its folder, which begins with the time it was written: the order of names is that of applying. */
  name: string;
  sql: string;
  /** As Prisma computes it. */
  checksum: string;
};

/** The migrations of a folder, oldest first. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(dir, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
