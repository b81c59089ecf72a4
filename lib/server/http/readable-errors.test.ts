import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { withReadableErrors } from "@/lib/server/http/readable-errors";

let server: Server;
let origin: string;
let isDatabaseAway: boolean | Error;
let failedPageStatus: number;

const asked: string[] = [];
/** What leads elsewhere. */
const LEADING = { "/job/4": 308, "/jobs/8": 308 };

/** What Next answers: pages that fail are empty. */
const next: RequestListener = (request, response) => {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  asked.push(request.url ?? "");
  const isFound = path === "/job/1" || path.startsWith("/job-not-found");
  const page = isFound
    ? 200
    : ({ "/failed": failedPageStatus, "/job/2": 404, "/job/3": 404, "/jobs/ssc": 429, "/too-many": 200, ...LEADING }[path] ??
      500);
  response.setHeader("content-length", path === "/failed" ? 8 + query.length : 5);
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (page === 429) response.setHeader("retry-after", "59");
  if (page === 308) response.setHeader("location", path === "/job/4" ? ["/job/8", "/job/8"] : "/job/8");
  response.setHeader("cache-control", "s-maxage=300");
  response.writeHead(page, { "x-kept": "yes" });
  response.end(path === "/failed" ? `a page, ${query}` : path === "/too-many" ? "wait!" : "empty");
};

beforeEach(async () => {
  isDatabaseAway = true;
  failedPageStatus = 200;
  server = createServer((request, response) => listener(request, response)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listener = withReadableErrors(next, origin, {
    wasDatabaseAway: async () => {
      if (isDatabaseAway instanceof Error) throw isDatabaseAway;
      return isDatabaseAway;
    },
    departmentOfGone: async (id) => (id === 3 ? "Railway" : null),
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${origin}${path}`, init);
  return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await response.text() };
}

it.each(["/", "/exams", "/job/7", "/settings", "/sitemap.xml"])(
  "%s answers 503 with words while the database is away",
  async (path) => {
    expect(await ask(path)).toEqual({ status: 503, retryAfter: "5", text: "a page, " });
    expect(await ask(`${path}?lang=hi`)).toMatchObject({ status: 503, text: "a page, lang=hi" });
    expect((await fetch(`${origin}${path}`)).headers.get("cache-control")).toBe("no-store");
  },
);

it("HEAD says the same without words", async () => {
  expect(await ask("/", { method: "HEAD" })).toEqual({ status: 503, retryAfter: "5", text: "" });
});

it("a page that fails while the database answers is 500, readable too", async () => {
  isDatabaseAway = false;
  expect(await ask("/exams")).toEqual({ status: 500, retryAfter: null, text: "a page, " });
});

it("closes the connection where it cannot be told what to send", async () => {
  isDatabaseAway = new Error("nobody knows");
  await expect(ask("/exams")).rejects.toThrow("fetch failed");
});

it("where the page of failures fails too, a line says so", async () => {
  failedPageStatus = 500;
  expect(await ask("/exams")).toEqual({
    status: 503,
    retryAfter: "5",
    text: "This page could not be shown. Please try again.\n",
  });
  expect((await ask("/failed")).status).toBe(500);
});

it("a search over the limit is told so by a page, and when it may be made again", async () => {
  expect(await ask("/jobs/ssc?search=clerk")).toEqual({ status: 429, retryAfter: "59", text: "wait!" });
});

it("a missing job is answered with what is open of its department where that is known", async () => {
  asked.length = 0;
  expect(await ask("/job/3?lang=hi")).toMatchObject({ status: 404 });
  expect(await ask("/job/2")).toMatchObject({ status: 404 });
  expect(asked.filter((address) => address.startsWith("/job-not"))).toEqual(["/job-not-found/railway?lang=hi", "/job-not-found"]);
});

it("what could be made, what is missing, calls and the router's requests are left alone", async () => {
  expect(await ask("/job/1")).toMatchObject({ status: 200, text: "empty" });
  expect(await ask("/job/2")).toMatchObject({ status: 404, retryAfter: null });
  for (const call of ["/api/jobs", "/api"]) expect(await ask(call)).toMatchObject({ status: 500, text: "empty" });
  expect(await ask("/exams", { headers: { rsc: "1" } })).toMatchObject({ status: 500, text: "empty" });
  expect(await ask("/exams", { method: "POST" })).toMatchObject({ status: 500, text: "empty" });
});

it("a job that was joined with another leads there, by one address that no browser keeps for good", async () => {
  const led = async (path: string) => {
    const { status, headers } = await fetch(`${origin}${path}`, { redirect: "manual" });
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  expect(await led("/job/4")).toEqual([308, "/job/8", "no-cache"]);
  // Any other address leads on as it says, and a page of a job that leads nowhere is kept as it says.
  expect(await led("/jobs/8")).toEqual([308, "/job/8", "s-maxage=300"]);
  expect(await led("/job/1")).toEqual([200, null, "s-maxage=300"]);
});
