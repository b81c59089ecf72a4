import { JobRow } from "@/components/jobs/row/job-row";
import type { DepartmentPage } from "@/lib/departments/schema";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

export type OpenNowProps = {
  /** What is open; null where it could not be read. */
  open: { jobs: readonly JobDto[]; total: number } | null;
  /** The department or state that it is of. */
  near?: DepartmentPage;
  language: Language;
};

/** The newest open jobs: what stands in for a page that is missing. */
export function OpenNow({ open, near, language }: OpenNowProps) {
  if (!open || open.jobs.length === 0) return null;
  const t = translator(language, "site");
  const now = new Date();
  const total = formatNumber(open.total, language);
  return (
    <section aria-labelledby="open-now" className="page-narrow pb-8">
      <h2 id="open-now" className="text-lg">
        {near ? t("openNowOf", { name: near.name[language] }) : t("openNow")}
      </h2>
      <ul className="rows mt-2">
        {open.jobs.map((job) => (
          <li key={job.id}>
            <JobRow job={job} language={language} now={now} />
          </li>
        ))}
      </ul>
      <a
        href={near ? links.department(language, near.slug) : links.home(language, { open: true })}
        className="inline-flex min-h-11 items-center"
      >
        {near ? t("allOfName", { name: near.name[language], total }) : t("allOpen", { total })}
      </a>
    </section>
  );
}
