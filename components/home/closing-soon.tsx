import { nearDay } from "@/components/home/near-day";
import { rowTitle } from "@/components/jobs/row/row-title";
import { Shown } from "@/components/notice-text/shown";
import type { Day } from "@/lib/dates";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

type Props = {
  jobs: JobDto[];
  /** How many close in three days. */
  total: number;
  today: Day;
  language: Language;
};

/** What closes within three days, as lines of one row each among the rows of a phone; wide screens have the week beside the list. */
export function ClosingSoon({ jobs, total, today, language }: Props) {
  const t = translator(language, "home");
  return (
    <section aria-labelledby="closing-soon" className="between">
      <div className="flex items-center justify-between">
        <h2 id="closing-soon" className="text-sm">
          {t("closingSoon")}
        </h2>
        <a
          href={links.home(language, { closing: "3-days", sortBy: "deadline" })}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t("seeAll", { count: formatNumber(total, language) })}
        </a>
      </div>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <a href={links.job(language, job.id)}>
              <time dateTime={job.deadline} data-near="">
                {nearDay(job.deadline, today, language)}
              </time>
              <span>
                <Shown of={rowTitle(job, language)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
