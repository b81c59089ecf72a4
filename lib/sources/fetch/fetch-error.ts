/** Why a page of a source was not fetched. `network` is what a machine without a network has with every source. */
export type FetchProblem = "network" | "timeout" | "too-large" | "status" | "robots" | "not-allowed" | "busy";

/** A page that could not be fetched; the message says why to the staff. */
export class FetchError extends Error {
  override readonly name = "FetchError";

  constructor(
    readonly problem: FetchProblem,
    message: string,
    /** How long the site asks to be left alone. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

const NO_NETWORK = /^(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;

/** What a request threw, as a FetchError. */
export function fetchErrorOf(error: unknown, host: string): FetchError {
  if (error instanceof FetchError) return error;
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === "TimeoutError" || name === "AbortError" || code === "ABORT_ERR") {
    return new FetchError("timeout", `${host} did not answer in time`);
  }
  if (code && NO_NETWORK.test(code)) return new FetchError("network", `${host} could not be reached (${code})`);
  return new FetchError("network", `${host} did not answer as a web server does (${code ?? message})`);
}
