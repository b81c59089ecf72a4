import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { OUTDATED_HEADER } from "@/lib/cache/pages/invalidations.mjs";
import { withFreshPages } from "@/lib/server/http/fresh-pages";
import { eventually } from "@/tests/support/eventually";

let server: Server;
let origin: string;
/** What becomes of the next requests. */
let pages: { body: string; isOutdated?: boolean; isCutShort?: boolean; isNeverReady?: boolean }[];
let asked: string[];
/** How many requests for the page that is left ended before it was ready. */
let givenUp: number;

const next: RequestListener = (request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers["accept-language"]}`);
  const page = pages.shift();
  response.setHeader("cache-control", "s-maxage=300");
  response.setHeader("content-type", "text/html");
  if (page?.isOutdated) response.setHeader(OUTDATED_HEADER, "1");
  response.on("close", () => {
    if (request.url === "/left") givenUp += 1;
  });
  if (page?.isNeverReady) return;
  if (page?.isCutShort) return void response.write(page.body, () => setTimeout(() => response.destroy(), 20));
  response.flushHeaders();
  response.end(page?.body);
};

beforeEach(async () => {
  [asked, givenUp] = [[], 0];
  server = createServer((request, response) => listener(request, response)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listener = withFreshPages(next, origin);
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function read(method = "GET") {
  const response = await fetch(`${origin}/job/7?lang=hi`, { method, headers: { "accept-language": "hi" } });
  const [mark, cacheControl] = [OUTDATED_HEADER, "cache-control"].map((name) => response.headers.get(name));
  return { text: await response.text(), mark, cacheControl };
}
const old = { body: "old", isOutdated: true };

it("asks again for a page that a write went over, as its reader asked", async () => {
  pages = [old, { body: "fresh" }];
  expect(await read()).toEqual({ text: "fresh", mark: null, cacheControl: "s-maxage=300" });
  expect(asked).toEqual(["GET /job/7?lang=hi hi", "GET /job/7?lang=hi hi"]);
});

it("asks four times at most, and then gives what was made for no cache to keep", async () => {
  pages = [old, old, old, old, { body: "never asked for" }];
  expect(await read()).toEqual({ text: "old", mark: null, cacheControl: "no-store" });
  expect(asked).toHaveLength(4);
});

it("asks once where no write went over the page, and for no call that writes", async () => {
  pages = [{ body: "kept" }, old];
  expect(await read()).toEqual({ text: "kept", mark: null, cacheControl: "s-maxage=300" });
  expect(await read("POST")).toEqual({ text: "old", mark: null, cacheControl: "no-store" });
  expect(asked).toHaveLength(2);
});

it("breaks off where the page that is made anew does, and does not pass its half for a whole one", async () => {
  pages = [old, { body: "half", isCutShort: true }];
  await expect(read()).rejects.toThrow("terminated");
});

it("gives up the page that is made anew where its reader leaves", async () => {
  pages = [old, { body: "", isNeverReady: true }];
  const leaving = new AbortController();
  const reading = fetch(`${origin}/left`, { signal: leaving.signal });
  await eventually(() => asked.length === 2);
  leaving.abort();
  await expect(reading).rejects.toThrow("aborted");
  await eventually(() => givenUp === 2);
});
