import { JobResults } from "@/components/jobs/job-results";
import { yearInIndia } from "@/lib/dates";
import type { DepartmentPage } from "@/lib/departments/pages";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { ListPage } from "@/lib/jobs/list-schema";
import type { JobFilters, JobSort } from "@/lib/jobs/schema";
import { type ListView, links } from "@/lib/links";

type Props = {
  department: DepartmentPage;
  language: Language;
  filters: JobFilters;
  view: ListView;
  page: ListPage;
  /** Open jobs of the department, whatever the filters. */
  active: number;
  now: Date;
};

const SORTS = ["latest", "deadline", "department"] as const satisfies readonly JobSort[];

/** A department's band with its count, what it is, its popular exams and zones, and its list. */
export function DepartmentView({ department, language, filters, view, page, active, now }: Props) {
  const t = translator(language, "departments");
  const { slug } = department;
  return (
    <>
      <div className={`${department.banner} text-on-banner`}>
        <div className="page flex flex-wrap items-end justify-between gap-4 py-8">
          <h1 className="text-2xl md:text-3xl">{t(`banner.${slug}`, { year: yearInIndia(now) })}</h1>
          <p className="text-lg">
            <span className="font-semibold text-2xl tabular-nums">{formatNumber(active, language)}</span> {t("activeVacancies")}
          </p>
        </div>
      </div>
      <div className="page mt-6 grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="about">
          <h2 id="about" className="text-xl">
            {t(`about.${slug}`)}
          </h2>
          <p className="mt-2 max-w-prose">{t(`aboutText.${slug}`)}</p>
        </section>
        <section aria-labelledby="popular">
          <h2 id="popular" className="text-xl">
            {t("popularExams")}
          </h2>
          <ul className="mt-2">
            {department.exams.map(({ key, level, search }) => (
              <li key={key} className="flex min-h-9 items-center gap-2">
                <a href={links.department(language, slug, { search })}>{t(`exams.${key}`)}</a>
                <span className="text-muted text-sm">{t(`levels.${level}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        {department.zones.length > 0 && (
          <section aria-labelledby="zones" className="md:col-span-2">
            <h2 id="zones" className="text-xl">
              {t("zonesTitle")}
            </h2>
            <ul className="mt-2 flex flex-wrap gap-2">
              {department.zones.map((zone) => (
                <li key={zone}>
                  <a
                    href={links.department(language, slug, {
                      search: `${translator("en", "departments")(`zones.${zone}`)} Railway`,
                    })}
                    className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-ink no-underline hover:border-control hover:underline"
                  >
                    {t(`zones.${zone}`)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <JobResults
        {...page}
        filters={filters}
        language={language}
        view={view}
        now={now}
        action={`/jobs/${slug}`}
        hrefOf={(params) => links.department(language, slug, params)}
        heading={t(`results.${slug}`, { total: formatNumber(page.total, language) })}
        sorts={SORTS}
        empty={{ title: t(`empty.${slug}`), help: t("emptyHelp") }}
        department={department.department}
        withLastPage={false}
      />
    </>
  );
}
