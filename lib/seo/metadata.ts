import type { Metadata } from "next";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { type Area, type KeyIn, translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { type LinkedPicture, linkedSitePicture } from "@/lib/share/shared-picture";
import { site, siteName } from "@/lib/site";

type PageFacts = {
  language: Language;
  /** Public path without a language, such as /job/5. */
  path: string;
  title: string;
  description: string;
  keywords?: string;
  /** The feeds of the page, which programs subscribe to. */
  feeds?: FeedLinks;
  /** What programs show beside a link to it; else what the site is. */
  picture?: LinkedPicture;
  /** A view that search engines leave out, and whose links they follow. It names no other page as the one for it: Google takes that for the contrary. */
  isLeftOut?: boolean;
};

/** Addresses of feeds and calendars by their type, and what they are called. */
export type FeedLinks = { title: string; addresses: Readonly<Record<string, string>> };

/** The whole address of a path of this site, in its one spelling: the home page has no slash, as Next writes its canonical address. */
export function addressOf(path: string): string {
  return path === "/" ? site.url : site.url + path;
}

/** Title, description, keywords, canonical address, the other language and social tags of a public page. */
export function pageMetadata({ language, path, title, description, keywords, feeds, picture, isLeftOut }: PageFacts): Metadata {
  const address = (of: Language) => addressOf(links.page(of, path));
  return {
    title,
    description,
    keywords,
    alternates: {
      ...(!isLeftOut && {
        canonical: address(language),
        languages: { "en-IN": address("en"), "hi-IN": address("hi"), "x-default": address("en") },
      }),
      ...(feeds && { types: alternatesOf(feeds) }),
    },
    ...(isLeftOut && { robots: { index: false, follow: true } }),
    openGraph: {
      type: "website",
      siteName: siteName(language),
      title,
      description,
      ...(!isLeftOut && { url: address(language) }),
      locale: language === "hi" ? "hi_IN" : "en_IN",
      images: [picture ?? linkedSitePicture(language)],
    },
    // The picture is that of openGraph, which programs take where there is no other: said twice, it keeps the first listing waiting.
    twitter: { card: "summary_large_image", title, description, images: [] },
  };
}

function alternatesOf({ title, addresses }: FeedLinks) {
  return Object.fromEntries(Object.entries(addresses).map(([type, path]) => [type, [{ url: addressOf(path), title }]]));
}

type PageProps = { params: Promise<{ lang: string }> };
type WordsOfPage<In extends Area> = { title: KeyIn<In>; description: KeyIn<In>; keywords?: KeyIn<In> } & {
  feeds?: (language: Language) => FeedLinks;
};

/** The `generateMetadata` of a public page of one address, whose words stand in one area of the catalogues. */
export function metadataOf<In extends Area>(path: string, area: In, { title, description, keywords, feeds }: WordsOfPage<In>) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const language = languageOf((await params).lang);
    const t = translator(language, area);
    return pageMetadata({
      language,
      path,
      title: t(title),
      description: t(description),
      keywords: keywords && t(keywords),
      feeds: feeds?.(language),
    });
  };
}

/** The metadata of a page that search engines leave out: a title is all that it needs. */
export function unlistedMetadata<In extends Area>(area: In, title: KeyIn<In>) {
  return async ({ params }: PageProps): Promise<Metadata> => ({
    title: translator(languageOf((await params).lang), area)(title),
    robots: { index: false },
  });
}
