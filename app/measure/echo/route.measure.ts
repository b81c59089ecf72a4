import { setTimeout as sleep } from "node:timers/promises";

export const dynamic = "force-dynamic";

const LONGEST_DELAY_MS = 5_000;

/** Answers the request's own headers, but for the policy, which holds the mark of the site's scripts (lib/server/http/pages/page-bytes.ts), after `delayMs`: what tests of the server in front of Next look at. */
export async function GET(request: Request): Promise<Response> {
  const delayMs = Number(new URL(request.url).searchParams.get("delayMs") ?? 0);
  await sleep(Math.min(delayMs, LONGEST_DELAY_MS));
  const { "content-security-policy": _mark, ...headers } = Object.fromEntries(request.headers);
  return Response.json(headers, { headers: { "cache-control": "no-store" } });
}
