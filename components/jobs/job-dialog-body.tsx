"use client";

import { useEffect, useState } from "react";
import { ClosingHour } from "@/components/days/closing-hour";
import { formatDay, formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { selectionSteps } from "@/lib/jobs/facts/selection-steps";
import type { JobDto, PositionDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { fetchPositions } from "./fetch-job";
import { sourceHost } from "./source-host";
import { UrgencyChip } from "./urgency-chip";

type Props = { job: JobDto; language: Language; t: Translator<"job"> };

/** The facts of a job, its posts, its text and the steps of selection. */
export function JobDialogBody({ job, language, t }: Props) {
  const steps = selectionSteps(job.selectionProcess);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-muted">{t("lastDate")}</span>
        <time dateTime={job.deadline} className="font-semibold">
          {formatDayLong(job.deadline, language)}
        </time>
        <ClosingHour last={job} language={language} t={t} className="text-muted text-sm" />
        <UrgencyChip last={job} now={new Date()} t={t} />
      </div>
      <Facts job={job} language={language} t={t} />
      <Positions job={job} t={t} />
      {job.description && (
        <section className="mt-5">
          <h3 className="text-lg">{t("description")}</h3>
          {job.description.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mt-1">
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {steps.length > 0 && (
        <section className="mt-5">
          <h3 className="text-lg">{t("selection")}</h3>
          <ol className="mt-1 list-decimal pl-6 marker:font-semibold">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {/* A link at the end lets the keyboard scroll down to it. */}
      <p className="mt-5">
        <a href={links.job(language, job.id)} className="inline-flex min-h-11 items-center">
          {t("fullPage")}
        </a>
      </p>
    </>
  );
}

function Facts({ job, language, t }: Props) {
  const host = sourceHost(job.sourceUrl);
  const rows: [string, string][] = [
    [t("department"), job.department],
    [t("positions"), job.positions === null ? t("notSpecified") : formatNumber(job.positions, language)],
    [t("qualification"), job.qualification],
    [t("salary"), job.salary ?? t("asPerNorms")],
    [t("ageLimit"), job.ageLimit ?? t("notSpecified")],
    [t("fee"), job.applicationFee ?? t("notSpecified")],
    [t("postedOn"), formatDay(job.postedOn, language)],
    ...(host ? [[t("source"), host] satisfies [string, string]] : []),
  ];
  return (
    <dl className="mt-3 divide-y divide-line border-line border-y">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The posts of the notice, asked for when the dialog opens; nothing where it has none or they cannot be loaded. */
function Positions({ job, t }: Pick<Props, "job" | "t">) {
  const [posts, setPosts] = useState<PositionDto[]>([]);
  useEffect(() => {
    let isGone = false;
    void fetchPositions(job.id).then((found) => !isGone && setPosts(found));
    return () => {
      isGone = true;
    };
  }, [job.id]);
  if (posts.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-lg">{t("posts")}</h3>
      <ul className="mt-1 divide-y divide-line">
        {posts.map((post) => (
          <li key={post.id} className="py-2">
            <span className="font-semibold">{post.positionName}</span>
            <span className="block text-muted text-sm">
              {t("vacancyCount", { count: post.numberOfVacancies })} · {post.qualification} ·{" "}
              {post.salaryRange ?? job.salary ?? t("asPerNorms")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
