import { readFile } from "node:fs/promises";
import { z } from "zod";
import { db } from "@/lib/db";
import { problemsOf } from "@/lib/errors";
import { definitionSchema } from "@/lib/sources/definition";
import { seededSources } from "@/lib/sources/seeded";

const ownSchema = z.array(
  z.object({ key: z.string().regex(/^[a-z0-9-]{2,60}$/), enabled: z.boolean().default(false), definition: definitionSchema }),
);

/** Why the operator's file of sources cannot be taken, in words for the operator. */
class SourcesFileError extends Error {
  override readonly name = "SourcesFileError";
}

/** A source as it comes with the site or from the operator, before anybody of the staff touches it. */
type NewSource = z.output<typeof ownSchema>[number];

/**
 * Adds the sources that come with the site, all of them off, and those of the operator's file, which says itself which are on. One that is there
 * already follows its new definition only while nobody has edited, tried or turned it on.
 * @throws SourcesFileError where the file cannot be read or a definition in it is wrong
 */
export async function addSources(file?: string): Promise<void> {
  const own = file ? await readOwn(file) : [];
  const rows = [...seededSources().map((source) => ({ ...source, enabled: false })), ...own];
  await db().$executeRaw`
    INSERT INTO sources (key, name, definition, is_enabled)
    SELECT r.key, r.definition ->> 'name', r.definition, r.enabled
    FROM jsonb_to_recordset(${JSON.stringify(lastOfEach(rows))}::jsonb) AS r(key text, definition jsonb, enabled boolean)
    -- Of one that is on nothing is asked: a conflict waits for the run that publishes it.
    WHERE NOT EXISTS (SELECT FROM sources WHERE sources.key = r.key AND sources.is_enabled)
    ON CONFLICT (key) DO UPDATE SET name = excluded.name, definition = excluded.definition
    WHERE sources.version = 1 AND sources.proved_at IS NULL AND NOT sources.is_enabled
      AND sources.definition IS DISTINCT FROM excluded.definition`;
}

async function readOwn(file: string): Promise<NewSource[]> {
  try {
    return ownSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new SourcesFileError(`SOURCES_FILE: ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return problemsOf(error);
  return error instanceof Error ? error.message : String(error);
}

function lastOfEach(rows: readonly NewSource[]): NewSource[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
