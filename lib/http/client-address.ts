/**
 * The address of the client of a request. The server in front of Next leaves exactly one entry in X-Forwarded-For, which no client can
 * choose (lib/server/http/forwarded-headers.ts); behind another host's router the last entry is the one that it appended.
 */
export function clientAddress(request: Request): string {
  const entries = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  return entries.at(-1)?.trim() || "unknown";
}
