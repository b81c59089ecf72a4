import type { ReactNode } from "react";
import { ClosingHour } from "@/components/days/closing-hour";
import { VerdictPlace } from "@/components/for-you/verdict-place";
import { Shown } from "@/components/notice-text/shown";
import { isOpen } from "@/lib/dates";
import { formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { shownJob } from "@/lib/notice-text/shown-job";
import { sourceHost } from "@/lib/web-address";
import { ApplyControl } from "./apply-control";
import { CardMarks } from "./job-marks";
import { rowTitle } from "./row/row-title";
import { UrgencyChip } from "./urgency-chip";

type Props = { job: JobDto; language: Language; now: Date };

/** One listing of the grid: the post, who recruits and where, four facts in fixed places, then the last date and Apply. */
export function JobCard({ job, language, now }: Props) {
  const t = translator(language, "jobs");
  const open = isOpen(job, now);
  const host = sourceHost(job.sourceUrl);
  const shown = shownJob(job, language);
  return (
    <article className={`card flex min-w-0 flex-col gap-3 p-4 ${open ? "" : "bg-sunken"}`} data-expired={open ? undefined : ""}>
      <div className="min-w-0">
        <h3 className="font-semibold text-lg">
          <a href={links.job(language, job.id)}>
            <Shown of={rowTitle(job, language)} />
          </a>
        </h3>
        <p className="mt-0.5 text-muted">
          <Shown of={shown.recruitingOrganization} /> · <Shown of={shown.location} />
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
          <Fact
            label={t("vacancies")}
            value={job.positions === null ? t("notSpecified") : formatNumber(job.positions, language)}
          />
          <Fact label={t("qualification")} value={<Shown of={shown.qualification} />} />
          <Fact label={t("pay")} value={shown.salary ? <Shown of={shown.salary} /> : t("asPerNorms")} />
          <Fact label={t("age")} value={shown.ageLimit ? <Shown of={shown.ageLimit} /> : t("notSpecified")} />
        </dl>
        {open && <VerdictPlace jobId={job.id} className="verdict-place mt-2" />}
        <p className="mt-2 text-muted text-sm">{host ? `${t("source")}: ${host}` : t("sourceSite")}</p>
        <CardMarks job={job} language={language} />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <p className="text-sm">
          <span className="text-muted">{t("lastDate")}</span>{" "}
          <time dateTime={job.deadline} className="block font-semibold tabular-nums">
            {formatDayLong(job.deadline, language)}
          </time>
          {open && <ClosingHour last={job} language={language} t={t} className="text-muted" />}
        </p>
        <p>
          <UrgencyChip last={job} now={now} t={t} />
        </p>
        <ApplyControl job={job} open={open} now={now} language={language} className="ml-auto max-sm:w-full" />
        {!open && <p className="text-muted text-sm">{t("closed")}</p>}
      </div>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
