import { EXAM_TOPICS } from "@/lib/exams/topics";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type MainLink = {
  href: string;
  label: string;
  /** The dialog that scripts open instead. */
  dialog?: string;
  needsScript?: boolean;
};

/** The navigation of the header (spec section 2). */
export function mainLinks(language: Language): MainLink[] {
  const t = translator(language, "site");
  return [
    { href: links.home(language), label: t("browseJobs") },
    { href: `${links.home(language)}#departments`, label: t("departments") },
    { href: links.exams(language), label: t("examCalendar") },
    { href: links.page(language, "/faq"), label: t("helpCenter"), dialog: "#help" },
  ];
}

/** What the menu of a narrow header holds beside the navigation: what aspirants come back for, and what the floating button opens elsewhere. */
export function menuLinks(language: Language): MainLink[] {
  const t = translator(language, "site");
  return [
    { href: links.jobsForYou(language), label: translator(language, "profile")("menu"), needsScript: true },
    { href: links.page(language, EXAM_TOPICS.admitCards), label: t("admitCards") },
    { href: links.page(language, EXAM_TOPICS.results), label: t("examResults") },
    { href: "#alerts", label: t("jobAlerts"), needsScript: true },
    { href: "#tracker", label: t("trackApplications"), needsScript: true },
  ];
}
