import type { z } from "zod";

/** HTTP status of every error code that a caller may see (product.md, "Error body"). */
export const ERROR_STATUS = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field name, as the error body carries them. */
export type FieldErrors = Record<string, string[]>;

/** An error whose message may be shown to the caller. Anything else thrown is logged and answered without its text. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldErrors,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** More work than this process takes at a time: the caller is asked to come back in a few seconds (429). */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

/** The error of an input that breaks rules: each field with its messages, the first of all as the message. */
export function refuse(issues: readonly { field: string; message: string }[]): AppError {
  const fields: FieldErrors = {};
  for (const { field, message } of issues) fields[field] = [...(fields[field] ?? []), message];
  return new AppError("INVALID", issues[0]?.message ?? "The input is not valid.", fields);
}

/** An input that breaks a rule which the schema cannot say: the message stands for the whole and for its field. */
export function refuseField(field: string, message: string): AppError {
  return refuse([{ field, message }]);
}

/** Too many attempts; `seconds` goes into Retry-After. */
export function refuseForNow(message: string, seconds: number): AppError {
  return new AppError("RATE_LIMITED", message, undefined, { "retry-after": String(seconds) });
}

/** What says how long whoever tried too often has to wait, in their language. */
export type WaitWords = (key: "attemptsToWaitFor", values: { minutes: number }) => string;

/** Too many attempts, which may go on in so many seconds: whoever reads it is told the minutes. */
export function refuseAttempts(t: WaitWords, seconds: number): AppError {
  return refuseForNow(t("attemptsToWaitFor", { minutes: Math.ceil(seconds / 60) }), seconds);
}

/** What is wrong with what a schema has refused, field by field, in one line. */
export function problemsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message)).join("; ");
}
