import { setImmediate, setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import PageCacheHandler from "@/lib/cache/pages/cache-handler.mjs";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { withKeptAnswers } from "@/lib/server/http/pages/kept-answers";
import { compressed, withPageBytes } from "@/lib/server/http/pages/page-bytes";
import { createPageStore } from "@/lib/server/http/pages/page-store";
import { askServer, type ServerAnswer } from "@/tests/support/ask-server";

const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'";
const HTML = `<!doctype html><p>${"text ".repeat(2_000)}</p>`;

type Page = {
  status?: number;
  headers?: Record<string, string>;
  revalidate?: number | false;
  meanwhile?: () => Promise<unknown>;
};

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
  if (!entry) await page.meanwhile?.();
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

/** Who asks first has Next make the page. */
async function keep(headers: Record<string, string> = {}): Promise<ServerAnswer> {
  const answer = await send(headers);
  asked.splice(0);
  return answer;
}

/** What a page that Next found kept says, which the first answer does not. */
const KEPT = { "x-nextjs-cache": "HIT" };

const withoutTimes = ({ date: _date, "x-accel-expires": _expires, ...headers }: ServerAnswer["headers"]) => headers;

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("answers the second who asks in %s without Next, with the same head and bytes", async (encoding, unpack) => {
  const headers = { "accept-encoding": encoding };
  const first = await keep(headers);
  const second = await send(headers);
  expect(asked).toEqual([]);
  expect(second.status).toBe(200);
  expect(withoutTimes(second.headers)).toEqual({ ...withoutTimes(first.headers), ...KEPT });
  expect(second.headers["x-accel-expires"]).toMatch(/^@\d+$/);
  expect(unpack(second.body).toString()).toBe(HTML);
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
  expect([head.body.byteLength, withoutTimes(head.headers)]).toEqual([0, { ...withoutTimes(headers), ...KEPT }]);
  expect(asked).toEqual([]);
});

it("does so where another server or an earlier address had the page made, once Next has found it", async () => {
  await new PageCacheHandler({ maxMemoryCacheSize: 10_000_000 }).set(key, made(HTML), { cacheControl: { revalidate: 300 } });
  await keep();
  await send();
  expect(asked).toEqual([]);
});

describe("a page that is made anew after a write", () => {
  const write = () => new PageCacheHandler({}).revalidateTag(`of${key}`);
  let finish: () => void;
  /** So many who ask for it, of whom the first has come to Next. */
  async function askWhileMade(callers: number, gives: Page = {}): Promise<Promise<ServerAnswer>[]> {
    await keep();
    await write();
    const made = new Promise<void>((resolve) => {
      finish = resolve;
    });
    page = { ...gives, meanwhile: () => made };
    const first = send();
    while (asked.length === 0) await setImmediate();
    return [first, ...Array.from({ length: callers - 1 }, () => send())];
  }
  const statusesOf = async (answers: Promise<ServerAnswer>[]) => (await Promise.all(answers)).map(({ status }) => status);

  it("is asked of Next once for all who come meanwhile", async () => {
    const answers = await askWhileMade(4);
    await setTimeout(100);
    finish();
    expect(await statusesOf(answers)).toEqual([200, 200, 200, 200]);
    expect(asked).toEqual([`GET ${key}`]);
  });

  it("is asked of Next again by those who waited, where another write came over it", async () => {
    const answers = await askWhileMade(3);
    await setTimeout(100);
    await write();
    finish();
    await Promise.all(answers);
    expect(asked.length).toBeGreaterThan(1);
  });

  it("is asked of Next by those who waited, all at once, where it is kept no more", async () => {
    const answers = await askWhileMade(3, { status: 404 });
    await setTimeout(100);
    finish();
    expect(await statusesOf(answers)).toEqual([404, 404, 404]);
    expect(asked).toHaveLength(3);
  });

  it("holds nobody up who asks for something else of it", async () => {
    const [first] = await askWhileMade(1);
    void send({ rsc: "1" });
    while (asked.length < 2) await setImmediate();
    finish();
    await first;
  });
});

it.each<[string, () => Promise<unknown>]>([
  ["made two pages", () => new PageCacheHandler({}).set("/another", made("other"), { cacheControl: { revalidate: 300 } })],
  ["made a page over which a write came", () => new PageCacheHandler({}).revalidateTag(`of${key}`)],
])("keeps nothing where Next %s", async (_, happen) => {
  page = { meanwhile: happen };
  await keep();
  page = {};
  await send();
  expect(asked).toEqual([`GET ${key}`]);
});

it("keeps what Next made of other data that it found or kept", async () => {
  const data = { kind: "FETCH", data: { body: "[]" } };
  const rows = new PageCacheHandler({ maxMemoryCacheSize: 10_000_000 });
  await rows.set(`found for ${key}`, data, { tags: [] });
  page = {
    meanwhile: async () => {
      await rows.get(`found for ${key}`, {});
      await rows.set(`kept for ${key}`, data, { tags: [] });
    },
  };
  await keep();
  await send();
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
