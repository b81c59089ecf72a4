import { X } from "lucide";
import type { ReactNode } from "react";
import { ClosingHour } from "@/components/days/closing-hour";
import { OpensOn } from "@/components/days/opens-on";
import { VerdictPlace } from "@/components/for-you/verdict-place";
import { Shown } from "@/components/notice-text/shown";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Table } from "@/components/ui/table";
import { isOpen, opensOn } from "@/lib/dates";
import { formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { qualificationStep, salaryScore, startingPay } from "@/lib/jobs/compare";
import { applyTarget } from "@/lib/jobs/job/values";
import { links } from "@/lib/links";
import type { DialogJob } from "./fetch-job";
import { UrgencyChip } from "./urgency-chip";

type Props = { jobs: DialogJob[]; language: Language; t: Translator<"compare">; remove: (id: number) => void };

/**
 * A column for each job, a row for each fact. On a phone, where three columns and their labels have no room beside each other, the label
 * of a fact stands above it, so that nothing is read sideways.
 */
export function CompareTable({ jobs, language, t, remove }: Props) {
  const rows = rowsOf(language, t);
  return (
    <Table label={t("title")} className="table-fixed max-sm:text-sm">
      <thead>
        <tr>
          <td className="w-32 max-sm:hidden" />
          {jobs.map((job) => (
            <th key={job.id} scope="col" className="px-1 font-normal text-base text-ink max-sm:text-sm sm:px-3">
              <span className="flex items-start justify-between gap-2 max-sm:flex-col-reverse">
                <a href={links.job(language, job.id)} className="wrap-anywhere min-w-0 font-semibold">
                  <Shown of={job.shown.title} />
                </a>
                <Button size="icon" onClick={() => remove(job.id)} aria-label={t("removeJob", { title: job.shown.title.text })}>
                  <Icon of={X} size={20} />
                </Button>
              </span>
              <VerdictPlace jobId={job.id} className="verdict-place mt-1" />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(([label, cell]) => (
        <tbody key={label}>
          <tr className="compare-label sm:hidden">
            <th scope="rowgroup" colSpan={jobs.length} className="bg-sunken px-1 py-1 font-normal text-muted text-sm">
              {label}
            </th>
          </tr>
          <tr>
            <th scope="row" className="pr-2 pl-0 font-normal text-muted text-sm max-sm:hidden">
              {label}
            </th>
            {jobs.map((job) => (
              <td key={job.id} className="break-words px-1 sm:px-3">
                {cell(job)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

type Row = [label: string, cell: (job: DialogJob) => ReactNode];

function rowsOf(language: Language, t: Translator<"compare">): Row[] {
  const now = new Date();
  return [
    [t("organisation"), ({ shown }) => <Shown of={shown.recruitingOrganization} />],
    [t("department"), ({ shown }) => <Shown of={shown.department} />],
    [t("location"), ({ shown }) => <Shown of={shown.location} />],
    [
      t("lastDate"),
      (job) => (
        <>
          <time dateTime={job.deadline} className="mb-1 block font-semibold tabular-nums">
            {formatDayLong(job.deadline, language)}
          </time>
          <ClosingHour last={job} language={language} t={t} className="mb-1 block text-muted text-sm" />
          <UrgencyChip last={job} now={now} t={t} />
        </>
      ),
    ],
    [t("positions"), (job) => (job.positions === null ? t("notSpecified") : formatNumber(job.positions, language))],
    [t("salary"), (job) => <SalaryCell job={job} t={t} />],
    [
      t("qualification"),
      (job) => (
        <>
          <Shown of={job.shown.qualification} />
          <span className="block text-muted text-sm">
            {t("level", { level: t(`levels.${qualificationStep(job.qualification)}`) })}
          </span>
        </>
      ),
    ],
    [t("ageLimit"), ({ shown }) => (shown.ageLimit ? <Shown of={shown.ageLimit} /> : t("notSpecified"))],
    [t("fee"), ({ shown }) => (shown.applicationFee ? <Shown of={shown.applicationFee} /> : t("notSpecified"))],
    [t("apply"), (job) => <ApplyCell job={job} now={now} language={language} t={t} />],
  ];
}

function SalaryCell({ job: { salary, department, shown }, t }: { job: DialogJob; t: Translator<"compare"> }) {
  const score = salaryScore(startingPay(salary, department));
  return (
    <>
      {shown.salary ? <Shown of={shown.salary} /> : t("asPerNorms")}
      <span className="mt-1 block text-muted text-sm">
        <span aria-hidden className="mr-2 inline-flex gap-0.5 align-middle">
          {[1, 2, 3, 4, 5].map((step) => (
            <span key={step} className={`size-2 rounded-full border border-neel ${step <= score ? "bg-neel" : ""}`} />
          ))}
        </span>
        {t("salaryScore", { score: String(score) })}
      </span>
    </>
  );
}

type ApplyProps = { job: DialogJob; now: Date } & Pick<Props, "language" | "t">;

function ApplyCell({ job, now, language, t }: ApplyProps) {
  const target = applyTarget(job);
  if (!isOpen(job, now)) return <span className="text-muted">{t("closed")}</span>;
  const start = opensOn(job.applicationStartDate, now);
  if (start) return <OpensOn day={start} language={language} t={t} />;
  if (!target) return t("notSpecified");
  return (
    <ButtonLink
      variant="primary"
      href={target}
      target="_blank"
      rel="noopener noreferrer"
      data-apply={job.id}
      className="max-sm:w-full max-sm:px-1"
      aria-label={t("applyFor", { title: job.shown.title.text })}
    >
      {t("applyNow")}
    </ButtonLink>
  );
}
