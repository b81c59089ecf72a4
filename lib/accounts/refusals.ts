import { AppError } from "@/lib/errors";

/** An input that breaks a rule which the schema cannot say: the message stands for the whole and for its field. */
export function refuseField(field: string, message: string): AppError {
  return new AppError("INVALID", message, { [field]: [message] });
}

/** Too many attempts; `seconds` goes into Retry-After. */
export function refuseForNow(message: string, seconds: number): AppError {
  return new AppError("RATE_LIMITED", message, undefined, { "retry-after": String(seconds) });
}
