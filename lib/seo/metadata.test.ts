import { pageMetadata } from "@/lib/seo/metadata";

const facts = { language: "hi" as const, path: "/jobs/ssc", title: "SSC", description: "Jobs of SSC" };

it("names its own address and both languages", () => {
  const { alternates, openGraph, robots } = pageMetadata(facts);
  expect(alternates?.canonical).toMatch(/\/jobs\/ssc\?lang=hi$/);
  expect(openGraph?.url).toBe(alternates?.canonical);
  expect(Object.keys(alternates?.languages ?? {})).toEqual(["en-IN", "hi-IN", "x-default"]);
  expect(robots).toBeUndefined();
});

it("names no other page as the one for it where search engines leave it out, and keeps its feeds", () => {
  const feeds = { title: "SSC", addresses: { "application/rss+xml": "/feeds/jobs.rss" } };
  const { alternates, openGraph, robots } = pageMetadata({ ...facts, feeds, isLeftOut: true });
  expect(robots).toEqual({ index: false, follow: true });
  expect(Object.keys(alternates ?? {})).toEqual(["types"]);
  expect(openGraph).not.toHaveProperty("url");
});

it.each(["en", "hi"] as const)(
  "shows the picture of the site beside a link to a page that has none of its own: %s",
  (language) => {
    const { openGraph, twitter } = pageMetadata({ ...facts, language });
    expect(openGraph?.images).toEqual([
      {
        url: expect.stringMatching(/^http.*\/share\/site\.png\?/),
        alt: expect.stringMatching(/^[^,]{10}/),
        width: 1200,
        height: 630,
      },
    ]);
    expect(twitter).toMatchObject({ card: "summary_large_image" });
    const picture = { url: "https://niyukti.example/share/job-5.png", alt: "Clerk", width: 1200, height: 630 };
    expect(pageMetadata({ ...facts, picture }).openGraph?.images).toEqual([picture]);
  },
);
