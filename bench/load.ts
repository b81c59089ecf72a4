import autocannon from "autocannon";

/** Connections and seconds of one measurement; long enough for a ratio to settle within a few per cent. */
const CONNECTIONS = 10;
const WARM_SECONDS = 2;
const SECONDS = 6;

/** Requests a second that a site answers on some paths, asked in turn. Any answer but 2xx fails the benchmark. */
export async function requestsPerSecond(address: string, paths: readonly string[]): Promise<number> {
  const requests = paths.map((path) => ({ path }));
  await autocannon({ url: address, connections: CONNECTIONS, duration: WARM_SECONDS, requests });
  const result = await autocannon({ url: address, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${paths[0]}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}
