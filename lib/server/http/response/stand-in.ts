import { get, type IncomingMessage, type ServerResponse } from "node:http";

const TIMEOUT_MS = 5_000;
/** Headers that describe the body which is replaced. */
const BODY_HEADERS = ["content-length", "content-encoding", "etag"];
/** Headers of the page whose body is sent that belong to this body. */
const KEPT_HEADERS = ["content-type", "content-encoding", "content-security-policy"];

/** With which status a page is sent in the place of another, and what more its head says. */
export type StandIn = { status: number; headers?: Record<string, string> };

/** Sends the body of another page of this server; a plain line where that page fails. */
export function sendStandIn(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: StandIn,
  pageUrl: string,
): void {
  for (const name of BODY_HEADERS) response.removeHeader(name);
  const encoding = request.headers["accept-encoding"];
  const inner = get(pageUrl, { headers: encoding ? { "accept-encoding": String(encoding) } : {}, timeout: TIMEOUT_MS });
  inner.on("response", (answer) => {
    if (answer.statusCode === 500) {
      answer.resume();
      return sendLine(response, status, headers);
    }
    const kept = KEPT_HEADERS.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : []));
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...Object.fromEntries(kept), ...headers });
    // Where it breaks off, so does what is sent: nobody waits for the rest of it.
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  inner.on("timeout", () => inner.destroy(new Error("The page took too long")));
  inner.on("error", () => {
    if (response.headersSent) response.destroy();
    else sendLine(response, status, headers);
  });
}

function sendLine(response: ServerResponse, status: number, headers: StandIn["headers"]): void {
  const line = status === 404 ? "Not found\n" : "This page could not be shown. Please try again.\n";
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers }).end(line);
}
