import { get, type RequestListener, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { withPagesInTurn } from "@/lib/server/http/pages/pages-in-turn";
import { withReadableErrors } from "@/lib/server/http/readable-errors";
import { eventually } from "@/tests/support/eventually";

let site: SiteServer;
let origin: string;
/** Pages that are being made: their addresses, and the answers that a test ends. */
let making: Map<string, ServerResponse>;

beforeEach(async () => {
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
  origin = `http://127.0.0.1:${site.port}`;
  making = new Map();
});
afterEach(async () => {
  for (const response of making.values()) response.destroy();
  await site.close();
});

const asNext: RequestListener = (request, response) => {
  making.set(request.url ?? "", response);
};

function finish(address: string): void {
  making.get(address)?.end("made");
  making.delete(address);
}

const addresses = () => [...making.keys()];

it("makes so many pages at a time, the others in the order in which they were asked for", async () => {
  site.serve(withPagesInTurn(asNext, { atATime: 2 }));
  const answers: Promise<string>[] = [];
  for (const address of ["/a", "/b", "/c", "/d"]) {
    answers.push(fetch(origin + address).then((answer) => answer.text()));
    await eventually(() => making.has(address) || making.size === 2);
    // A call is no page: it comes through, and shows that the server has seen what was asked before it.
    const call = fetch(`${origin}/api/jobs`);
    await eventually(() => making.has("/api/jobs"));
    finish("/api/jobs");
    await call;
  }
  expect(addresses()).toEqual(["/a", "/b"]);
  finish("/b");
  await eventually(() => making.has("/c"));
  expect(addresses()).toEqual(["/a", "/c"]);
  for (const address of ["/a", "/c"]) finish(address);
  await eventually(() => making.has("/d"));
  finish("/d");
  expect(await Promise.all(answers)).toEqual(["made", "made", "made", "made"]);
});

it("tells who would wait too long to come again", async () => {
  site.serve(withPagesInTurn(asNext, { atATime: 1, mostWaiting: 0 }));
  const first = fetch(`${origin}/a`);
  await eventually(() => making.has("/a"));
  const refused = await fetch(`${origin}/b`);
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(await (await fetch(`${origin}/b?lang=hi`)).text()).toMatch(/^[^A-Za-z]+$/);
  const call = fetch(`${origin}/api`);
  await eventually(() => making.has("/api"));
  finish("/api");
  expect((await call).status).toBe(200);
  finish("/a");
  expect((await first).status).toBe(200);
});

it("makes nothing for who left while waiting", async () => {
  site.serve(withPagesInTurn(asNext, { atATime: 1 }));
  const first = fetch(`${origin}/a`);
  await eventually(() => making.has("/a"));
  const leaving = get(`${origin}/left`, { agent: false }).on("error", () => undefined);
  const staying = fetch(`${origin}/stays`);
  const connections = promisify(site.server.getConnections.bind(site.server));
  await eventually(async () => (await connections()) === 3);
  leaving.destroy();
  await eventually(async () => (await connections()) === 2);
  finish("/a");
  await eventually(() => making.size > 0);
  expect(addresses()).toEqual(["/stays"]);
  finish("/stays");
  await Promise.all([first, staying]);
});

it("does not wait for a page that it asks of itself", async () => {
  const missing: RequestListener = (request, response) => {
    const isMissing = request.url === "/job/999";
    response.statusCode = isMissing ? 404 : 200;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(isMissing ? "" : "<p>Not there</p>");
  };
  site.serve(withReadableErrors(withPagesInTurn(missing, { atATime: 1 }), origin, { departmentOfGone: async () => null }));
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`${origin}/job/999`)));
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual(
    answers.map(() => [404, "<p>Not there</p>"]),
  );
});

it("takes the turn from a page that does not end", async () => {
  site.serve(withPagesInTurn(asNext, { atATime: 1, longestTurnMs: 20 }));
  const [first, second] = [fetch(`${origin}/a`), fetch(`${origin}/b`)];
  await eventually(() => making.size === 2);
  for (const address of addresses()) finish(address);
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
});
