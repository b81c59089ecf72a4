import { startOfDay } from "@/lib/dates";
import { jobLines } from "@/lib/feeds/job-lines";
import { type FeedFormat, writeFeed } from "@/lib/feeds/write-feed";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { type ListParams, links } from "@/lib/links";
import { shownTitle } from "@/lib/notice-text/shown-job";
import { site, siteName } from "@/lib/site";

/** Items of one feed: what a program that looks once a day must not miss, and no more than a phone reads at once. */
export const MAX_FEED_JOBS = 50;

type Of = { params: ListParams; language: Language; title: string; changes: ReadonlyMap<number, Date> };

/** The newest open jobs of a list as a feed. */
export function jobFeed(format: FeedFormat, jobs: readonly JobDto[], { params, language, title, changes }: Of): string {
  const t = translator(language, "feeds");
  const head = {
    page: site.url + links.home(language, params),
    self: site.url + links.feed(language, format, params),
    title: `${title} - ${siteName(language)}`,
    description: t("description", { list: title }),
    language,
  };
  const entries = jobs.map((job) => {
    const [body = "", ...lines] = jobLines(job, language);
    const link = site.url + links.job(language, job.id);
    const date = startOfDay(job.postedOn);
    return { id: link, link, title: shownTitle(job, language).text, lines, date, changedAt: changes.get(job.id), author: body };
  });
  return writeFeed(format, head, entries);
}
