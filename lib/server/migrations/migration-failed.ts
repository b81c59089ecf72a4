import pg from "pg";
import type { Migration } from "@/lib/server/migrations/read-migrations";

/** A migration that PostgreSQL refused. It was undone together with its record: the database is as it was before it. */
export class MigrationFailedError extends Error {
  override readonly name = "MigrationFailedError";

  constructor(
    readonly migration: string,
    cause: unknown,
    sql: string,
  ) {
    super(
      `The migration ${migration} failed and was undone: ${causeOf(cause, sql)}.\nCorrect it, or start the release before: the database is as it was.`,
      { cause },
    );
  }
}

export function migrationFailed({ name, sql }: Migration, cause: unknown): MigrationFailedError {
  return new MigrationFailedError(name, cause, sql);
}

/** What PostgreSQL says of a statement, and where in the file it stands. */
function causeOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position && sql.slice(0, Number(error.position)).split("\n").length;
  return [error.message, line && `line ${line}`, error.detail, `SQLSTATE ${error.code}`].filter(Boolean).join("; ");
}
