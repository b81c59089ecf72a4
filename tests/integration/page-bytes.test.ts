import { globalAgent, type IncomingMessage, type RequestListener } from "node:http";
import zlib, { brotliDecompressSync, gunzipSync } from "node:zlib";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { compressed, withPageBytes } from "@/lib/server/http/pages/page-bytes";
import { createPageStore } from "@/lib/server/http/pages/page-store";
import { inlineScriptHashes } from "@/lib/server/http/pages/script-hashes";

const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";
/** A page as Next makes it with a nonce, and with a text that brought a script along. */
const pageWith = (nonce: string) =>
  `<!doctype html><script nonce="${nonce}">start("नौकरी", "${nonce}")</script><p>${"text ".repeat(1000)}<script>steal()</script></p><script src="/a.js" nonce="${nonce}"></script>`;
/** The page as it leaves: 128 bits in base64url are 22 letters. */
const PAGE = pageWith("0".repeat(22));
/** What Next reads of the request. */
const nonceOf = ({ headers }: IncomingMessage) =>
  /'nonce-([\w-]{22})'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";

let site: SiteServer;
beforeEach(async () => {
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
});
afterEach(() => {
  // Where a client keeps its connection, a server that stops waits half a second for what is on its way.
  globalAgent.destroy();
  return site.close();
});

const serve = (listener: RequestListener) => site.serve(compressed(withPageBytes(listener, createPageStore())));

const servePage = (policy = POLICY) =>
  serve((request, response) => {
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Vary", "rsc");
    // As Next does: nothing of the page is made for HEAD, else the head is flushed and the page comes in parts.
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    response.flushHeaders();
    const page = pageWith(nonceOf(request));
    response.setHeader("Link", `</a.js>; rel=preload; nonce="${nonceOf(request)}"`);
    response.write(page.slice(0, 100));
    setTimeout(() => response.end(page.slice(100)), 10);
  });

/** Asks without what fetch does by itself. */
async function ask(headers: Record<string, string> = {}, method = "GET") {
  const { request } = await import("node:http");
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ port: site.port, host: "127.0.0.1", method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on("error", reject)
      .end();
  });
}

it("tries to compress a page again that could not be compressed for once", async () => {
  servePage();
  const short = jest
    .spyOn(zlib, "gzip")
    .mockImplementationOnce(((_body: Buffer, done: (error: Error) => void) => done(new Error("no memory"))) as never);
  await expect(ask({ "accept-encoding": "gzip" })).rejects.toThrow();
  expect(gunzipSync((await ask({ "accept-encoding": "gzip" })).body).toString()).toBe(PAGE);
  short.mockRestore();
});

it("lets run the inline scripts that the site put into a page, and none that came with a text", async () => {
  servePage();
  const { headers, body } = await ask({ "content-security-policy": "script-src 'nonce-0000000000000000000000'" });
  expect(body.toString()).toBe(PAGE);
  const [hash, ...others] = inlineScriptHashes(body.toString("latin1"), "0".repeat(22), "0".repeat(22));
  expect(others).toEqual([]);
  expect(headers["content-security-policy"]).toBe(
    `default-src 'self'; script-src 'self' ${hash}; style-src 'self' 'unsafe-inline'`,
  );
  expect(headers["content-length"]).toBe(String(body.byteLength));
});

it.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
] as const)("sends to who takes %s a page in %s, the same at the second time", async (accepted, encoding, unpack) => {
  servePage();
  for (let time = 0; time < 2; time++) {
    const { headers, body } = await ask({ "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("rsc, Accept-Encoding");
    expect(unpack(body).toString()).toBe(PAGE);
  }
});

it.each([
  ["s-maxage=300", true],
  ["private, no-cache, no-store, max-age=0, must-revalidate", false],
  ["no-store", false],
])("lets an nginx keep a page under %s to the end of the second: %s", async (cacheControl, isKept) => {
  serve((_, response) => {
    response.setHeader("Content-Security-Policy", POLICY);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", cacheControl);
    response.end("<p>a page</p>");
  });
  const from = Math.floor(Date.now() / 1000);
  const first = await ask();
  const again = await ask({ "if-none-match": String(first.headers.etag) });
  const seconds = Array.from({ length: Math.floor(Date.now() / 1000) - from + 1 }, (_, passed) => `@${from + passed}`);
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again]) {
    if (isKept) expect(seconds).toContain(headers["x-accel-expires"]);
    else expect(headers).not.toHaveProperty("x-accel-expires");
  }
});

it.each([
  ["s-maxage=31536000", "s-maxage=300"],
  ["s-maxage=300", "s-maxage=300"],
  ["s-maxage=5, stale-while-revalidate=295", "s-maxage=5, stale-while-revalidate=295"],
  ["private, no-store, max-age=31536000", "private, no-store, max-age=31536000"],
])(
  "says of a page of which Next says %s that it is %s, to who has it too: the next release takes its scripts away",
  async (given, said) => {
    serve((_, response) => {
      response.setHeader("Content-Security-Policy", POLICY);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Cache-Control", given);
      response.end("<p>a page</p>");
    });
    const first = await ask();
    const again = await ask({ "if-none-match": String(first.headers.etag) });
    expect([again.status, first.headers["cache-control"], again.headers["cache-control"]]).toEqual([304, said, said]);
  },
);

it("answers 304 with the same policy to who has the page", async () => {
  servePage();
  const first = await ask();
  const again = await ask({ "if-none-match": String(first.headers.etag) });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
  expect((await ask({ "if-none-match": '"another"' })).status).toBe(200);
});

it("answers HEAD with the head of the page and without its body", async () => {
  servePage();
  const { headers: expected } = await ask({ "accept-encoding": "gzip" });
  const { status, headers, body } = await ask({ "accept-encoding": "gzip" }, "HEAD");
  expect(body.byteLength).toBe(0);
  expect(status).toBe(200);
  for (const name of ["content-security-policy", "etag", "content-length", "content-encoding"])
    expect([name, headers[name]]).toEqual([name, expected[name]]);
});

it("lets no mark out, in headers, in data of a page, or in a kept page under the policy of another", async () => {
  servePage();
  expect((await ask()).headers).not.toHaveProperty("link");
  serve((request, response) => {
    response.setHeader("content-security-policy", POLICY);
    response.setHeader("content-type", "text/x-component");
    response.setHeader("link", `</a.js>; rel=preload; nonce="${nonceOf(request)}"`);
    response.end(`:HL["/a.css","style",{"nonce":"${nonceOf(request)}"}]`);
  });
  const data = await ask();
  expect(data.body.toString()).toBe(`:HL["/a.css","style",{"nonce":"${"0".repeat(22)}"}]`);
  expect(data.headers.link).toBe(`</a.js>; rel=preload; nonce="${"0".repeat(22)}"`);
  serve((request, response) => {
    response.setHeader("content-security-policy", "script-src 'self' 'nonce-of-this-request'");
    response.setHeader("x-nextjs-cache", "HIT");
    response.writeHead(404, { "content-type": "text/html" }).end(pageWith(nonceOf(request)));
  });
  const { headers, body } = await ask();
  expect(body.toString()).toBe(PAGE);
  expect(headers["content-security-policy"]).toBe("script-src 'self' 'nonce-of-this-request'");
});

it("sends a page without a word as it is", async () => {
  serve((_request, response) => {
    response.writeHead(307, { "content-type": "text/html", "content-security-policy": POLICY, location: "/faq" });
    response.end();
  });
  const { status, headers, body } = await ask({ "accept-encoding": "gzip" });
  expect([status, headers.location, headers["content-encoding"], body.byteLength]).toEqual([307, "/faq", undefined, 0]);
});

it("passes a page with a nonce as it comes, part by part", async () => {
  const policy = "script-src 'self' 'nonce-abc'";
  let finish: () => void = () => undefined;
  serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy });
    response.write("<p>first</p>");
    finish = () => response.end("<p>last</p>");
  });
  const answer = await fetch(`http://127.0.0.1:${site.port}/`, { headers: { "accept-encoding": "identity" } });
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("<p>first</p>");
  finish();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("<p>last</p>");
  expect(answer.headers.get("content-security-policy")).toBe(policy);
});

it("compresses what is no page, and keeps the status of a page that says it with its headers", async () => {
  serve((_request, response) => {
    response
      .writeHead(404, "Not Found", { "content-type": "text/html", "content-security-policy": POLICY })
      .end("<p>Nothing</p>");
  });
  expect((await ask()).status).toBe(404);
  serve((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ text: "x".repeat(5000) }));
  });
  const { headers, body } = await ask({ "accept-encoding": "gzip" });
  expect([headers["content-encoding"], JSON.parse(gunzipSync(body).toString()).text.length]).toEqual(["gzip", 5000]);
});
