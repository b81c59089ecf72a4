import http from "node:http";
import type { Sent } from "./requests";

export type Answer = { status: number; ms: number; text: string; headers: http.IncomingHttpHeaders };

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
/** Far beyond what a call may take: one that never answers must not stop the rest. */
const GIVE_UP_MS = 30_000;

/** Sends a request as it is, whatever a proper client would say to it. An answer of status 0 is a connection that was closed. */
export function send(address: string, { method, path, headers, body }: Sent, more: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, given: http.IncomingHttpHeaders = {}) =>
      resolve({ status, ms: performance.now() - startedAt, text, headers: given });
    const length = body === null ? {} : { "content-length": body.byteLength };
    const options = { agent, hostname, port, method, path, headers: { ...length, ...headers, ...more }, timeout: GIVE_UP_MS };
    const request = http.request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => end(response.statusCode ?? 0, Buffer.concat(parts).toString().slice(0, 300), response.headers));
      response.on("error", (error) => end(0, error.message));
    });
    request.on("timeout", () => request.destroy(new Error("no answer")));
    request.on("error", (error) => end(0, error.message));
    request.end(body ?? undefined);
  });
}
