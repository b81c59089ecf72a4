import { brotliDecompressSync, gunzipSync } from "node:zlib";
import PageCacheHandler from "@/lib/cache/pages/cache-handler.mjs";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { withKeptAnswers } from "@/lib/server/http/pages/kept-answers";
import { compressed, withPageBytes } from "@/lib/server/http/pages/page-bytes";
import { createPageStore } from "@/lib/server/http/pages/page-store";
import { askServer, type ServerAnswer } from "@/tests/support/ask-server";

const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'";
const HTML = `<!doctype html><p>${"text ".repeat(2_000)}</p>`;

type Page = { status?: number; headers?: Record<string, string>; revalidate?: number | false };

let site: SiteServer;
/** Addresses for which Next was asked. */
let asked: string[];
let page: Page;
let number = 0;
/** A name that no other test keeps. */
let key: string;

beforeEach(async () => {
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
  [asked, page, key] = [[], {}, `/page/${++number}`];
  const store = createPageStore();
  site.serve(withKeptAnswers(compressed(withPageBytes(asNext, store)), store));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

/** Answers as Next does: from what is kept, else with what it makes and keeps. */
const asNext: Parameters<SiteServer["serve"]>[0] = async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const handler = new PageCacheHandler({ maxMemoryCacheSize: 10_000_000 });
  const entry = await handler.get(key, {});
  if (!entry) await handler.set(key, made(HTML), { cacheControl: { revalidate: page.revalidate ?? 300 } });
  response.setHeader("content-security-policy", POLICY);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "s-maxage=300");
  response.setHeader("x-nextjs-cache", entry ? "HIT" : "MISS");
  for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value);
  response.statusCode = page.status ?? 200;
  response.end(entry?.value.html ?? HTML);
};
const made = (html: string) => ({ kind: "APP_PAGE", html, headers: { "x-next-cache-tags": `everything,of${key}` } });

const send = (headers: Record<string, string> = {}, method = "GET") =>
  askServer(site.port, key, { "accept-encoding": "gzip, br", ...headers }, method);

/** The first makes the page, the second finds it kept: from then on Next is not needed. */
async function keep(headers: Record<string, string> = {}): Promise<ServerAnswer> {
  await send(headers);
  const answer = await send(headers);
  asked.splice(0);
  return answer;
}

const withoutTimes = ({ date: _date, "x-accel-expires": _expires, ...headers }: ServerAnswer["headers"]) => headers;

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("answers the third who asks in %s without Next, with the same head and bytes", async (encoding, unpack) => {
  const headers = { "accept-encoding": encoding };
  const second = await keep(headers);
  const third = await send(headers);
  expect(asked).toEqual([]);
  expect(third.status).toBe(200);
  expect(withoutTimes(third.headers)).toEqual(withoutTimes(second.headers));
  expect(third.headers["x-accel-expires"]).toMatch(/^@\d+$/);
  expect(unpack(third.body).toString()).toBe(HTML);
  // In another encoding it was not made yet.
  await send({ "accept-encoding": encoding === "br" ? "gzip" : "br" });
  expect(asked).toHaveLength(1);
});

it("answers 304 to who has it, and HEAD with its head alone", async () => {
  const { headers } = await keep();
  const again = await send({ "if-none-match": String(headers.etag) });
  expect([again.status, again.body.byteLength, again.headers["content-type"]]).toEqual([304, 0, undefined]);
  expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  expect((await send({ "if-none-match": '"another"' })).status).toBe(200);
  const head = await send({}, "HEAD");
  expect([head.body.byteLength, withoutTimes(head.headers)]).toEqual([0, withoutTimes(headers)]);
  expect(asked).toEqual([]);
});

it("does without Next for a page that holds until it is written, and was kept long ago", async () => {
  page = { revalidate: false };
  await keep();
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 10 ** 10);
  await send();
  expect(asked).toEqual([]);
});

it.each<[string, () => unknown]>([
  ["one of its tags was invalidated", () => new PageCacheHandler({}).revalidateTag(`of${key}`)],
  ["it was made anew", () => new PageCacheHandler({}).set(key, made("<p>new</p>"), { cacheControl: { revalidate: 300 } })],
  ["it is due to be made anew", () => jest.spyOn(Date, "now").mockReturnValue(Date.now() + 301_000)],
  ["it is kept no more", () => new PageCacheHandler({}).kept.delete(key)],
])("asks Next again where %s", async (_, happen) => {
  await keep();
  await send();
  await new PageCacheHandler({}).revalidateTag("of-another-page");
  await send();
  expect(asked).toEqual([]);
  await happen();
  await send();
  expect(asked).toEqual([`GET ${key}`]);
});

it.each<[string, string, Record<string, string>]>([
  ["its data for the router", "GET", { rsc: "1" }],
  ["a prefetch", "GET", { "next-router-prefetch": "1" }],
  ["an action", "GET", { "next-action": "a" }],
  ["the server itself, again", "GET", { "x-asked-again": "1" }],
  ["bytes as they are", "GET", { "accept-encoding": "identity" }],
])("leaves to Next who asks for %s", async (_, method, headers) => {
  await keep();
  await send(headers, method);
  expect(asked).toEqual([`${method} ${key}`]);
  // Nor is what they got kept for others.
  asked.splice(0);
  await send();
  expect(asked).toEqual([]);
});

it.each<[string, Page]>([
  ["is not found", { status: 404 }],
  ["sets a cookie", { headers: { "set-cookie": "a=b" } }],
  ["is stale", { headers: { "x-nextjs-cache": "STALE" } }],
  ["names no time until which it holds", { revalidate: Number.NaN }],
])("keeps no answer that %s", async (_, given) => {
  page = given;
  await keep();
  await send();
  expect(asked).toEqual([`GET ${key}`]);
});
