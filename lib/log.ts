import pino from "pino";
import { env } from "@/lib/env";

/** Fields that are never written, at the top of a record or one level down. */
const SECRET_FIELDS = ["password", "newPassword", "token", "authorization", "cookie", "set-cookie", "email", "phone"];

/**
 * What PostgreSQL and its driver add to an error beside what went wrong: the whole row that a check refused ("Failing row contains (7, asha@...)"), the
 * value that is taken, and the connection with all that it holds.
 */
const OF_ROWS = new Set(["detail", "where", "hint", "internalQuery", "client"]);
/** Of an error in an error; what lies deeper, or goes round, says nothing more. */
const MAX_DEPTH = 8;

/**
 * The structured log: one JSON object a line on standard output, `log.info({ jobId }, "Job published")`. Levels come from
 * LOG_LEVEL. Say what happened in the message and put the values into fields; personal data and secrets are removed.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => withoutRows(error instanceof Error ? pino.stdSerializers.err(error) : error) },
  redact: { paths: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`]), censor: "[removed]" },
});

/** An error as it is written, however deep Prisma hides that of the driver in its own. */
function withoutRows(written: unknown, depth = 0): unknown {
  if (typeof written !== "object" || written === null || "toJSON" in written) return written;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(written)) return written.map((item) => withoutRows(item, depth + 1));
  const kept = Object.entries(written).filter(([name]) => !OF_ROWS.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutRows(value, depth + 1)]));
}
