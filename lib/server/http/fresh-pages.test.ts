import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { lastInvalidation, noteInvalidation } from "@/lib/cache/pages/invalidations.mjs";
import { OUTDATED_HEADER } from "@/lib/cache/pages/outdated-header.mjs";
import { withFreshPages } from "@/lib/server/http/fresh-pages";

let server: Server;
let origin: string;
/** What becomes of the next requests: each is answered when its page is done. */
let making: { done: Promise<void>; body: string; outdatedBy?: number }[];
let asked: string[];

const next: RequestListener = (request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers["accept-language"]}`);
  const page = making.shift();
  void page?.done.then(() => {
    response.setHeader("cache-control", "s-maxage=300");
    response.setHeader("content-type", "text/html");
    if (page.outdatedBy !== undefined) response.setHeader(OUTDATED_HEADER, page.outdatedBy);
    response.flushHeaders();
    response.end(page.body);
  });
};

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => listener(request, response)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listener = withFreshPages(next, origin);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function read(method = "GET") {
  const response = await fetch(`${origin}/job/7?lang=hi`, { method, headers: { "accept-language": "hi" } });
  const [mark, cacheControl] = [OUTDATED_HEADER, "cache-control"].map((name) => response.headers.get(name));
  return { text: await response.text(), mark, cacheControl };
}
const done = Promise.resolve();
const old = () => ({ done, body: "old", outdatedBy: lastInvalidation() });

it("asks again for whoever came after the write that went over the page", async () => {
  noteInvalidation(["job:7"]);
  making = [old(), { done, body: "fresh" }];
  expect(await read()).toEqual({ text: "fresh", mark: null, cacheControl: "s-maxage=300" });
  expect(asked).toEqual(["GET /job/7?lang=hi hi", "GET /job/7?lang=hi hi"]);
});

it("gives the page to whoever came before the write, for no cache to keep", async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  making = [{ done: held, body: "old", outdatedBy: lastInvalidation() + 1 }];
  const reading = read();
  while (asked.length === 0) await new Promise(setImmediate);
  noteInvalidation(["job:7"]);
  finish();
  expect(await reading).toEqual({ text: "old", mark: null, cacheControl: "no-store" });
  expect(asked).toHaveLength(1);
});

it("asks four times at most, and no call that writes", async () => {
  noteInvalidation(["job:7"]);
  making = [old(), old(), old(), old(), { done, body: "never asked for" }];
  expect(await read()).toMatchObject({ text: "old", cacheControl: "no-store" });
  expect(asked).toHaveLength(4);
  making = [old()];
  expect(await read("POST")).toMatchObject({ text: "old", mark: null });
});
