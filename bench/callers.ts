import { Agent, request } from "node:http";

/** What browsers and phones send. */
export const AS_BROWSERS = {
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "en-IN,en;q=0.9",
  accept: "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
};

export type Asked = { path: string; headers?: Record<string, string> };
type Answer = { status: number; ms: number; bytes: number; body: Buffer; headers: NodeJS.Dict<string | string[]> };
export type Answers = { times: number[]; seconds: number };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One answer as it came over the line: packed. */
export function ask(address: string, { path, headers }: Asked): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { agent, headers: { ...AS_BROWSERS, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: sentBack } = response;
        resolve({ status, ms: performance.now() - start, bytes: body.length, body, headers: sentBack });
      });
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      // The server may close a connection that was long idle just as it is taken again: as browsers do, the request is sent once more.
      if (sent.reusedSocket && error.code === "ECONNRESET") ask(address, { path, headers }).then(resolve, reject);
      else reject(error);
    });
    sent.end();
  });
}

/** Asks all, so many at a time, each caller the next one. Any answer but 200 and 304 ends the measurement. */
export async function askAll(address: string, asked: readonly Asked[], callers: number): Promise<Answers> {
  const times: number[] = [];
  const rest = asked.values();
  const start = performance.now();
  const caller = async () => {
    for (const one of rest) {
      const { status, ms } = await ask(address, one);
      if (status !== 200 && status !== 304) throw new Error(`${one.path}: ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - start) / 1000 };
}

/** Requests a second over some seconds, of paths in turn. */
export async function ratePerSecond(
  address: string,
  paths: readonly string[],
  { callers = 16, seconds = 6 } = {},
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const caller = async (_: unknown, at: number) => {
    for (let next = at; performance.now() < end; next += callers) {
      const { status } = await ask(address, { path: paths[next % paths.length] ?? "/" });
      if (status !== 200) throw new Error(`${paths[next % paths.length]}: ${status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return count / seconds;
}
