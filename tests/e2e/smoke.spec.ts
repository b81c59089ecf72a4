import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { addDays, dayInIndia } from "@/lib/dates";
import { askerOf } from "@/scripts/smoke/ask";
import { CHECKS } from "@/scripts/smoke/checks";
import { expect, test } from "@/tests/support/test";

const YESTERDAY = addDays(dayInIndia(new Date()), -1);

/** What a site, or what stands before it, may do wrong: how it changes an answer. */
type Fault = (answer: { path: string; status: number; headers: Record<string, string>; text: string }) => void;

const PLANTED: Record<string, Fault> = {
  "the database is away": (answer) => void (answer.path === "/api/health" && Object.assign(answer, { status: 503 })),
  "the home page fails": (answer) => void (answer.path === "/" && Object.assign(answer, { status: 500, text: "" })),
  "Hindi pages are the English ones": (answer) => {
    answer.text = answer.text.replace(/lang="hi/, 'lang="en');
  },
  "the policy of contents is lost": ({ headers }) => void delete headers["content-security-policy"],
  "the server names itself": ({ headers }) => void Object.assign(headers, { "x-powered-by": "Next.js" }),
  "nothing is told from what the browser has": (answer) =>
    void (answer.status === 304 && Object.assign(answer, { status: 200, text: "all of it" })),
  "nothing is compressed": ({ headers }) => void delete headers["content-encoding"],
  "a closed job is called open": (answer) => {
    if (answer.path.startsWith("/api/jobs")) answer.text = answer.text.replace(/"deadline":"[^"]+"/, `"deadline":"${YESTERDAY}"`);
  },
  "a job is marked as expired": (answer) => {
    answer.text = answer.text.replace(/"validThrough":"[^"]+"/, `"validThrough":"${YESTERDAY}"`);
  },
  "another address is canonical": (answer) => {
    answer.text = answer.text.replace(/(<link rel="canonical" href=")[^"]+/, "$1https://elsewhere.example/");
  },
  "the sitemap is a week old": (answer) => {
    if (answer.path.startsWith("/sitemap")) answer.text = answer.text.replaceAll(/\/job\/\d+</g, "/job/0<");
  },
  "what is missing answers 200": (answer) => void (answer.status === 404 && Object.assign(answer, { status: 200 })),
  "the admin area is open": (answer) =>
    void (answer.path.startsWith("/admin") && Object.assign(answer, { status: 200, headers: {} })),
  "a cache keeps what the staff see": ({ path, headers }) =>
    void (path.startsWith("/api/admin") && Object.assign(headers, { "cache-control": "public, max-age=600" })),
  "other sites may sign people in": (answer) =>
    void (answer.path.startsWith("/api/users") && Object.assign(answer, { status: 400 })),
  "the scripts of the last release are gone": (answer) =>
    void (answer.path.startsWith("/_next") && Object.assign(answer, { status: 404 })),
};

let proxy: Server;
let plant: Fault = () => undefined;
test.beforeAll(({ baseURL }) => {
  proxy = createServer((request, response) => void passOn(request, response, baseURL ?? "")).listen(0, "127.0.0.1");
});
test.afterAll(() => void proxy.close());

/** Asks the site the same, and answers with what the fault makes of it. */
async function passOn(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { host: _, connection: __, ...asked } = request.headers as Record<string, string>;
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const init = { method: request.method ?? "GET", headers: asked, body, redirect: "manual" as const };
  const got = await fetch(new URL(request.url ?? "/", origin), init);
  const headers = Object.fromEntries(got.headers);
  // Unpacked by fetch: what was packed is marked, and sent as it is.
  const answer = { path: request.url ?? "/", status: got.status, headers, text: await got.text() };
  plant(answer);
  const { "content-length": ___, "transfer-encoding": ____, "content-encoding": packed, ...rest } = answer.headers;
  response.writeHead(answer.status, packed ? { ...rest, "content-encoding": "identity" } : rest);
  response.end(answer.text);
}

/** The first check that fails; null where all pass. */
async function failedCheck(origin: string): Promise<string | null> {
  for (const { name, faults } of CHECKS) {
    const found = await faults(askerOf(origin), new Date()).catch((error: Error) => [error.message]);
    if (found.length > 0) return `${name}: ${found.join("; ")}`;
  }
  return null;
}

test("the smoke test passes on the site, and sees each of sixteen faults that are planted before it", async ({ baseURL }) => {
  expect(await failedCheck(baseURL ?? "")).toBeNull();
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  expect(await failedCheck(address)).toBeNull();
  const unseen: string[] = [];
  for (const [name, fault] of Object.entries(PLANTED)) {
    plant = fault;
    if ((await failedCheck(address)) === null) unseen.push(name);
  }
  expect(unseen).toEqual([]);
  expect(Object.keys(PLANTED)).toHaveLength(16);
});
