import { JobRow } from "@/components/jobs/row/job-row";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import type { RelatedJobs as Related } from "@/lib/jobs/related";
import { links } from "@/lib/links";

type Props = { related: Related; language: Language; now: Date };

/** A few other open jobs of the same level and state, or of the same department, and the way to all of them. */
export function RelatedJobs({ related, language, now }: Props) {
  const t = translator(language, "job");
  if (related.jobs.length === 0) return null;
  const of = listWords(related.params, language);
  return (
    <section aria-labelledby="related" className="mt-8">
      <h2 id="related" className="text-lg">
        {t("related", { of })}
      </h2>
      <ul className="rows mt-2">
        {related.jobs.map((job) => (
          <li key={job.id}>
            <JobRow job={job} language={language} now={now} />
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <a href={links.home(language, { ...related.params, open: true })} className="inline-flex min-h-11 items-center">
          {t("allOf", { of, count: related.total })}
        </a>
      </p>
    </section>
  );
}
