import type { Language } from "@/lib/i18n/languages";
import { links } from "@/lib/links";
import type { JsonLd } from "@/lib/seo/job-posting";
import { addressOf } from "@/lib/seo/metadata";
import { site, socialLinks } from "@/lib/site";

/** The site, its search and who runs it, as its home page says them (schema.org WebSite). */
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
    publisher: {
      "@type": "Organization",
      name: site.name,
      url: addressOf("/"),
      logo: addressOf("/icon.svg"),
      sameAs: socialLinks.length > 0 ? socialLinks.map(({ href }) => href) : undefined,
    },
  };
}
