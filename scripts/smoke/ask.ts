import { reasonOf } from "@/lib/server/backup/backup-error";

/** What a site answered. */
export type Answer = { status: number; headers: Headers; text: string };
export type Ask = (path: string, headers?: Record<string, string>, init?: { method?: string; body?: string }) => Promise<Answer>;

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Asks one site, follows no redirect, and reads no more than a page may be long. @throws where nothing answers in time, saying of what and why */
export function askerOf(origin: string): Ask {
  return async (path, headers = {}, init = {}) => {
    const response = await fetch(new URL(path, origin), {
      ...init,
      headers: { "accept-encoding": "gzip", "user-agent": "niyukti-smoke", ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      // What fetch itself says is 'fetch failed', of a name, a certificate and a port alike.
      throw new Error(`${path}: ${error.cause ? reasonOf(error.cause) : error.message}`);
    });
    const length = Number(response.headers.get("content-length") ?? 0);
    if (length > MAX_BYTES) throw new Error(`${path}: an answer of ${length} bytes`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
