import { setTimeout as sleep } from "node:timers/promises";

export const dynamic = "force-dynamic";

const LONGEST_DELAY_MS = 5_000;

/** Answers the request's own headers after `delayMs`: what tests of the server in front of Next look at. */
export async function GET(request: Request): Promise<Response> {
  const delayMs = Number(new URL(request.url).searchParams.get("delayMs") ?? 0);
  await sleep(Math.min(delayMs, LONGEST_DELAY_MS));
  return Response.json(Object.fromEntries(request.headers), { headers: { "cache-control": "no-store" } });
}
