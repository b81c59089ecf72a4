import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { backgroundDone } from "@/lib/http/background";
import { NO_PAGE_POLICY, SECURITY_HEADERS } from "@/lib/http/security-headers.mjs";
import { rewriteForwardedHeaders } from "@/lib/server/http/forwarded-headers";
import { refuseMalformed } from "@/lib/server/http/request-guard";
import { StalledReaders } from "@/lib/server/http/stalled-readers";

// A client that sends slowly must not hold a connection for ever; a proxy in front keeps its own idle connections for a minute.
const LIMITS = {
  // A search of 5,000 letters in any script is 45 KB in an address, and is told that it is too long rather than cut off.
  maxHeaderSize: 64 * 1024,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  // How often the two are looked at; Node's own half a minute would nearly double them.
  connectionsCheckingInterval: 1_000,
};
const PATIENCE_MS = 30_000;
/** What Node answers to requests that it cannot take, by its errors. */
const UNREAD: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
/** Of what nobody gives a policy, as a redirect of next.config.mjs, which Next sends without any. Pages and calls have theirs. */
const NOTHING_RUNS = ["Content-Security-Policy", NO_PAGE_POLICY] as const;
/** While it stops, requests that are on their way on open connections still arrive. */
const GRACE_MS = 500;
const FINISH_TIMEOUT_MS = 10_000;
const FINISH_TIMEOUT_IN_DEVELOPMENT_MS = 500;

type Options = {
  host: string;
  port: number;
  trustedProxies: number;
  /** Does not wait at the end for Next's WebSocket of live changes. */
  isDevelopment: boolean;
  /** Opens the pages under /measure. */
  isMeasuring?: boolean;
  /** How long a client may take to send a request, and read nothing of its answer: 30 seconds. */
  patienceMs?: number;
};

export type SiteServer = {
  /** While nobody listens on it for upgrades, a request that would go on in another protocol is answered as any other (RFC 9110, 7.8). */
  server: Server;
  /** The port that it listens on, also when any free one was asked for. */
  port: number;
  /** Sends requests to the site from now on; until then they are answered 503, or, behind a proxy, not at all. */
  serve(listener: RequestListener): void;
  /** Takes no new connections and waits up to 10 seconds for the requests that run, and for what answers left to be done after them. */
  close(): Promise<void>;
};

/** A port or an address on which this process cannot listen, in words for the operator. */
class CannotListenError extends Error {
  override readonly name = "CannotListenError";
}

function whyNotListening({ code }: NodeJS.ErrnoException, host: string, port: number): string | undefined {
  if (code === "EADDRINUSE") return `Port ${port} is already in use. Stop the program that uses it, or set PORT.`;
  if (code === "EACCES") return `Port ${port} is not for this account. Set PORT to 1024 or more, with a proxy before it.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST: this machine has no address ${host}.`;
  return undefined;
}

/**
 * The HTTP server in front of Next: bounds what a client may send and how slowly, and lets no client choose its own address.
 * It listens at once, before the database starts, so that a busy port is found first.
 * @throws CannotListenError
 */
export async function openSiteServer(options: Options): Promise<SiteServer> {
  const { host, port, trustedProxies, isDevelopment, isMeasuring = false, patienceMs = PATIENCE_MS } = options;
  let listener: RequestListener = trustedProxies > 0 ? hangUp : answerStarting;
  let isClosing = false;
  const sockets = new Set<Socket>();
  const readers = new StalledReaders(patienceMs);
  const server = createServer(
    { ...LIMITS, headersTimeout: Math.min(LIMITS.headersTimeout, patienceMs), requestTimeout: patienceMs },
    (request, response) => {
      if (isClosing) response.setHeader("connection", "close");
      for (const [name, value] of [NOTHING_RUNS, ...SECURITY_HEADERS]) response.setHeader(name, value);
      if (refuseMalformed(request, response, isMeasuring)) return;
      rewriteForwardedHeaders(request.headers, request.socket.remoteAddress ?? "", trustedProxies);
      listener(request, response);
    },
  );
  server.on("clientError", refuseUnread);
  server.on("connection", (socket) => {
    sockets.add(socket);
    readers.watch(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await listen(server, host, port);
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    serve: (next) => {
      listener = next;
    },
    close: () => {
      isClosing = true;
      server.once("close", () => readers.stop());
      return finish(server, sockets, isDevelopment ? FINISH_TIMEOUT_IN_DEVELOPMENT_MS : FINISH_TIMEOUT_MS);
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = whyNotListening(error, host, port);
      reject(why ? new CannotListenError(why) : error);
    });
    server.listen(port, host, resolve);
  });
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "2",
  });
  response.end('{"message":"The site is starting. Please try again in a few seconds."}');
}

/** A proxy takes 503 for an answer and hands it on; one that gets none asks another server of the site, or shows what it has kept. */
function hangUp({ socket }: IncomingMessage): void {
  socket.destroy();
}

/** Answers what Node cannot read as a request, as it would by itself, with the headers that every response has. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = UNREAD[error.code ?? ""] ?? "400 Bad Request";
  const headers = [["Connection", "close"], NOTHING_RUNS, ...SECURITY_HEADERS];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
}

async function finish(server: Server, sockets: Set<Socket>, timeoutMs: number): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  await finishRequests(server, sockets, giveUpAt);
  // A mail that somebody was told to wait for must not be lost with the process.
  await Promise.race([backgroundDone(), sleep(Math.max(0, giveUpAt - Date.now()), undefined, { ref: false })]);
}

async function finishRequests(server: Server, sockets: Set<Socket>, giveUpAt: number): Promise<void> {
  const closed = once(server, "close").then(() => true as const);
  // Not the close of an HTTP server: it would at once close connections on which a request is just arriving.
  NetServer.prototype.close.call(server);
  await Promise.race([closed, sleep(Math.min(GRACE_MS, giveUpAt - Date.now()))]);
  while (Date.now() < giveUpAt) {
    // A connection is idle again only after its response: ask until none is left.
    server.closeIdleConnections();
    if (await Promise.race([closed, sleep(100, false)])) return;
  }
  // Not closeAllConnections: the server forgets a connection that became a WebSocket, yet waits for it.
  for (const socket of sockets) socket.destroy();
  await closed;
}
