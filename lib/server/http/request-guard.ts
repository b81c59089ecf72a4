import type { IncomingMessage, ServerResponse } from "node:http";
import { readQuery } from "@/lib/server/http/page-query";

/** What some page or call may take. TRACE would send a request back, cookies and all (RFC 9110, 9.3.8). */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Addresses that no page and no call has; Next answers them with complete pages, and the API with JSON. */
const NOWHERE = { page: "/no-such-page", call: "/api/no-such-call" };

/** Pages that only measurements and tests ask for. Every build has them, so that what is measured is what is served. */
const MEASURING = /^\/measure(?![^/.])/i;

/**
 * Keeps from Next what it would answer with an error of its own: an unknown method is refused (true: the response has ended), an address that
 * is no text, or holds a NUL, is led to where nothing is, and so is a page of measurements unless `isMeasuring`. Of a query it leaves what the
 * page reads.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, isMeasuring: boolean): boolean {
  if (!METHODS.includes(request.method ?? "")) {
    response.writeHead(405, { allow: METHODS.join(", "), "content-type": "text/plain; charset=utf-8" });
    response.end("This address does not take this method.\n");
    return true;
  }
  const { path, query } = partsOf(request.url ?? "/");
  const meant = decoded(path);
  if (meant === null || (!isMeasuring && MEASURING.test(meant))) {
    request.url = `${path.startsWith("/api/") ? NOWHERE.call : NOWHERE.page}${query}`;
  } else request.url = path + readQuery(meant, query);
  return false;
}

function partsOf(url: string): { path: string; query: string } {
  const at = url.indexOf("?");
  return at < 0 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at) };
}

/** The path as Next reads it; null where it is no text. */
function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
