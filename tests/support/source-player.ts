import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Net } from "@/lib/sources/fetch/net";

export type Asked = { host: string; path: string; request: IncomingMessage };
type Answers = (asked: Asked, response: ServerResponse) => void;

const LOOPBACK = [{ address: "127.0.0.1", family: 4 }];

/**
 * A local server that plays every site: all names lead to it, and it alone may be reached. Its clock is the run's own: waiting moves it on, and nobody
 * waits. Call it once, outside the tests.
 */
export function useSourcePlayer() {
  const player = {
    now: new Date("2026-11-02T03:00:00Z"),
    answers: ((_asked, response) => response.end()) as Answers,
    asked: [] as string[],
    waitedMs: 0,
    origin: (host: string) => `http://${host}:${port()}`,
    net: undefined as unknown as Net,
  };
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? "").split(":")[0] ?? "";
    const path = request.url ?? "/";
    player.asked.push(`${host}${path}`);
    if (path === "/robots.txt" && !player.asked.includes(`own robots ${host}`)) {
      response.writeHead(404).end();
      return;
    }
    player.answers({ host, path, request }, response);
  });
  const port = () => (server.address() as AddressInfo).port;
  player.net = {
    now: () => new Date(player.now),
    sleep: async (ms) => {
      player.waitedMs += ms;
      player.now = new Date(player.now.getTime() + ms);
    },
    lookup: ((_name: string, _options: object, done: (error: null, found: object[]) => void) => done(null, LOOPBACK)) as never,
    mayReach: (address, to) => address === "127.0.0.1" && to === port(),
    // Long enough for a busy machine: a test of an answer that does not come sets its own.
    limits: { totalMs: 10_000, bytes: 1024 * 1024, everyMs: 1_000 },
  };
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(resolve));
  });
  return player;
}
