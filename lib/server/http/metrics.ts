import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { isSameSecret } from "@/lib/auth/secret";
import { addDatabaseMetrics, type Counted } from "@/lib/server/http/database-metrics";
import { isListQuery } from "@/lib/server/http/page-query";

const PATH = "/api/metrics";
/** Seconds; a kept page takes less than the first, and an alert looks at the sixth. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is asked for, in a few words: a label for each address would be a series for each, and say who looked at what. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/|^\/fonts\/|\.(?:js|css|png|svg|ico|woff2|webmanifest)$/, "file"],
  [/^\/api\/health$/, "health"],
  [/^\/api\/admin\//, "call of the staff"],
  [/^\/api(?:\/|$)/, "call"],
  [/^\/admin(?:\/|$)/, "page of the staff"],
  [/^\/job\//, "job"],
  [/^\/jobs(?:\/|$)/, "department"],
  [/^\/(?:sitemap|feeds\/|open-data\/)|\.(?:xml|ics|txt)$/, "feed"],
  [/^\/$/, "home"],
];

/**
 * Wraps the listener of the site where a token is set: counts requests with their time, and answers `GET /api/metrics` in the text form of
 * Prometheus to whoever sends it as the bearer token; 401 to others. Without one the address is as any that does not exist.
 */
export function withMetrics(listener: RequestListener, token: string | undefined, counted: Counted): RequestListener {
  if (token === undefined) return listener;
  const register = new Registry();
  collectDefaultMetrics({ register });
  addDatabaseMetrics(register, counted);
  const seconds = new Histogram({
    name: "niyukti_http_request_seconds",
    help: "From the head of a request to the end of its answer, by what was asked for.",
    labelNames: ["kind", "status"],
    buckets: BUCKETS,
    registers: [register],
  });
  return (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === PATH) {
      answer(request, response, { register, token }).catch((error: Error) => response.destroy(error));
      return;
    }
    const end = seconds.startTimer({ kind: kindOf(path, request) });
    response.once("close", () => end({ status: response.writableFinished ? `${String(response.statusCode)[0]}xx` : "left" }));
    listener(request, response);
  };
}

function kindOf(path: string, { url = "" }: IncomingMessage): string {
  // A list of a filter is made for each request, a page without one is kept, in whatever language.
  if (isListQuery(path, url.slice(path.length))) return "list";
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { register, token }: { register: Registry; token: string },
): Promise<void> {
  const [scheme, given = ""] = (request.headers.authorization ?? "").split(" ");
  response.setHeader("cache-control", "no-store");
  if (scheme?.toLowerCase() !== "bearer" || !isSameSecret(given, token)) {
    response
      .writeHead(401, { "www-authenticate": "Bearer", "content-type": "text/plain" })
      .end("The metrics need their token.\n");
    return;
  }
  const text = await register.metrics();
  response.writeHead(200, { "content-type": register.contentType }).end(text);
}
