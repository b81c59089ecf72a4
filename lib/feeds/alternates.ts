import { FEED_TYPES } from "@/lib/feeds/write-feed";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { type ListParams, links } from "@/lib/links";
import type { FeedLinks } from "@/lib/seo/metadata";

/** What the head of a list's page says of its feeds. Its calendar is linked at its foot: no program looks for one in a head, which stands before the first listing. */
export function feedsOfList(language: Language, params: ListParams, title: string): FeedLinks {
  const { rss, atom, json } = FEED_TYPES;
  return {
    title,
    addresses: {
      [rss]: links.feed(language, "rss", params),
      [atom]: links.feed(language, "atom", params),
      [json]: links.feed(language, "json", params),
    },
  };
}

/** The feeds of the ledger of corrections. */
export function feedsOfCorrections(language: Language): FeedLinks {
  const { rss, atom, json } = FEED_TYPES;
  return {
    title: translator(language, "corrections")("title"),
    addresses: {
      [atom]: links.correctionFeed(language),
      [rss]: links.correctionFeed(language, "rss"),
      [json]: links.correctionFeed(language, "json"),
    },
  };
}
