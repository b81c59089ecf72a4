import type { Metadata } from "next";
import type { Language } from "@/lib/i18n/languages";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

type PageFacts = {
  language: Language;
  /** Public path without a language, such as /job/5. */
  path: string;
  title: string;
  description: string;
  keywords?: string;
};

/** Title, description, keywords, canonical address, the other language and social tags of a public page. */
export function pageMetadata({ language, path, title, description, keywords }: PageFacts): Metadata {
  const address = (of: Language) => `${site.url}${links.page(of, path)}`;
  return {
    title,
    description,
    keywords,
    alternates: {
      canonical: address(language),
      languages: { "en-IN": address("en"), "hi-IN": address("hi"), "x-default": address("en") },
    },
    openGraph: {
      type: "website",
      siteName: site.name,
      title,
      description,
      url: address(language),
      locale: language === "hi" ? "hi_IN" : "en_IN",
    },
    twitter: { card: "summary", title, description },
  };
}
