/**
 * Writes the SQL of what changed in prisma/schema since a commit: npx tsx scripts/make-migration.ts NAME [COMMIT, default HEAD].
 * Read it and add by hand what the schema cannot say (checks, GIN indexes, generated columns).
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NO_FILTERS, withSchemaEngine } from "@/lib/server/migrations/schema-engine";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";

const SCHEMA_DIR = "prisma/schema";
const MIGRATIONS_DIR = "prisma/migrations";

const [name, commit = "HEAD"] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Usage: npx tsx scripts/make-migration.ts NAME [COMMIT]   (NAME in lower case, digits and _)");
  process.exit(1);
}

type SchemaFile = { path: string; content: string };

function currentSchema(): SchemaFile[] {
  const files = readdirSync(SCHEMA_DIR).filter((file) => file.endsWith(".prisma"));
  return files.map((file) => ({ path: file, content: readFileSync(path.join(SCHEMA_DIR, file), "utf8") }));
}

function schemaAt(ref: string): SchemaFile[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
  const files = git("ls-tree", "--name-only", ref, `${SCHEMA_DIR}/`).split("\n").filter(Boolean);
  return files.map((file) => ({ path: path.basename(file), content: git("show", `${ref}:${file}`) }));
}

async function compareSchemas(from: SchemaFile[] | null, to: SchemaFile[]): Promise<string> {
  // Two texts are compared, yet the engine wants a server to speak to: an empty one serves.
  const dataDir = mkdtempSync(path.join(tmpdir(), "niyukti-migration-"));
  const database = await startEmbeddedPostgres(dataDir, { fsync: "off" });
  const schemas = to.map((file): [string, string] => [file.path, file.content]);
  try {
    const { stdout } = await withSchemaEngine({ connectionString: database.url, schemas }, (engine) =>
      engine.diff({
        from: from ? { tag: "schemaDatamodel", files: from } : { tag: "empty" },
        to: { tag: "schemaDatamodel", files: to },
        script: true,
        exitCode: null,
        filters: NO_FILTERS,
      }),
    );
    return stdout ?? "";
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const isFirst = !existsSync(MIGRATIONS_DIR);
const sql = await compareSchemas(isFirst ? null : schemaAt(commit), currentSchema());
const folder = path.join(MIGRATIONS_DIR, `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(MIGRATIONS_DIR, "migration_lock.toml"), 'provider = "postgresql"\n');
writeFileSync(path.join(folder, "migration.sql"), sql);
console.log(`Wrote ${folder}/migration.sql`);
