import { isDatabaseAway } from "@/lib/database/errors";
import { AppError, BusyError } from "@/lib/errors";
import { respondPrivate } from "@/lib/http/json-response";
import type { Translator } from "@/lib/i18n/translate";
import { log } from "@/lib/log";

const RETRY_AFTER_SECONDS = "5";

/** The answer to an error: `{message, errors?}` (product.md, "Error body"). Never the text of an error that nobody foresaw. */
export function respondError(error: unknown, t: Translator<"api">): Response {
  if (error instanceof AppError) {
    const body = error.fields ? { message: error.message, errors: error.fields } : { message: error.message };
    return respondPrivate(body, { status: error.status, headers: error.headers });
  }
  if (error instanceof BusyError) {
    return respondPrivate({ message: t("rateLimited") }, { status: 429, headers: { "retry-after": RETRY_AFTER_SECONDS } });
  }
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, "A call failed because the database is away");
    return respondPrivate({ message: t("unavailable") }, { status: 503, headers: { "retry-after": RETRY_AFTER_SECONDS } });
  }
  log.error({ err: error }, "A call failed");
  return respondPrivate({ message: t("unknown") }, { status: 500 });
}

/**
 * Ends a call of several works of which none keeps back another: each failure is logged, that of the first by its answer.
 * @throws what the first that failed threw
 */
export function throwFirst(failures: readonly unknown[]): void {
  const [first, ...others] = failures;
  for (const error of others) if (!isDatabaseAway(error)) log.error({ err: error }, "A further work of a call failed");
  if (failures.length > 0) throw first;
}
