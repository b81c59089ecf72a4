import calls from "@/lib/i18n/messages/en/api.json";
import english from "@/lib/i18n/messages/en/site.json";
import hindi from "@/lib/i18n/messages/hi/site.json";
import { MAX_UPLOAD_BYTES } from "@/lib/ingestion/read/bounds";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { hasNginx, type Nginx, startNginx } from "@/tests/support/nginx";

const itBehindNginx = hasNginx ? it : it.skip;

let sites: SiteServer[] = [];
let nginx: Nginx | undefined;
const openSite = () => openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 1, isDevelopment: false });
const beginNginx = async () => {
  nginx = await startNginx(...sites.map(({ port }) => port));
};

beforeEach(async () => {
  sites = [await openSite(), await openSite()];
});
afterEach(async () => {
  await nginx?.stop();
  await Promise.all(sites.map((site) => site.close()));
});

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${nginx?.address}${path}`, init);
  return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await response.text() };
}

itBehindNginx("asks another server of the site while one is starting: no visitor is told so", async () => {
  sites[0]?.serve((_request, response) => response.end("served"));
  await beginNginx();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(`/job/${number}`)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(["200 served"]));
});

itBehindNginx(
  "says in the words of the site, in both languages, that all of it is starting or away, and when to come again",
  async () => {
    await beginNginx();
    for (const isGone of [false, true]) {
      if (isGone) await Promise.all(sites.splice(0).map((site) => site.close()));
      const page = await ask("/job/7");
      expect(page).toMatchObject({ status: 503, retryAfter: "10" });
      for (const { pageFailedTitle, pageFailedText } of [english, hindi]) {
        expect(page.text).toContain(pageFailedTitle);
        expect(page.text).toContain(pageFailedText);
      }
      const call = await ask("/api/jobs");
      expect(call).toMatchObject({ status: 503, retryAfter: "10" });
      expect(JSON.parse(call.text)).toEqual({ message: calls.unavailable });
    }
  },
);

itBehindNginx("tells scripts in words that a file is too large, and that calls come too often", async () => {
  for (const site of sites) site.serve((request, response) => request.resume().on("end", () => response.end("served")));
  await beginNginx();
  const file = await ask("/api/admin/import", { method: "POST", body: Buffer.alloc(11 << 20) });
  expect([file.status, JSON.parse(file.text)]).toEqual([
    413,
    { message: `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB` },
  ]);
  const answers = await Promise.all(Array.from({ length: 55 }, () => Promise.all([ask("/api/jobs"), ask("/api/exams")])));
  const refused = answers.flat().filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ text }) => text))).toEqual(new Set([JSON.stringify({ message: calls.rateLimited })]));
});

itBehindNginx("notes no token: neither that of a link nor that of the page before", async () => {
  for (const site of sites) site.serve((_request, response) => response.end("served"));
  await beginNginx();
  await ask("/feeds/mine.ics?key=a-secret", { headers: { referer: "http://niyukti.example/reset-password?token=a-secret" } });
  expect(nginx?.log()).toMatch(/"GET \/feeds\/mine\.ics HTTP\/1\.1" 200/);
  expect(nginx?.log()).not.toContain("a-secret");
});

itBehindNginx("hands on as long an address, and as many cookies, as the site takes", async () => {
  for (const site of sites) site.serve((_request, response) => response.end("served"));
  await beginNginx();
  const long = "x".repeat(30_000);
  expect(await ask(`/?search=${long}`)).toMatchObject({ status: 200, text: "served" });
  expect(await ask("/", { headers: { cookie: `of-another=${long}` } })).toMatchObject({ status: 200, text: "served" });
});

itBehindNginx("asks the site for a form that the reader takes, and for none that it refuses by a q of 0", async () => {
  for (const site of sites) site.serve((request, response) => response.end(request.headers["accept-encoding"] ?? "plain"));
  await beginNginx();
  const forms = { "gzip, br;q=0": "gzip", "br;q=0.5, gzip;q=0.0": "br", "gzip;q=0, br;q=0.000": "plain", "*;q=0": "plain" };
  for (const [accepted, form] of Object.entries(forms)) {
    expect([accepted, (await ask("/", { headers: { "accept-encoding": accepted } })).text]).toEqual([accepted, form]);
  }
});
