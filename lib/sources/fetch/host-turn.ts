import { db } from "@/lib/db";
import { FetchError } from "@/lib/sources/fetch/fetch-error";
import type { Net } from "@/lib/sources/fetch/net";

/** A run that would wait longer for its turn at a host comes back later. */
const MAX_WAIT_MS = 120_000;

/**
 * Waits until a host may be asked again. All servers share one queue for each host, so that ten workers are no more of a burden to it than one.
 * @throws FetchError busy where others wait so long already
 */
export async function waitForTurn(origin: string, everyMs: number, net: Net): Promise<void> {
  const now = net.now();
  const [row] = await db().$queryRaw<{ nextAt: Date }[]>`
    INSERT INTO fetch_hosts (origin, next_at) VALUES (${origin}, ${now}::timestamptz + ${everyMs} * interval '1 millisecond')
    ON CONFLICT (origin) DO UPDATE
      SET next_at = greatest(fetch_hosts.next_at, ${now}::timestamptz) + ${everyMs} * interval '1 millisecond'
    WHERE fetch_hosts.next_at < ${now}::timestamptz + ${MAX_WAIT_MS} * interval '1 millisecond'
    RETURNING next_at AS "nextAt"`;
  if (!row) throw new FetchError("busy", `${origin} has been asked too often for now`, MAX_WAIT_MS);
  const waitMs = row.nextAt.getTime() - everyMs - now.getTime();
  if (waitMs > 0) await net.sleep(waitMs);
}
