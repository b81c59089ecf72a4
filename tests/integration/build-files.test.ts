import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { withBuildFiles } from "@/lib/server/http/build-files";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { compressBuild } from "@/scripts/finish-build.mjs";

const SCRIPT = "console.log('a script of the build');".repeat(100);
let site: SiteServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "niyukti-build-"));
  mkdirSync(path.join(folder, "static/chunks"), { recursive: true });
  writeFileSync(path.join(folder, "static/chunks/a.js"), SCRIPT);
  writeFileSync(path.join(folder, "static/chunks/a.woff2"), "letters");
  await compressBuild(folder);
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
  // Says what it was asked for, and keeps the headers that stand already.
  const listener = withBuildFiles((request, response) => response.end(request.url), path.join(folder, "static"));
  site.serve(listener);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

async function ask(address: string, accepted: string): Promise<{ asked: string; headers: IncomingHttpHeaders }> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const options = { port: site.port, host: "127.0.0.1", path: address, headers: { "accept-encoding": accepted } };
    request(options, (answer) => {
      let asked = "";
      answer.on("data", (part) => {
        asked += part;
      });
      answer.on("end", () => resolve({ asked, headers: answer.headers }));
    })
      .on("error", reject)
      .end();
  });
}

it("sends to who takes brotli the file that was made of a script when it was built, as a script", async () => {
  const { asked, headers } = await ask("/_next/static/chunks/a.js?v=1", "gzip, br");
  expect(asked).toBe("/_next/static/chunks/a.js.br?v=1");
  expect(headers).toMatchObject({ "content-encoding": "br", "content-type": expect.stringContaining("javascript") });
  expect(brotliDecompressSync(readFileSync(path.join(folder, "static/chunks/a.js.br"))).toString()).toBe(SCRIPT);
});

it("has no file under an address that names it by a detour", async () => {
  expect((await ask("/_next/static/chunks/../chunks/a.js", "br")).asked).toBe("/no-such-page");
});

it.each([
  ["/_next/static/chunks/a.js", "gzip"],
  ["/_next/static/chunks/a.js", "br;q=0"],
  ["/_next/static/chunks/unknown.js", "br"],
  ["/_next/static/chunks/a.woff2", "br"],
  ["/a.js", "br"],
])("leaves %s for who takes %s as it is asked for", async (address, accepted) => {
  const { asked, headers } = await ask(address, accepted);
  expect(asked).toBe(address);
  expect(headers["content-encoding"]).toBeUndefined();
});
