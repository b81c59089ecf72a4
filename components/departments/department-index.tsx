import type { DepartmentPage } from "@/lib/departments/schema";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type CountedPage = { page: DepartmentPage; open: number };

type Props = { language: Language; departments: readonly CountedPage[]; states: readonly CountedPage[] };

/** Every department and state with the number of its open jobs. */
export function DepartmentIndex({ language, departments, states }: Props) {
  const t = translator(language, "departments");
  return (
    <div className="page py-6">
      <h1 className="text-2xl md:text-3xl">{t("indexTitle")}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t("indexLead")}</p>
      <CountedLinks id="by-department" title={t("byDepartment")} pages={departments} language={language} />
      <CountedLinks id="by-state" title={t("byState")} pages={states} language={language} />
    </div>
  );
}

type ListProps = { id: string; title: string; pages: readonly CountedPage[]; language: Language };

function CountedLinks({ id, title, pages, language }: ListProps) {
  const t = translator(language, "departments");
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid max-w-[68rem] gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ page, open }) => (
          <li key={page.slug} className="flex min-h-11 items-center justify-between gap-3 border-line border-b">
            <a href={links.department(language, page.slug)} className="inline-flex min-h-11 min-w-11 items-center">
              {page.name[language]}
            </a>
            <span className="shrink-0 text-muted text-sm tabular-nums">
              {t("openJobs", { count: formatNumber(open, language) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
