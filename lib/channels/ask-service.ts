import { log } from "@/lib/log";

type Gone = {
  /** Statuses by which the service says that nobody is there any more. */
  statuses: readonly number[];
  forget: () => Promise<unknown>;
};

const TIMEOUT_MS = 10_000;

/**
 * Asks the service of a channel to tell one person at one place. A refusal, or that it cannot be asked, leaves one line, which has the channel and the
 * status or the error, never where it would have gone: addresses are secrets here, and numbers personal.
 * @param begin makes what is asked; what it throws is a failure too
 * @returns whether the service took it
 */
export async function askService(channel: string, begin: () => [string, RequestInit], gone?: Gone): Promise<boolean> {
  try {
    const [url, init] = begin();
    const { ok, status } = await fetch(url, {
      ...init,
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (gone?.statuses.includes(status)) await gone.forget();
    else if (!ok) log.warn({ channel, status }, "The service of a channel refused");
    return ok;
  } catch (error) {
    log.warn({ channel, err: error }, "The service of a channel could not be asked");
    return false;
  }
}
