import { Bell, CalendarDays, ClipboardList } from "lucide-react";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** What a reader may do beside reading the list: alerts, tracker, exam calendar. */
export function ListActions({ language }: { language: Language }) {
  const t = translator(language, "jobs");
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-2">
        <a href="#alerts" className="button-quiet">
          <Bell aria-hidden size={20} />
          {t("jobAlerts")}
        </a>
        <a href="#tracker" className="button-quiet">
          <ClipboardList aria-hidden size={20} />
          {t("trackApplications")}
        </a>
        <a href={links.exams(language)} className="button-quiet">
          <CalendarDays aria-hidden size={20} />
          {t("examCalendar")}
        </a>
      </div>
      <noscript>
        <p id="alerts" className="mt-2 text-muted text-sm">
          <span id="tracker">{t("needScript")}</span>
        </p>
      </noscript>
    </div>
  );
}
