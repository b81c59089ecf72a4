import { escapeHtml } from "@/lib/seo/escape-html";

/** A page as a site map names it (sitemaps.org): its address, the same page in each language, and when it last changed where that is known. */
export type SitemapEntry = { url: string; languages: Readonly<Record<string, string>>; lastModified?: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A file of pages, at most 50,000 by the protocol. */
export function urlset(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, languages, lastModified }) => {
    const others = Object.entries(languages).map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>\n`,
    );
    return `<url>\n<loc>${escapeHtml(url)}</loc>\n${others.join("")}${lastModified ? `<lastmod>${lastModified}</lastmod>\n` : ""}</url>\n`;
  });
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`;
}

/** A file of files, in the order in which they are to be read. */
export function sitemapIndex(files: readonly string[]): string {
  const named = files.map((url) => `<sitemap>\n<loc>${escapeHtml(url)}</loc>\n</sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${named.join("")}</sitemapindex>\n`;
}
