import { request } from "node:http";

export type ServerAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Asks a server of this machine, and gives what it sends as it comes: compressed where it is. */
export function askServer(port: number, path: string, headers: Record<string, string>, method = "GET"): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on("error", reject)
      .end();
  });
}
