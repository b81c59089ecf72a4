import { FilterOpener } from "@/components/jobs/filter-panel";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { type ListParams, links } from "@/lib/links";

/** The short cuts under the search box in one line, in the order in which aspirants ask: level first, then body. */
export function WaysIn({ language, filters }: { language: Language; filters: JobFilters }) {
  const t = translator(language, "home");
  return (
    <nav aria-label={t("waysIn")} className="choices" data-with-form="home-search">
      <FilterOpener filters={filters} language={language} variant="bare" className="choice" />
      {waysIn(language, filters).map(({ href, label, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? "true" : undefined} className="choice">
          {label}
        </a>
      ))}
    </nav>
  );
}

function waysIn(language: Language, filters: JobFilters): { href: string; label: string; isCurrent: boolean }[] {
  const t = translator(language, "home");
  const site = translator(language, "site");
  const list = (params: ListParams & Partial<JobFilters>, label: string) => ({
    href: links.home(language, params),
    label,
    isCurrent: Object.entries(params).every(([name, value]) => filters[name as keyof JobFilters] === value),
  });
  return [
    list({ qualification: "10th" }, t("short10th")),
    list({ qualification: "12th" }, t("short12th")),
    list({ qualification: "graduate" }, t("shortGraduate")),
    list({ search: "ITI" }, t("iti")),
    list({ qualification: "diploma" }, t("shortDiploma")),
    list({ qualification: "engineering" }, t("shortEngineering")),
    { href: links.department(language, "railway"), label: site("railway"), isCurrent: false },
    { href: links.department(language, "ssc"), label: site("ssc"), isCurrent: false },
    list({ department: "Banking" }, t("bank")),
    list({ department: "Police" }, t("police")),
    list({ department: "Teaching" }, t("teaching")),
  ];
}
