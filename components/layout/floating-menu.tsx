import { Bell, Bookmark, CalendarDays, ClipboardList, List, Plus, X } from "lucide";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { BarScript } from "./bar-script";

const ID = "quick-actions";

/**
 * The floating button and its four actions; on a phone it is the right end of a bar with the three lists. A native popover: it closes on
 * Escape, on its backdrop and on its own button without a script; components/layout/clicks.tsx closes it when an action is chosen.
 */
export function FloatingMenu({ language }: { language: Language }) {
  const t = translator(language, "site");
  const pages = [
    { href: links.home(language), label: t("barJobs"), icon: List },
    { href: links.exams(language), label: t("barExams"), icon: CalendarDays },
    { href: links.saved(language), label: t("barSaved"), icon: Bookmark, isCounted: true },
  ];
  const actions = [
    { href: "#alerts", label: t("jobAlerts"), icon: Bell, needsScript: true },
    { href: "#tracker", label: t("trackApplications"), icon: ClipboardList, needsScript: true },
    { href: links.exams(language), label: t("examCalendar"), icon: CalendarDays, needsScript: false },
    { href: links.saved(language), label: t("savedJobs"), icon: Bookmark, needsScript: false },
  ];
  return (
    <div className="no-print">
      <nav aria-label={t("bar")} className="bar">
        {pages.map(({ href, label, icon, isCounted }) => (
          <a key={href} href={href} className="bar-link">
            <Icon of={icon} size={20} />
            <span>
              {label} {isCounted && <span data-saved-count="" />}
            </span>
          </a>
        ))}
        <Button variant="bare" popoverTarget={ID} aria-label={t("quickActions")} className="floating-button floating-place z-20">
          <Icon of={Plus} size={24} />
        </Button>
      </nav>
      <nav id={ID} popover="auto" data-menu aria-label={t("quickActions")} className="floating-menu floating-place">
        <ul className="mb-3 grid justify-items-end gap-2">
          {actions.map(({ href, label, icon, needsScript }) => (
            <li key={href} className={needsScript ? "needs-script" : undefined}>
              <ButtonLink href={href} className="shadow-lg">
                <Icon of={icon} size={20} />
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
          <Icon of={X} size={24} />
        </Button>
      </nav>
      <BarScript />
    </div>
  );
}
