import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { Counted } from "@/lib/server/http/database-metrics";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { withMetrics } from "@/lib/server/http/metrics";

const TOKEN = "a-token-of-the-metrics";
let site: SiteServer;
beforeAll(async () => {
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
});
afterAll(() => site.close());

const answered: RequestListener = (request, response) => response.writeHead(request.url === "/job/7" ? 404 : 200).end("the site");
const counted: Counted = {
  unsentMails: async () => [{ kind: "alert", retrying: 0, dead: 0 }],
  failedRuns: async () => [{ task: "back-up", runs: 1 }],
  runsBehind: async () => [{ task: "publish-due-jobs", seconds: 20 }],
};
const serve = (token: string | undefined, changed: Partial<Counted> = {}) =>
  site.serve(withMetrics(answered, token, { ...counted, ...changed }));
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

it("counts requests by what was asked for, and names no address of them", async () => {
  serve(TOKEN);
  for (const path of ["/", "/?search=a+name", "/job/7", "/job/8", "/api/admin/jobs?q=a", "/api", "/jobs/ssc"]) await ask(path);
  const { status, text, headers } = await ask("/api/metrics", { authorization: `Bearer ${TOKEN}` });
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  const counts = [...text.matchAll(/^niyukti_http_request_seconds_count\{(.*)\} (\d+)$/gm)].map((found) => found.slice(1));
  expect(counts.sort()).toEqual([
    ['kind="call of the staff",status="2xx"', "1"],
    ['kind="call",status="2xx"', "1"],
    ['kind="department",status="2xx"', "1"],
    ['kind="home",status="2xx"', "1"],
    ['kind="job",status="2xx"', "1"],
    ['kind="job",status="4xx"', "1"],
    ['kind="list",status="2xx"', "1"],
  ]);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain("a+name");
});

it.each([
  ["/?lang=hi", "home"],
  ["/?utm_source=a&job=7", "home"],
  ["/?lang=hi&search=clerk", "list"],
  ["/?s%65arch=clerk", "list"],
  ["/jobs/ssc?lang=hi", "department"],
  ["/jobs/ssc?page=2", "list"],
  ["/jobs/bihar/12th-pass?page=2", "department"],
  ["/exams?lang=hi", "page"],
  ["/exams?month=2027-01", "list"],
  ["/job/8?search=clerk", "job"],
  ["/faq?search=clerk", "page"],
  ["/feeds/jobs.rss", "feed"],
  ["/feeds/jobs.atom?department=SSC", "feed"],
  ["/feeds/corrections.json", "feed"],
  ["/feeds/mine.ics?key=7", "feed"],
  ["/open-data/jobs.csv", "feed"],
  ["/open-data/jobs.jsonl", "feed"],
  ["/sitemap.xml", "feed"],
])("counts %s as %s: a list is what is made for each request, a page what is kept", async (path, kind) => {
  serve(TOKEN);
  await ask(path);
  const { text } = await ask("/api/metrics", { authorization: `Bearer ${TOKEN}` });
  expect([...text.matchAll(/^niyukti_http_request_seconds_count\{kind="([^"]*)"/gm)].map(([, counted]) => counted)).toEqual([
    kind,
  ]);
});

it.each([{}, { authorization: "Bearer something else" }, { authorization: `Basic ${TOKEN}` }])(
  "tells nothing to %j",
  async (headers) => {
    serve(TOKEN);
    const { status, text } = await ask("/api/metrics", headers as Record<string, string>);
    expect([status, text]).toEqual([401, "The metrics need their token.\n"]);
  },
);

it("says how many mails were tried in vain, asks for it once a minute, and has all the rest where nobody can say", async () => {
  const read = jest.fn(async () => [{ kind: "reminder", retrying: 4, dead: 2 }]);
  const headers = { authorization: `Bearer ${TOKEN}` };
  serve(TOKEN, { unsentMails: read });
  for (let scrape = 0; scrape < 2; scrape++) {
    const { text } = await ask("/api/metrics", headers);
    expect(text).toContain('niyukti_unsent_mails{kind="reminder",state="retrying"} 4');
    expect(text).toContain('niyukti_unsent_mails{kind="reminder",state="given_up"} 2');
    expect(text).toContain('niyukti_failed_runs{task="back-up"} 1');
    expect(text).toContain('niyukti_runs_behind_seconds{task="publish-due-jobs"} 20');
  }
  expect(read).toHaveBeenCalledTimes(1);
  serve(TOKEN, { unsentMails: () => Promise.reject(new Error("away")) });
  const { status, text } = await ask("/api/metrics", headers);
  expect([status, /^niyukti_unsent_mails\{/m.test(text)]).toEqual([200, false]);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});

it("is the site's own answer where no token is set", async () => {
  serve(undefined);
  expect((await ask("/api/metrics", { authorization: "Bearer " })).text).toBe("the site");
});

it.each(["deploy/grafana-dashboard.json", "deploy/prometheus-alerts.yml"])(
  "exports every metric and label that %s asks for",
  async (file) => {
    serve(TOKEN);
    await ask("/");
    const { text } = await ask("/api/metrics", { authorization: `Bearer ${TOKEN}` });
    const asked = readFileSync(file, "utf8");
    const metrics = [...new Set(asked.match(/\b(?:niyukti|process|nodejs)_[a-z0-9_]+\b/g))];
    expect(metrics.length).toBeGreaterThan(3);
    for (const metric of metrics) expect(text).toMatch(new RegExp(`^${metric}[ {]`, "m"));
    for (const [, labels = ""] of asked.matchAll(/by \(([^)]*)\)/g)) {
      for (const label of labels.split(", ")) expect(text).toContain(`${label}="`);
    }
  },
);
