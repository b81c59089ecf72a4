import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { measure } from "@/scripts/gallery/measure.mjs";
import { textOf } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.use({ viewport: { width: 360, height: 800 }, allowedConsoleErrors: [/404/] });

let server: Server;
let parts: [string, string];
/** Sends the rest of the page that is being read. */
let finish: () => void;

test.beforeAll(async () => {
  const begin = (response: ServerResponse) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write(parts[0]);
    finish = () => response.end(parts[1]);
  };
  server = createServer((request, response) => (request.url === "/" ? begin(response) : response.writeHead(404).end())).listen(0);
  await once(server, "listening");
});
test.afterAll(() => void server.close());

test("nothing moves on a phone where the network stops after the first row of a list and goes on", async ({ page, request }) => {
  for (const path of ["/", "/?lang=hi", "/?location=Bihar", "/jobs/ssc"]) {
    const html = (await textOf(request, path)).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
    const end = html.indexOf("</li>", html.indexOf("<article")) + "</li>".length;
    parts = [html.slice(0, end), html.slice(end)];
    const loaded = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.locator("main article")).toHaveCount(1);
    // It is painted: pictures are made of frames.
    await page.screenshot();
    finish();
    await loaded;
    await expect(page.locator("main article").nth(5)).toBeAttached();
    expect((await measure(page)).shift, path).toBeLessThanOrEqual(0.02);
  }
});
