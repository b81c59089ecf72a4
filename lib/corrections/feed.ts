import { Feed } from "feed";
import { type CorrectionWords, correctionLine } from "@/lib/corrections/in-words";
import type { CorrectionDto } from "@/lib/corrections/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { escapeHtml } from "@/lib/seo/escape-html";
import { site } from "@/lib/site";

/** The newest corrections as Atom (RFC 4287). Ids stay for ever: a reader's program shows each once. */
export function correctionFeed(corrections: readonly CorrectionDto[], language: Language): string {
  const t: CorrectionWords = translator(language, "corrections");
  const page = site.url + links.corrections(language);
  const feed = new Feed({
    id: page,
    link: page,
    title: `${t("title")} - ${site.name}`,
    description: t("intro"),
    language: language === "hi" ? "hi-IN" : "en-IN",
    copyright: site.name,
    updated: new Date(corrections[0]?.changedAt ?? 0),
    feedLinks: { atom: site.url + links.correctionFeed(language) },
    generator: site.name,
  });
  for (const correction of corrections) {
    const link = site.url + links.job(language, correction.jobId);
    feed.addItem({
      id: `${link}#correction-${correction.id}`,
      link,
      // The package says of both that they are HTML.
      title: escapeHtml(`${correction.title}: ${t(`fields.${correction.field}`)}`),
      description: escapeHtml(`${correctionLine(correction, language, t)} ${t(correction.isOurs ? "ours" : "theirs")}`),
      date: new Date(correction.changedAt),
      author: [{ name: correction.isOurs ? site.name : correction.recruitingOrganization }],
    });
  }
  return feed.atom1();
}
