import type { Language } from "@/lib/i18n/languages";
import { links } from "@/lib/links";
import type { JsonLd } from "@/lib/seo/job-posting";
import { addressOf } from "@/lib/seo/metadata";
import { site, socialLinks } from "@/lib/site";

/** The name under which other things of a page point to who runs the site. */
const PUBLISHER = `${addressOf("/")}#organization`;

/** The site and its search, as its home page says them (schema.org WebSite). */
export function siteMarkup(language: Language): JsonLd {
  const home = addressOf(links.home(language));
  const search = addressOf(links.home(language, { search: "QUERY" })).replace("QUERY", "{search_term_string}");
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    alternateName: site.nameHindi,
    url: home,
    inLanguage: language === "hi" ? "hi-IN" : "en-IN",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      "query-input": "required name=search_term_string",
    },
    publisher: { "@id": PUBLISHER },
  };
}

/** Who runs the site (schema.org Organization). */
export function publisherMarkup(): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": PUBLISHER,
    name: site.name,
    url: addressOf("/"),
    logo: addressOf("/icon.svg"),
    email: site.email,
    sameAs: socialLinks.length > 0 ? socialLinks.map(({ href }) => href) : undefined,
  };
}

/** The way to a page from the home page (schema.org BreadcrumbList). */
export function breadcrumbsOf(items: { name: string; url: string }[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
  };
}
