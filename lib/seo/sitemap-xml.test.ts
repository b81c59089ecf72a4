import { sitemapIndex, urlset } from "@/lib/seo/sitemap-xml";

it("names a page, the same page in each language, and its last change where that is known", () => {
  const languages = { "hi-IN": "https://niyukti.example/job/5?lang=hi&x=1" };
  const xml = urlset([
    { url: "https://niyukti.example/job/5", languages, lastModified: "2026-11-22T04:00:00.000Z" },
    { url: "https://niyukti.example/faq", languages: {} },
  ]);
  expect(xml).toContain('hreflang="hi-IN" href="https://niyukti.example/job/5?lang=hi&#38;x=1"/>');
  expect(xml.match(/<lastmod>.*<\/lastmod>/g)).toEqual(["<lastmod>2026-11-22T04:00:00.000Z</lastmod>"]);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    "<loc>https://niyukti.example/job/5</loc>",
    "<loc>https://niyukti.example/faq</loc>",
  ]);
});

it("names files in the order in which they are to be read", () => {
  const xml = sitemapIndex(["https://niyukti.example/sitemaps/9.xml", "https://niyukti.example/sitemaps/0.xml"]);
  expect(xml.match(/\d(?=\.xml)/g)).toEqual(["9", "0"]);
});
