import { closingInstant, instantInIndia, isOpen } from "@/lib/dates";
import { first, isSample, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

/** The markup of every sample job is checked where it is made (lib/seo); here every 24th page is asked for, as a crawler does. */
const EVERY = 24;

test("pages of open jobs carry markup by the rules of JobPosting, those of closed ones carry none", async ({ request }) => {
  const seen = { open: 0, closed: 0 };
  for (let page = 1; page <= 6; page++) {
    const answer = await request.get(`/api/jobs?limit=100&page=${page}`);
    const { jobs } = (await answer.json()) as {
      jobs: { id: number; title: string; deadline: string; closesAt: string | null }[];
    };
    for (const job of jobs.filter((job, at) => at % EVERY === 0 && isSample(job))) {
      const html = await (await request.get(`/job/${job.id}`)).text();
      const posting = thingsOf(html).find((thing) => thing["@type"] === "JobPosting");
      if (!isOpen(job, new Date())) {
        expect(posting).toBeUndefined();
        seen.closed++;
      } else if (!html.includes(`/job/${job.id}/post/1`)) {
        expect(posting).toMatchObject({
          validThrough: instantInIndia(closingInstant(job)),
          directApply: false,
        });
        // Without the body, in which most titles end.
        expect(posting?.title && job.title.startsWith(String(posting.title))).toBe(true);
        expect(posting?.description).not.toBe(posting?.title);
        expect(JSON.stringify(posting?.jobLocation)).toContain('"addressCountry":"IN"');
        seen.open++;
      } else expect(posting).toBeUndefined();
    }
  }
  expect(seen.open).toBeGreaterThan(8);
  expect(seen.closed).toBeGreaterThan(0);
});

test("each post of a notice has a page with markup of its own", async ({ request }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>[^<]*(\/job\/\d+)<\/loc>/g)].flatMap((match) => match[1] ?? []);
  for (const path of paths.filter((one) => isSample({ id: Number(one.replace("/job/", "")) }))) {
    const html = await (await request.get(path)).text();
    if (!html.includes(`${path}/post/1`)) continue;
    const post = thingsOf(await (await request.get(`${path}/post/1`)).text()).find((thing) => thing["@type"] === "JobPosting");
    expect(post).toBeDefined();
    return;
  }
  throw new Error("No sample notice has several posts");
});

test("the picture of a notice is at the address that its page names", async ({ request }) => {
  const { id } = first(await openJobs(request));
  const html = await (await request.get(`/job/${id}?lang=hi`)).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const picture = await request.get(address.replace(/^https?:\/\/[^/]+/, ""));
  expect(picture.headers()).toMatchObject({ "content-type": "image/png", "x-content-type-options": "nosniff" });
  expect((await picture.body()).length).toBeGreaterThan(5_000);
});

test("who asks which methods a file takes leaves it as it is for the next to read it", async ({ request }) => {
  for (const file of ["/sitemaps/pages.xml", "/sitemaps/0.xml", "/exams.ics?lang=hi"]) {
    const asked = await request.fetch(file, { method: "OPTIONS" });
    expect([file, asked.status(), asked.headers().allow]).toEqual([file, 204, "GET, HEAD, OPTIONS"]);
    expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
  }
});

test("the site map is kept as bytes: compressed for who takes it, 304 for who has it, and stays as it was", async ({
  request,
}) => {
  const map = await request.get("/sitemap.xml", { headers: { "accept-encoding": "br" } });
  expect(map.headers()).toMatchObject({ "content-type": "application/xml; charset=utf-8", "content-encoding": "br" });
  // Asked again where another test published or deleted a job in between.
  await expect(async () => {
    const { etag = "" } = (await request.get("/sitemap.xml")).headers();
    expect((await request.get("/sitemap.xml", { headers: { "if-none-match": etag } })).status()).toBe(304);
  }).toPass();
  expect((await request.get("/sitemaps/9.xml")).status()).toBe(404);
});

test("robots.txt names the site map, and no list page carries job markup", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(/Sitemap: .*\/sitemap\.xml/);
  for (const path of ["/", "/jobs/ssc", "/?search=officer"]) {
    expect(await (await request.get(path)).text()).not.toContain('"JobPosting"');
  }
});

test("the home page has one address in its canonical link, its markup and the site map, and names the site's search", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(canonical).not.toMatch(/\/$/);
  expect(thingsOf(html)).toContainEqual(
    expect.objectContaining({
      "@type": "WebSite",
      url: canonical,
      potentialAction: expect.objectContaining({
        target: { "@type": "EntryPoint", urlTemplate: `${canonical}/?search={search_term_string}` },
      }),
    }),
  );
  const map = await (await request.get("/sitemap.xml")).text();
  expect(map).toContain(`<loc>${canonical}</loc>`);
  expect(map).toContain(`hreflang="hi-IN" href="${canonical}/?lang=hi"`);
});

test("who follows links meets no list that a tag, another view or a filter less makes", async ({ request }) => {
  for (const path of [
    "/",
    "/?qualification=12th&location=Bihar",
    "/jobs/ssc",
    "/?search=officer",
    "/?search=zzzz&location=Bihar",
  ]) {
    const html = await (await request.get(path)).text();
    const anchors = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>/g)].map(([whole, href = ""]) => ({
      isFollowed: !/rel="[^"]*nofollow/.test(whole),
      keys: [...new URL(href.replaceAll("&amp;", "&"), "http://site.example").searchParams.keys()],
      href,
    }));
    expect(anchors.length, path).toBeGreaterThan(20);
    const combined = anchors.filter(({ keys }) => keys.includes("tags") || keys.includes("view"));
    if (path !== "/jobs/ssc") expect(combined.length, path).toBeGreaterThan(10);
    expect(
      combined.filter(({ isFollowed }) => isFollowed).map(({ href }) => href),
      path,
    ).toEqual([]);
    const narrowed = /<ul aria-label="Narrowed by[^"]*"[^>]*>.*?<\/ul>/s.exec(html)?.[0] ?? "";
    expect(
      [...narrowed.matchAll(/<a\b[^>]*>/g)].filter(([anchor]) => !anchor.includes("nofollow")),
      path,
    ).toEqual([]);
  }
});

test("no markup holds an empty value", async ({ request }) => {
  for (const path of ["/", "/jobs/ssc", "/job/1", "/job/2", "/job/3?lang=hi"]) {
    const things = thingsOf(await (await request.get(path)).text());
    expect(things.length).toBeGreaterThan(0);
    expect(JSON.stringify(things)).not.toMatch(/:(null|""|\[\]|\{\})/);
  }
});

function thingsOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => JSON.parse(match[1] ?? ""));
}
