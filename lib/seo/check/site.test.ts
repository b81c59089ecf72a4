import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkSitePages } from "@/lib/seo/check/site";

const HOME = "https://niyukti.example";
const SITE_MAP = `<urlset>${["/", "/gone", "/broken"].map((path) => `<url><loc>${HOME}${path}</loc></url>`).join("")}</urlset>`;

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/broken") return response.destroy();
    response.statusCode = request.url === "/gone" ? 410 : 200;
    return response.end(request.url === "/sitemap.xml" ? SITE_MAP : "<html><head></head></html>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it("looks at every page that the site map names, and goes on where one does not answer", async () => {
  const faults = new Map<string, string[]>();
  const report = (where: string, found: readonly { text: string }[]) =>
    faults.set(
      where,
      found.map(({ text }) => text),
    );
  const progress = jest.fn();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await checkSitePages(origin, { report, progress })).toBe(3);
  expect(faults.get(`${HOME}/gone`)).toEqual(["The site map names it, but it answers 410."]);
  expect(faults.get(`${HOME}/broken`)).toEqual([expect.stringMatching(/^The site map names it, but it does not answer: /)]);
  expect(faults.get(`${HOME}/`)).not.toEqual([]);
  expect(progress).toHaveBeenLastCalledWith(3, 3);
});
