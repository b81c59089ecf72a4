import type { IncomingMessage, ServerResponse } from "node:http";
import { NO_PAGE_POLICY } from "@/lib/http/security-headers.mjs";
import { isCall, readQuery } from "@/lib/server/http/page-query";

/** What some page or call may take. TRACE would send a request back, cookies and all (RFC 9110, 9.3.8). */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** What pages and files take. Forms are sent to calls; what else is sent to a page Next reads for an action, and fails on what it cannot read. */
const READING = ["GET", "HEAD", "OPTIONS"];
/** Pages that have an action: the preview of a job is made by one, for the staff. */
const OF_STAFF = /^\/admin\//;

/** Addresses that no page and no call has; Next answers them with complete pages, and the API with JSON. */
const NOWHERE = { page: "/no-such-page", call: "/api/no-such-call" };

/** Pages that only measurements and tests ask for. Every build has them, so that what is measured is what is served. */
const MEASURING = /^\/measure(?![^/.])/i;

/**
 * More than any page of the site asks for, and more cookies than a browser keeps of a domain. What Next does with each takes the square of their number: the
 * 28,000 parameters that an address may hold kept the server for 34 seconds, in which it answered nobody.
 */
const [MAX_PARAMETERS, MAX_COOKIES] = [500, 200];

/** What a file is asked for by in part or on a condition. Next answers 500 where it does not hold; whoever is not understood gets the whole (RFC 9110, 14.2). */
const IN_PART = ["range", "if-range", "if-match", "if-unmodified-since"];

/** Nothing is shown of what the server answers by itself. */
const OWN_HEADERS = { "content-type": "text/plain; charset=utf-8", "content-security-policy": NO_PAGE_POLICY };

/**
 * Keeps from Next what it would answer with an error of its own, or read otherwise than this server: an unknown method, one that writes to a page, and
 * a target that is no path or of two hosts (RFC 9112, 3.2) are refused (true: the response has ended); an address that is no text, holds a NUL, or names its page by detours
 * ("/x/../faq"), is led to where nothing is, and so is a page of measurements unless `isMeasuring`. Of a query it leaves what the page reads; of parameters
 * and cookies no more than the first hundreds. Which methods a page or file takes is answered here (true as well): Next keeps its own empty answer to that in
 * the place of a file such as a site map or a calendar, and has none for whoever asks for the file until the next write. Files are sent whole.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse, isMeasuring: boolean): boolean {
  const { headers, method = "" } = request;
  if (namesHosts(request) > 1) return refuseAddress(response, "A request names one host.");
  if (!METHODS.includes(method)) return refuseMethod(response, METHODS);
  for (const name of IN_PART) delete headers[name];
  if (headers.cookie) headers.cookie = firstOf(headers.cookie, ";", MAX_COOKIES);
  const { path, query } = partsOf(withoutOrigin(request.url ?? "/"));
  if (!path.startsWith("/")) return refuseAddress(response, "This is not the address of a page.");
  const meant = decoded(path);
  if (method === "OPTIONS" && !takesMore(meant ?? path)) return nameMethods(response);
  if (!READING.includes(method) && !mayWrite(request, meant ?? path)) return refuseMethod(response, READING);
  if (meant === null || isDetour(path, meant) || (!isMeasuring && MEASURING.test(meant))) {
    request.url = `${isCall(path) ? NOWHERE.call : NOWHERE.page}${query}`;
  } else request.url = path + readQuery(meant, query, headers.rsc === "1");
  return false;
}

/** Calls, and what Next itself is asked in development. */
const takesMore = (path: string) => isCall(path) || path.startsWith("/_");

function mayWrite({ method, headers }: IncomingMessage, path: string): boolean {
  return takesMore(path) || (method === "POST" && headers["next-action"] !== undefined && OF_STAFF.test(path));
}

/** By the lines as they came: Node's own list of all headers by name would be made for each request. */
function namesHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
}

function refuseAddress(response: ServerResponse, why: string): true {
  response.writeHead(400, OWN_HEADERS).end(`${why}\n`);
  return true;
}

function refuseMethod(response: ServerResponse, taken: readonly string[]): true {
  response.writeHead(405, { ...OWN_HEADERS, allow: taken.join(", ") }).end("This address does not take this method.\n");
  return true;
}

function nameMethods(response: ServerResponse): true {
  response.writeHead(204, { allow: READING.join(", ") }).end();
  return true;
}

/** The target without the scheme and host that a client may write before it (RFC 9112, 3.2.2): which host is meant is not for it to say. */
function withoutOrigin(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*(?=(\/)?)/i, (_origin, slash) => (slash ? "" : "/"));
}

function partsOf(url: string): { path: string; query: string } {
  const at = url.indexOf("?");
  return at < 0 ? { path: url, query: "" } : { path: url.slice(0, at), query: firstOf(url.slice(at), "&", MAX_PARAMETERS) };
}

function firstOf(text: string, separator: string, most: number): string {
  return text.split(separator, most).join(separator);
}

/** Whether an address leads elsewhere than it reads: Next resolves "." and "..", in either spelling, takes "\\" for "/" and ends at "#". No browser sends such. */
function isDetour(path: string, meant: string): boolean {
  return /[.\\#]/.test(meant) && decoded(new URL(`http://site${path}`).pathname) !== meant;
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
