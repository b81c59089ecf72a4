import { Bell, CalendarDays, ClipboardList } from "lucide";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** What a reader may do beside reading the list: alerts, tracker, exam calendar. */
export function ListActions({ language }: { language: Language }) {
  const t = translator(language, "jobs");
  return (
    <div className="mb-4">
      <div className="grid flex-wrap gap-2 sm:flex">
        <ButtonLink href="#alerts">
          <Icon of={Bell} size={20} />
          {t("jobAlerts")}
        </ButtonLink>
        <ButtonLink href="#tracker">
          <Icon of={ClipboardList} size={20} />
          {t("trackApplications")}
        </ButtonLink>
        <ButtonLink href={links.exams(language)}>
          <Icon of={CalendarDays} size={20} />
          {t("examCalendar")}
        </ButtonLink>
      </div>
    </div>
  );
}
