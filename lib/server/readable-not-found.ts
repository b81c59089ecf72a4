import { get, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";

/**
 * Next answers a missing job or department with status 404 and an empty body that a script fills. These pages hold the same words as
 * HTML; their body is sent instead, under the same status, so that the words can be read without a script (docs/decisions/003).
 */
const PAGES = [
  { missing: /^\/job(?:\/|$)/, page: "/job-not-found" },
  // An address without a page: Next answers it with app/global-not-found.tsx, which is complete HTML.
  { missing: /^\/jobs\//, page: "/no-such-page" },
] as const;

const TIMEOUT_MS = 5_000;
/** Headers that describe the body which is replaced. */
const BODY_HEADERS = ["content-length", "content-encoding", "etag", "transfer-encoding"];

/** Wraps the listener of the site: HTML pages of the patterns above that answer 404 get a readable body. */
export function withReadableNotFound(listener: RequestListener, origin: string): RequestListener {
  return (request, response) => {
    const page = pageFor(request);
    if (page) replaceMissing(request, response, `${origin}${page}`);
    listener(request, response);
  };
}

function pageFor(request: IncomingMessage): string | null {
  // A request of the browser's router asks for data, and answers it itself.
  if (request.method !== "GET" || request.headers.rsc !== undefined) return null;
  const [path = "", query] = (request.url ?? "").split("?", 2);
  const found = PAGES.find(({ missing }) => missing.test(path));
  if (!found) return null;
  return new URLSearchParams(query).get("lang") === "hi" ? `${found.page}?lang=hi` : found.page;
}

/** Holds back the response until its status is known; a page that was found passes unchanged. */
function replaceMissing(request: IncomingMessage, response: ServerResponse, pageUrl: string): void {
  const { writeHead, write, end } = response;
  let isReplaced: boolean | undefined;
  response.writeHead = ((...args: Parameters<ServerResponse["writeHead"]>) => {
    isReplaced = isMissingPage(response, args[0]);
    return isReplaced ? response : writeHead.apply(response, args);
  }) as typeof writeHead;
  // Where the head was not written yet, Node writes it with the body, in one piece and with its length.
  const decide = () => {
    isReplaced ??= isMissingPage(response, response.statusCode);
    return isReplaced;
  };
  response.write = ((...args: Parameters<typeof write>) => (decide() ? true : write.apply(response, args))) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!decide()) return end.apply(response, args);
    Object.assign(response, { writeHead, write, end });
    sendPage(request, response, pageUrl);
    return response;
  }) as typeof end;
}

function isMissingPage(response: ServerResponse, status: number): boolean {
  return status === 404 && String(response.getHeader("content-type")).startsWith("text/html");
}

/** Sends the body of another page of this server with status 404; a plain line where that page fails. */
function sendPage(request: IncomingMessage, response: ServerResponse, pageUrl: string): void {
  for (const name of BODY_HEADERS) response.removeHeader(name);
  const encoding = request.headers["accept-encoding"];
  const inner = get(pageUrl, { headers: encoding ? { "accept-encoding": String(encoding) } : {}, timeout: TIMEOUT_MS });
  inner.on("response", (answer) => {
    const { "content-encoding": contentEncoding, "content-type": contentType } = answer.headers;
    response.writeHead(404, {
      "content-type": contentType ?? "text/html; charset=utf-8",
      ...(contentEncoding && { "content-encoding": contentEncoding }),
    });
    answer.pipe(response);
  });
  inner.on("timeout", () => inner.destroy(new Error("The page took too long")));
  inner.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
  });
}
