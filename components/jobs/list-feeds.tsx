import { CalendarSync, Rss } from "lucide";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { site } from "@/lib/site";
import { listParams } from "./list-params";

/** At the end of a list: the same as a feed, and its last dates as a calendar. `webcal:` opens the calendar program, the address can be pasted into any. */
export function ListFeeds({ filters, language }: { filters: JobFilters; language: Language }) {
  const t = translator(language, "feeds");
  const params = listParams(filters, "list");
  const calendar = links.listCalendar(language, params);
  const link = "inline-flex min-h-11 items-center gap-1";
  return (
    <nav aria-label={t("follow")} className="no-print mt-2 flex flex-wrap justify-center gap-x-4 text-sm">
      <a href={links.feed(language, "rss", params)} rel="nofollow" className={link}>
        <Icon of={Rss} size={16} /> {t("rss")}
      </a>
      <a href={(site.url + calendar).replace(/^https?:/, "webcal:")} rel="nofollow" className={link}>
        <Icon of={CalendarSync} size={16} /> {t("calendar")}
      </a>
      <a href={calendar} rel="nofollow" className={`max-sm:hidden ${link}`}>
        {t("calendarAddress")}
      </a>
    </nav>
  );
}
