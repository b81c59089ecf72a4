import { CalendarSync } from "lucide-react";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** The calendar as a subscription, which stays current: `webcal:` opens the calendar program, the address can be pasted into any. */
export function ExamSubscribe({ language, siteUrl }: { language: Language; siteUrl: string }) {
  const t = translator(language, "exams");
  const address = siteUrl + links.examFeed(language);
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <a href={address.replace(/^https?:/, "webcal:")} className="inline-flex min-h-11 items-center gap-2">
        <CalendarSync aria-hidden size={20} /> {t("subscribe")}
      </a>
      <a href={links.examFeed(language)} className="inline-flex min-h-11 items-center">
        {t("subscribeAddress")}
      </a>
    </div>
  );
}
