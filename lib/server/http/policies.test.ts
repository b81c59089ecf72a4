import config from "@/next.config.mjs";

// Next's own, which has no types.
const { pathToRegexp } = jest.requireActual<{ pathToRegexp: (source: string) => RegExp }>("next/dist/compiled/path-to-regexp");

const POLICY = "Content-Security-Policy";

/** The policy that Next sends with a path: of the rules that match it, the last. */
async function policyOf(path: string): Promise<string | undefined> {
  const rules = (await config.headers?.()) ?? [];
  const matching = rules.filter(({ source }) => pathToRegexp(source).test(path));
  return matching.flatMap(({ headers }) => headers.filter(({ key }) => key === POLICY)).at(-1)?.value;
}

it.each(["/", "/job/5", "/open-data", "/feeds", "/feeds/no/such", "/no-such-page", "/sw.js"])(
  "%s runs what is the site's own",
  async (path) => {
    expect(await policyOf(path)).toMatch(/^default-src 'self'; script-src 'self'/);
  },
);

it.each([
  ...["/api/jobs", "/api/admin/jobs/5", "/feeds/latest.xml", "/open-data/jobs.csv", "/share/job-5.png"],
  ...[
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/robots.txt",
    "/llms.txt",
    "/exams.ics",
    "/calendars/exams-hi.ics",
    "/corrections.xml",
  ],
])("%s, which is no page, loads and runs nothing where a browser shows it by itself", async (path) => {
  expect(await policyOf(path)).toBe("default-src 'none'; frame-ancestors 'none'");
});
