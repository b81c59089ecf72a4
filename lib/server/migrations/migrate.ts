import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { NO_FILTERS, withSchemaEngine } from "@/lib/server/migrations/schema-engine";

const MIGRATIONS_DIR = path.join(process.cwd(), "prisma/migrations");

/** Key of the advisory lock that lets one process migrate at a time; any constant that nothing else uses. */
const MIGRATION_LOCK = 7_402_118_201;

/**
 * Applies the migrations that the database lacks, in one process at a time: others wait and then find nothing to do. They are
 * recorded in _prisma_migrations, so `prisma migrate deploy` sees the same history.
 * @returns the names of the migrations applied now
 * @throws Error naming the migration and the database's message when one fails
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString, application_name: "niyukti-migrate" });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const migrationsList = await readMigrations();
    const { appliedMigrationNames } = await withSchemaEngine({ connectionString }, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    );
    return appliedMigrationNames;
  } finally {
    // Ending the session releases its lock, also when the query above failed.
    await lock.end();
  }
}

/** The migrations folder as the engine takes it, oldest first. */
async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: "migration_lock.toml", content: await readText("migration_lock.toml") },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok" as const, value: await readText(`${name}/migration.sql`) },
        },
      })),
    ),
  };
}

function readText(file: string): Promise<string> {
  return readFile(path.join(MIGRATIONS_DIR, file), "utf8");
}
