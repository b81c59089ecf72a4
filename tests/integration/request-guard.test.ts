import { once } from "node:events";
import { connect } from "node:net";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { askServer } from "@/tests/support/ask-server";

let site: SiteServer;
beforeEach(async () => {
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
});
afterEach(() => site.close());

/** Sends a request as it is written, and answers the status and the body. */
async function ask(path: string, method = "GET"): Promise<{ status: number; body: string }> {
  const { status, body } = await askServer(site.port, path, {}, method);
  return { status, body: body.toString() };
}

describe("the server in front of Next", () => {
  beforeEach(() => site.serve(({ url }, response) => response.end(url)));

  it.each(["/job/%", "/job/%E0%A4%A", "/job/%00", "/%FF?lang=hi"])(
    "leads %s, which is no text, to where no page is",
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body]).toEqual([200, `/no-such-page${path.endsWith("lang=hi") ? "?lang=hi" : ""}`]);
    },
  );

  it("leads a call of such an address to where no call is", async () => {
    expect((await ask("/api/jobs/%E0%A4%A")).body).toBe("/api/no-such-call");
  });

  it.each(["/jobs/%E0%A4%95?search=%00%", "/measures"])("leaves %s as it is", async (address) => {
    expect((await ask(address)).body).toBe(address);
  });

  it.each(["/measure/echo", "/measure", "/measure.rsc", "/%6DEASURE/empty"])("has no pages of measurements: %s", async (path) => {
    expect((await ask(path)).body).toBe("/no-such-page");
  });

  it.each([
    "/settings/../faq?utm=mine",
    "/api/../jobs/banking?compare=5",
    "/x/%2e%2E/measure/echo",
    "/./measure/echo",
    "/x\\..\\measure",
    "/faq#/../measure",
  ])("leads %s, which names its page by a detour, to where nothing is", async (path) => {
    expect((await ask(path)).body).toMatch(/^\/(?:no-such-page|api\/no-such-call)\??/);
  });

  it.each(["/job/5.", "/share/5.en.png", "/a..b", "/.well-known/x", "//x", "/%5Cx"])("leaves the dots of %s", async (path) => {
    expect((await ask(path)).body).toBe(path);
  });

  it.each<Record<string, string>>([
    { range: "bytes=99999999-", "if-range": '"a"' },
    { "if-match": '"a"' },
    { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  ])("has a file sent whole, of which Next would answer 500 where this does not hold: %j", async (headers) => {
    site.serve((request, response) => response.end(Object.keys(request.headers).join(" ")));
    const { body } = await askServer(site.port, "/sw.js", headers);
    expect(
      body
        .toString()
        .split(" ")
        .filter((name) => name in headers),
    ).toEqual([]);
  });

  it.each([[{}], [{ rsc: "0" }], [{ rsc: "1, 1" }]])(
    "leaves nothing of the router's own parameter to what is no request of its: %j",
    async (headers) => {
      const asked = async (more: Record<string, string>) => (await askServer(site.port, "/faq?_rsc=1a", more)).body.toString();
      expect([await asked(headers), await asked({ rsc: "1" })]).toEqual(["/faq", "/faq?_rsc=1a"]);
    },
  );

  it("takes an address with an origin for its path, whatever host it names, and no target that is no path", async () => {
    expect((await ask("http://evil.example/faq?lang=hi")).body).toBe("/faq?lang=hi");
    expect((await ask("http://evil.example")).body).toBe("/");
    expect((await ask("*", "OPTIONS")).status).toBe(400);
  });

  it("takes a search of 5,000 letters of any script", async () => {
    const address = `/api/jobs?search=${"%E0%A4%95".repeat(5_000)}`;
    const { status, body } = await ask(address);
    expect({ status, length: body.length }).toEqual({ status: 200, length: address.length });
  });

  it("reads no more of an address than 500 parameters, and no more than 200 cookies, which a browser never sends", async () => {
    const [parameters, cookies] = [500, 200].map((most) => Array.from({ length: most }, (_, at) => `n${at}=1`)) as [
      string[],
      string[],
    ];
    const address = `/api/jobs?${parameters.join("&")}`;
    expect((await ask(address)).body).toBe(address);
    expect((await ask(`${address}&a&a`)).body).toBe(address);
    expect((await ask(`/job/%?${"a&".repeat(28_000)}`)).body).toBe(`/no-such-page?${"a&".repeat(499)}a`);
    site.serve(({ headers }, response) => response.end(headers.cookie));
    const sent = async (cookie: string) => (await askServer(site.port, "/", { cookie })).body.toString();
    expect(await sent(cookies.join("; "))).toBe(cookies.join("; "));
    expect(await sent(`${cookies.join("; ")}; more=1`)).toBe(cookies.join("; "));
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("takes %s for calls, in either spelling, and for no page", async (method) => {
    for (const call of ["/api/jobs", "/%61pi/jobs", "/api/jobs/%E0%A4%A", "/api"])
      expect((await ask(call, method)).status).toBe(200);
    for (const page of ["/", "/sign-in?next=/api/x", "/feeds/jobs.atom", "/apis", "/job/%E0%A4%A"]) {
      const { status, headers } = await askServer(site.port, page, {}, method);
      expect([page, status, headers.allow]).toEqual([page, 405, "GET, HEAD, OPTIONS"]);
    }
  });

  it.each(["/sitemaps/pages.xml", "/exams.ics?lang=hi", "/feeds/jobs.rss", "/job/5", "/"])(
    "says itself which methods %s takes: Next would keep what it says in the place of the file",
    async (path) => {
      site.serve((_request, response) => response.writeHead(500).end());
      const { status, headers, body } = await askServer(site.port, path, {}, "OPTIONS");
      expect([status, headers.allow, body.toString()]).toEqual([204, "GET, HEAD, OPTIONS", ""]);
    },
  );

  it("leaves it to calls to say which methods they take", async () => {
    for (const call of ["/api/jobs", "/%61pi/jobs", "/api"]) expect((await ask(call, "OPTIONS")).status).toBe(200);
    expect((await ask("/api/../sitemaps/pages.xml", "OPTIONS")).body).toBe("/api/no-such-call");
  });

  it("takes an action for the pages of the staff, whose forms are previewed by one, and for no other", async () => {
    const statusOf = async (page: string, method: string) =>
      (await askServer(site.port, page, { "next-action": "a" }, method)).status;
    expect(await statusOf("/admin/dashboard?tab=jobs", "POST")).toBe(200);
    expect(await statusOf("/admin/jobs/new", "POST")).toBe(200);
    expect(await statusOf("/", "POST")).toBe(405);
    expect(await statusOf("/admin/jobs/new", "PUT")).toBe(405);
    expect((await askServer(site.port, "/admin/jobs/new", {}, "POST")).status).toBe(405);
  });

  it.each(["TRACE", "PROPFIND", "PURGE"])("refuses %s", async (method) => {
    expect((await ask("/", method)).status).toBe(405);
  });
});

it.each([
  ["a method that the site does not take", "TRACE / HTTP/1.1\r\nhost: x\r\n\r\n", 405],
  ["no request", "\u0001\r\n\r\n", 400],
  ["too large a head", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(70_000)}\r\n\r\n`, 431],
  ["a target that is no path", "OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  ["a request of two hosts", "GET / HTTP/1.1\r\nhost: x\r\nhost: evil.example\r\n\r\n", 400],
  ["a visitor while it starts", "GET / HTTP/1.1\r\nhost: x\r\n\r\n", 503],
])("answers %s with the headers of every response", async (_what, text, status) => {
  const socket = connect(site.port, "127.0.0.1").setEncoding("latin1");
  socket.write(text);
  const [answer] = (await once(socket, "data")) as [string];
  socket.destroy();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of [/^x-content-type-options: nosniff/im, /^strict-transport-security: /im, /^content-security-policy: /im])
    expect(answer).toMatch(header);
});
