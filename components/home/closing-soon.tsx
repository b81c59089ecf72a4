import { DeadlineChip } from "@/components/jobs/deadline-chip";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

/** A short row of what closes within three days; nothing where nothing does. */
export function ClosingSoon({ jobs, language, now }: { jobs: JobDto[]; language: Language; now: Date }) {
  const t = translator(language, "home");
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="closing-soon" className="page mt-6">
      <h2 id="closing-soon" className="border-marigold border-l-4 pl-3 text-xl">
        {t("closingSoon")}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {jobs.map((job) => (
          <li key={job.id} className="card flex flex-col gap-1 p-3 max-sm:nth-[n+3]:hidden">
            <a href={links.job(language, job.id)} className="line-clamp-2 font-semibold">
              {job.title}
            </a>
            <p className="line-clamp-1 text-muted text-sm">{job.recruitingOrganization}</p>
            <p className="mt-auto pt-1">
              <DeadlineChip deadline={job.deadline} now={now} language={language} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
