import { yearInIndia } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

/** What the site is, its categories and the year. */
export function SiteFooter({ language, now }: { language: Language; now: Date }) {
  const t = translator(language, "site");
  const categories = [
    { href: links.home(language, { department: "Banking" }), label: t("banking") },
    { href: links.department(language, "railway"), label: t("railway") },
    { href: links.home(language, { department: "Defense" }), label: t("defense") },
    { href: links.department(language, "ssc"), label: t("ssc") },
    { href: links.home(language, { department: "UPSC" }), label: t("upsc") },
    { href: links.home(language, { department: "State Government" }), label: t("stateGovernment") },
  ];
  const quick = [
    { href: links.home(language), label: t("latestJobs") },
    { href: links.home(language, { sortBy: "deadline" }), label: t("closingSoon") },
    { href: links.exams(language), label: t("examCalendar") },
  ];
  return (
    <footer className="mt-12 border-line border-t bg-surface">
      <div className="page grid gap-8 py-8 md:grid-cols-[2fr_1fr_1fr]">
        <p className="max-w-prose text-muted">{t("footerAbout", { name: site.name })}</p>
        <LinkColumn title={t("categories")} items={categories} />
        <LinkColumn title={t("quickLinks")} items={quick} />
      </div>
      <p className="page border-line border-t py-4 text-muted text-sm">
        {t("copyright", { year: yearInIndia(now), name: site.name })}
      </p>
    </footer>
  );
}

function LinkColumn({ title, items }: { title: string; items: { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2">
        {items.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center text-ink md:min-h-8">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
