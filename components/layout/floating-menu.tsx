import { Bell, Bookmark, CalendarDays, ClipboardList, List, Plus, X } from "lucide-react";
import { Button, ButtonLink } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { BarScript } from "./bar-script";

const ID = "quick-actions";

/**
 * The floating button and its four actions; on a phone it is the right end of a bar with the three lists. A native popover: it closes on
 * Escape, on its backdrop and on its own button without a script; components/layout/menu-closer.tsx closes it when an action is chosen.
 */
export function FloatingMenu({ language }: { language: Language }) {
  const t = translator(language, "site");
  const pages = [
    { href: links.home(language), label: t("barJobs"), Icon: List },
    { href: links.exams(language), label: t("barExams"), Icon: CalendarDays },
    { href: links.saved(language), label: t("barSaved"), Icon: Bookmark, isCounted: true },
  ];
  const actions = [
    { href: "#alerts", label: t("jobAlerts"), Icon: Bell, needsScript: true },
    { href: "#tracker", label: t("trackApplications"), Icon: ClipboardList, needsScript: true },
    { href: links.exams(language), label: t("examCalendar"), Icon: CalendarDays, needsScript: false },
    { href: links.saved(language), label: t("savedJobs"), Icon: Bookmark, needsScript: false },
  ];
  return (
    <div className="no-print">
      <nav aria-label={t("bar")} className="bar">
        {pages.map(({ href, label, Icon, isCounted }) => (
          <a key={href} href={href} className="bar-link">
            <Icon aria-hidden size={20} />
            <span>
              {label} {isCounted && <span data-saved-count="" />}
            </span>
          </a>
        ))}
        <Button variant="bare" popoverTarget={ID} aria-label={t("quickActions")} className="floating-button floating-place z-20">
          <Plus aria-hidden size={24} />
        </Button>
      </nav>
      <nav id={ID} popover="auto" data-menu aria-label={t("quickActions")} className="floating-menu floating-place">
        <ul className="mb-3 grid justify-items-end gap-2">
          {actions.map(({ href, label, Icon, needsScript }) => (
            <li key={href} className={needsScript ? "needs-script" : undefined}>
              <ButtonLink href={href} className="shadow-lg">
                <Icon aria-hidden size={20} />
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <Button
          variant="bare"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={t("closeQuickActions")}
          className="floating-button ml-auto"
        >
          <X aria-hidden size={24} />
        </Button>
      </nav>
      <BarScript />
    </div>
  );
}
