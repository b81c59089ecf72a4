import pino from "pino";
import { env } from "@/lib/env";

/** Fields that are never written, at the top of a record or one level down. */
const SECRET_FIELDS = ["password", "newPassword", "token", "authorization", "cookie", "set-cookie", "email", "phone"];

/**
 * The structured log: one JSON object a line on standard output, `log.info({ jobId }, "Job published")`. Levels come from
 * LOG_LEVEL. Say what happened in the message and put the values into fields; personal data and secrets are removed.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`]), censor: "[removed]" },
});
