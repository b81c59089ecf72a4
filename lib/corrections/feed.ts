import { type CorrectionWords, correctionLine } from "@/lib/corrections/in-words";
import type { CorrectionDto } from "@/lib/corrections/schema";
import { type FeedFormat, writeFeed } from "@/lib/feeds/write-feed";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { site, siteName } from "@/lib/site";

/** The newest corrections as a feed. */
export function correctionFeed(corrections: readonly CorrectionDto[], language: Language, format: FeedFormat): string {
  const t: CorrectionWords = translator(language, "corrections");
  const head = {
    page: site.url + links.corrections(language),
    self: site.url + links.correctionFeed(language, format),
    title: `${t("title")} - ${siteName(language)}`,
    description: t("intro"),
    language,
  };
  const entries = corrections.map((correction) => {
    const link = site.url + links.job(language, correction.jobId);
    return {
      id: `${link}#correction-${correction.id}`,
      link,
      title: `${shownTitle(correction, language).text}: ${t(`fields.${correction.field}`)}`,
      lines: [`${correctionLine(correction, language, t)} ${t(correction.isOurs ? "ours" : "theirs")}`],
      date: new Date(correction.changedAt),
      author: correction.isOurs ? siteName(language) : shownBody(correction, language).text,
    };
  });
  return writeFeed(format, head, entries);
}
