import { addDays, dayInIndia } from "@/lib/dates";
import type { Answer, Ask } from "@/scripts/smoke/ask";

/** What must hold of a site from outside, whatever stands in front of it: nothing is written, and no name or password is needed. */
export type Check = { name: string; faults: (ask: Ask, now: Date) => Promise<string[]> };

type ListedJob = { id: number; title: string; deadline: string };

const faultsOf = (...found: (string | false)[]): string[] => found.filter((fault) => fault !== false);
const hasStatus = (path: string, { status }: Answer, wanted: number) =>
  status !== wanted && `${path} answers ${status}, not ${wanted}`;

async function openJobs(ask: Ask): Promise<ListedJob[]> {
  const { status, text } = await ask("/api/jobs?open=1&limit=20");
  if (status !== 200) throw new Error(`/api/jobs answers ${status}`);
  return (JSON.parse(text) as { jobs: ListedJob[] }).jobs;
}

function markupOf(html: string): { "@type"?: string; validThrough?: string }[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(([, json = ""]) => {
    const read = JSON.parse(json);
    return read["@graph"] ?? [read].flat();
  });
}

export const CHECKS: readonly Check[] = [
  {
    name: "the server and its database answer",
    faults: async (ask) => faultsOf(hasStatus("/api/health", await ask("/api/health"), 200)),
  },
  {
    name: "the home page is there in both languages, with the listings that the API has",
    faults: async (ask) => {
      const [english, hindi, jobs] = [await ask("/"), await ask("/?lang=hi"), await openJobs(ask)];
      return faultsOf(
        hasStatus("/", english, 200),
        hasStatus("/?lang=hi", hindi, 200),
        !/<html[^>]* lang="en/.test(english.text) && "/ does not say that it is English",
        !/<html[^>]* lang="hi/.test(hindi.text) && "/?lang=hi does not say that it is Hindi",
        jobs.length > 0 && !english.text.includes("<article") && "/ shows none of the open listings",
      );
    },
  },
  {
    name: "pages carry the security headers, and say nothing of the server",
    faults: async (ask) => {
      const { headers } = await ask("/");
      const policy = headers.get("content-security-policy") ?? "";
      return faultsOf(
        !/default-src 'self'/.test(policy) && "/ has no content security policy",
        !/frame-ancestors 'none'/.test(policy) && headers.get("x-frame-options") !== "DENY" && "/ may be framed",
        headers.get("x-content-type-options") !== "nosniff" && "/ lacks nosniff",
        !headers.has("referrer-policy") && "/ has no referrer policy",
        headers.has("x-powered-by") && "/ names what it is powered by",
      );
    },
  },
  {
    name: "a page that a browser has is not sent again",
    faults: async (ask) => {
      const etag = (await ask("/")).headers.get("etag");
      if (!etag) return ["/ has no ETag"];
      return faultsOf(hasStatus("/ with its ETag", await ask("/", { "if-none-match": etag }), 304));
    },
  },
  {
    name: "pages are compressed",
    faults: async (ask) => faultsOf(!(await ask("/")).headers.get("content-encoding") && "/ is sent as it is"),
  },
  {
    name: "nothing that is closed is called open",
    faults: async (ask, now) => {
      const today = dayInIndia(now);
      return (await openJobs(ask)).flatMap(({ id, deadline }) =>
        deadline < today ? [`job ${id}, closed on ${deadline}, stands among the open ones`] : [],
      );
    },
  },
  {
    name: "the page of an open job is there, with markup that search engines can read",
    faults: async (ask, now) => {
      const [job] = await openJobs(ask);
      if (!job) return [];
      const path = `/job/${job.id}`;
      const page = await ask(path);
      if (page.status !== 200) return faultsOf(hasStatus(path, page, 200));
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page.text)?.[1];
      const postings = markupOf(page.text).filter((one) => one["@type"] === "JobPosting");
      // The last instant of the day before, since a notice may name an hour of its last day.
      const earliest = addDays(dayInIndia(now), -1);
      return faultsOf(
        !canonical?.includes(path) && `${path} names ${canonical ?? "no address"} as its own`,
        postings.length === 0 && `${path} has no JobPosting`,
        postings.some(({ validThrough = "" }) => validThrough.slice(0, 10) <= earliest) && `${path} is marked as expired`,
      );
    },
  },
  {
    name: "robots.txt leads to a sitemap that names the newest open job",
    faults: async (ask) => {
      const address = /^Sitemap: (\S+)/im.exec((await ask("/robots.txt")).text)?.[1];
      if (!address) return ["/robots.txt names no sitemap"];
      const sitemap = await ask(new URL(address).pathname);
      const [job] = await openJobs(ask);
      // An index names files, of which the first holds what is newest.
      const first = /<sitemap>\s*<loc>([^<]+)/.exec(sitemap.text)?.[1];
      const { text } = first ? await ask(new URL(first).pathname) : sitemap;
      return faultsOf(
        hasStatus(new URL(address).pathname, sitemap, 200),
        job !== undefined && !new RegExp(`/job/${job.id}<`).test(text) && `the sitemap does not name job ${job.id}`,
      );
    },
  },
  {
    name: "what is not there answers 404, to people and to machines",
    faults: async (ask) => {
      const page = await ask("/no-such-page-of-this-site");
      const calls = [await ask("/api/no-such-call"), await ask("/api")];
      const areJson = calls.every(({ headers }) => headers.get("content-type")?.startsWith("application/json"));
      return faultsOf(
        hasStatus("a page that is not there", page, 404),
        ...calls.map((call) => hasStatus("a call that is not there", call, 404)),
        !areJson && "a call that is not there answers no JSON",
      );
    },
  },
  {
    name: "the admin area is closed, and kept by nobody",
    faults: async (ask) => {
      const [page, call] = [await ask("/admin/dashboard"), await ask("/api/admin/stats")];
      const kept = call.headers.get("cache-control") ?? "";
      return faultsOf(
        ![302, 303, 307].includes(page.status) && `/admin/dashboard answers ${page.status} to a stranger`,
        hasStatus("/api/admin/stats", call, 401),
        !kept.includes("no-store") && "/api/admin/stats may be kept by a cache",
      );
    },
  },
  {
    name: "calls of other sites' pages are refused",
    faults: async (ask) => {
      const headers = { origin: "https://elsewhere.example", "content-type": "application/json" };
      const answer = await ask("/api/users/login", headers, { method: "POST", body: "{}" });
      return faultsOf(hasStatus("a sign-in from another site", answer, 403));
    },
  },
  {
    name: "scripts of a page are there, and kept for good",
    faults: async (ask) => {
      const path = /<script[^>]* src="([^"]+)"/.exec((await ask("/")).text)?.[1];
      if (!path) return ["/ names no script"];
      const script = await ask(path);
      const isKept = /immutable/.test(script.headers.get("cache-control") ?? "");
      return faultsOf(hasStatus(path, script, 200), !isKept && `${path} is not kept for good`);
    },
  },
];
