import { EXAM_TOPICS } from "@/lib/exams/topics";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Column = { title: string; items: { href: string; label: string }[] };

/** The columns of the footer (spec section 2): categories, quick links, help and legal pages. */
export function footerColumns(language: Language): Column[] {
  const t = translator(language, "site");
  const page = (path: string) => links.page(language, path);
  return [
    {
      title: t("categories"),
      items: [
        { href: links.department(language, "banking"), label: t("banking") },
        { href: links.department(language, "railway"), label: t("railway") },
        { href: links.department(language, "defence"), label: t("defense") },
        { href: links.department(language, "ssc"), label: t("ssc") },
        { href: links.department(language, "upsc"), label: t("upsc") },
        { href: links.departments(language), label: t("stateGovernment") },
      ],
    },
    {
      title: t("quickLinks"),
      items: [
        { href: links.home(language), label: t("latestJobs") },
        { href: page(EXAM_TOPICS.results), label: t("examResults") },
        { href: page(EXAM_TOPICS.admitCards), label: t("admitCards") },
        { href: page(EXAM_TOPICS.syllabus), label: t("syllabus") },
        { href: page(EXAM_TOPICS.papers), label: t("previousPapers") },
      ],
    },
    {
      title: t("helpAndLegal"),
      items: [
        { href: links.corrections(language), label: t("corrections") },
        { href: links.contact(language), label: t("contact") },
        { href: page("/faq"), label: t("faq") },
        { href: page("/guide"), label: t("guide") },
        { href: page("/privacy-policy"), label: t("privacyPolicy") },
        { href: page("/terms-of-service"), label: t("termsOfService") },
        { href: page("/disclaimer"), label: t("disclaimer") },
        { href: page("/developers"), label: t("developers") },
      ],
    },
  ];
}
