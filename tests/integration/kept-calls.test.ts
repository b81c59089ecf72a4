import type { RequestListener } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { noteClick, raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { etagOf, isCurrentTag } from "@/lib/http/etag";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { withKeptAnswers } from "@/lib/server/http/pages/kept-answers";
import { compressed, withPageBytes } from "@/lib/server/http/pages/page-bytes";
import { createPageStore } from "@/lib/server/http/pages/page-store";
import { askServer } from "@/tests/support/ask-server";

const LIST = "/api/jobs?department=Indian+Army";

let site: SiteServer;
/** Addresses for which Next was asked. */
let asked: string[];
let body: string;
let given: { status?: number; headers?: Record<string, string> };
let whileAnswering: () => void;

beforeEach(async () => {
  // As on a running server; without it all answers change every 30 seconds.
  setHearsOfWrites(true);
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval"],
    now: Date.parse("2026-09-01T06:00:02Z"),
  });
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
  [asked, body, given, whileAnswering] = [
    [],
    JSON.stringify({ jobs: [], total: 0, text: "a".repeat(2_000) }),
    {},
    () => undefined,
  ];
  const store = createPageStore();
  site.serve(withKeptAnswers(compressed(withPageBytes(asNext, store)), store));
});
afterEach(async () => {
  jest.useRealTimers();
  setHearsOfWrites(false);
  await site.close();
});

/** Answers as a route of ours does: 304 to who has it. */
const asNext: RequestListener = (request, response) => {
  asked.push(request.url ?? "");
  whileAnswering();
  response.setHeader("content-security-policy", "script-src 'self' 'unsafe-inline'");
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("etag", etagOf(body));
  for (const [name, value] of Object.entries(given.headers ?? {})) response.setHeader(name, value);
  const hasIt = isCurrentTag(request.headers["if-none-match"] ?? null, etagOf(body));
  response.statusCode = hasIt ? 304 : (given.status ?? 200);
  response.end(hasIt ? undefined : body);
};

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  askServer(site.port, path, { "accept-encoding": "br", ...headers }, method);

it.each([LIST, "/api/jobs", "/api/stats"])("answers %s once for all who ask until a write is announced", async (path) => {
  const first = await ask(path);
  const second = await ask(path);
  expect(asked).toEqual([path]);
  expect(second.status).toBe(200);
  expect(second.headers).toEqual({ ...first.headers, date: expect.anything() });
  expect(second.headers["access-control-allow-origin"]).toBe("*");
  expect(brotliDecompressSync(second.body).toString()).toBe(body);

  body = '{"jobs":[],"total":1}';
  raiseGeneration();
  expect(brotliDecompressSync((await ask(path)).body).toString()).toBe(body);
  await ask(path);
  expect(asked).toEqual([path, path]);
});

it("answers 304 to who has it, also where nobody asked without a tag before", async () => {
  const tagged = { "if-none-match": etagOf(body) };
  expect((await ask(LIST, tagged)).status).toBe(304);
  expect((await ask(LIST, tagged)).status).toBe(304);
  expect(asked).toHaveLength(1);
  expect((await ask(LIST, { "if-none-match": 'W/"another"' })).status).toBe(200);
  // Now it is compressed.
  expect((await ask(LIST)).status).toBe(200);
  expect(asked).toHaveLength(2);
});

it("keeps no answer over whose making a write came", async () => {
  whileAnswering = () => raiseGeneration();
  await ask(LIST);
  whileAnswering = () => undefined;
  await ask(LIST);
  await ask(LIST);
  expect(asked).toHaveLength(2);
});

it("makes all anew at midnight in India", async () => {
  jest.setSystemTime(Date.parse("2026-09-01T18:29:59Z"));
  await ask(LIST);
  await ask(LIST);
  expect(asked).toHaveLength(1);
  jest.setSystemTime(Date.parse("2026-09-01T18:30:00Z"));
  await ask(LIST);
  expect(asked).toHaveLength(2);
});

it("makes the figures, which hold a sum of clicks, anew after a click here, and after ten seconds for those of other servers", async () => {
  for (const path of ["/api/stats", LIST]) await ask(path);
  noteClick();
  for (const path of ["/api/stats", LIST]) await ask(path);
  expect(asked).toEqual(["/api/stats", LIST, "/api/stats"]);
  jest.setSystemTime(Date.now() + 10_000);
  for (const path of ["/api/stats", LIST]) await ask(path);
  expect(asked.slice(3)).toEqual(["/api/stats"]);
});

it.each<[string, string, string, { status?: number; headers?: Record<string, string> }]>([
  ["is a search, which is counted", "/api/jobs?page=2&search=clerk", "GET", {}],
  ["begins with a search", "/api/jobs?search=clerk", "GET", {}],
  ["searches for the words of tags, which are counted", "/api/jobs?page=2&tags=clerk", "GET", {}],
  ["is another call", "/api/jobs/5", "GET", {}],
  ["is none for reading", "/api/jobs", "POST", {}],
  ["is refused", "/api/jobs?page=x", "GET", { status: 400 }],
  ["sets a cookie", "/api/jobs", "GET", { headers: { "set-cookie": "a=b" } }],
])("keeps nothing that %s", async (_, path, method, answer) => {
  given = answer;
  await ask(path, {}, method);
  await ask(path, {}, method);
  expect(asked).toEqual([path, path]);
});
