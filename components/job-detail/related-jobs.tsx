import { DeadlineChip } from "@/components/jobs/deadline-chip";
import { NoticeText } from "@/components/notice-text/notice-text";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

type Props = { jobs: JobDto[]; department: { name: string; value: string }; language: Language; now: Date };

/** A few other open jobs of the same department, and the way to all of them. */
export function RelatedJobs({ jobs, department, language, now }: Props) {
  const t = translator(language, "job");
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-10 border-line border-t pt-6">
      <h2 id="related" className="text-xl">
        {t("related", { department: department.name })}
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id} className="card flex flex-col gap-1 p-3">
            <a href={links.job(language, job.id)} className="font-semibold">
              <NoticeText text={job.title} kind={null} language={language} />
            </a>
            <p className="text-muted text-sm">
              <NoticeText text={job.recruitingOrganization} kind="body" language={language} /> ·{" "}
              <NoticeText text={job.location} kind="place" language={language} />
            </p>
            <p className="mt-auto flex pt-1">
              <DeadlineChip deadline={job.deadline} now={now} language={language} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={links.home(language, { department: department.value })} className="inline-flex min-h-11 items-center">
          {t("allOf", { department: department.name })}
        </a>
      </p>
    </section>
  );
}
