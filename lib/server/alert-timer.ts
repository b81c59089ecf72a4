import { log } from "@/lib/log";

/** How late an instant alert may be. */
const INTERVAL_MS = 5 * 60 * 1000;
const TIMEOUT_MS = 4 * 60 * 1000;

/**
 * Asks this server to deliver alerts, for as long as it runs. The work is done behind /api/cron/alerts, where the settings found while
 * starting (the session secret signs the links of mails) are known. A run that fails is logged; the next one tries again.
 */
export function startAlertTimer({ url, secret }: { url: string; secret: string }): { stop(): Promise<void> } {
  const leaving = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => ask(url, secret, leaving.signal))
      .catch((error) => leaving.signal.aborted || log.error({ err: error }, "Alerts could not be delivered"))
      .then(() => undefined);
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      leaving.abort();
      return running;
    },
  };
}

async function ask(url: string, secret: string, leaving: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.any([leaving, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`The delivery of alerts was answered ${response.status}`);
}
