import type { Metadata } from "next";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { type Area, type KeyIn, translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { site, siteName } from "@/lib/site";

type PageFacts = {
  language: Language;
  /** Public path without a language, such as /job/5. */
  path: string;
  title: string;
  description: string;
  keywords?: string;
  /** An Atom feed of what the page shows. */
  feed?: { path: string; title: string };
};

/** The whole address of a path of this site, in its one spelling: the home page has no slash, as Next writes its canonical address. */
export function addressOf(path: string): string {
  return path === "/" ? site.url : site.url + path;
}

/** Title, description, keywords, canonical address, the other language and social tags of a public page. */
export function pageMetadata({ language, path, title, description, keywords, feed }: PageFacts): Metadata {
  const address = (of: Language) => addressOf(links.page(of, path));
  return {
    title,
    description,
    keywords,
    alternates: {
      canonical: address(language),
      languages: { "en-IN": address("en"), "hi-IN": address("hi"), "x-default": address("en") },
      ...(feed && {
        types: { "application/atom+xml": [{ url: `${site.url}${links.page(language, feed.path)}`, title: feed.title }] },
      }),
    },
    openGraph: {
      type: "website",
      siteName: siteName(language),
      title,
      description,
      url: address(language),
      locale: language === "hi" ? "hi_IN" : "en_IN",
    },
    twitter: { card: "summary", title, description },
  };
}

type PageProps = { params: Promise<{ lang: string }> };
type WordsOfPage<In extends Area> = { title: KeyIn<In>; description: KeyIn<In>; keywords?: KeyIn<In> } & {
  feed?: { path: string; title: KeyIn<In> };
};

/** The `generateMetadata` of a public page of one address, whose words stand in one area of the catalogues. */
export function metadataOf<In extends Area>(path: string, area: In, { title, description, keywords, feed }: WordsOfPage<In>) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const language = languageOf((await params).lang);
    const t = translator(language, area);
    return pageMetadata({
      language,
      path,
      title: t(title),
      description: t(description),
      keywords: keywords && t(keywords),
      feed: feed && { path: feed.path, title: t(feed.title) },
    });
  };
}

/** The same of a page that search engines leave out: a title is all that it needs. */
export function unlistedMetadata<In extends Area>(area: In, title: KeyIn<In>) {
  return async ({ params }: PageProps): Promise<Metadata> => ({
    title: translator(languageOf((await params).lang), area)(title),
    robots: { index: false },
  });
}
