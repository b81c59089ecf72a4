"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ClosingHour } from "@/components/days/closing-hour";
import { VerdictPlace } from "@/components/for-you/verdict-place";
import { Shown } from "@/components/notice-text/shown";
import { formatDay, formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { payForAll } from "@/lib/jobs/facts/post-pay";
import { links } from "@/lib/links";
import type { ShownText } from "@/lib/notice-text/shown-text";
import { sourceHost } from "@/lib/web-address";
import { type DialogJob, fetchPositions } from "./fetch-job";
import { UrgencyChip } from "./urgency-chip";

type Props = { job: DialogJob; language: Language; t: Translator<"job"> };

/** The facts of a job, its posts, its text and the steps of selection. */
export function JobDialogBody({ job, language, t }: Props) {
  const { steps, paragraphs } = job.shown;
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
      <VerdictPlace jobId={job.id} className="verdict-place mt-2" />
      <Facts job={job} language={language} t={t} />
      <Positions job={job} language={language} t={t} />
      {paragraphs.length > 0 && (
        <section className="mt-5">
          <h3 className="text-lg">{t("description")}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.text} className="mt-1">
              <Shown of={paragraph} />
            </p>
          ))}
        </section>
      )}
      {steps.length > 0 && (
        <section className="mt-5">
          <h3 className="text-lg">{t("selection")}</h3>
          <ol className="mt-1 list-decimal pl-6 marker:font-semibold">
            {steps.map((step) => (
              <li key={step.text}>
                <Shown of={step} />
              </li>
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
  const { shown } = job;
  const notSpecified = { text: t("notSpecified") };
  const rows: [string, ReactNode][] = [
    [t("department"), <Shown key="department" of={shown.department} />],
    [t("positions"), job.positions === null ? t("notSpecified") : formatNumber(job.positions, language)],
    [t("qualification"), <Shown key="qualification" of={shown.qualification} />],
    [t("salary"), <Shown key="salary" of={shown.salary ?? asPerNorms(t)} />],
    [t("ageLimit"), <Shown key="age" of={shown.ageLimit ?? notSpecified} />],
    [t("fee"), <Shown key="fee" of={shown.applicationFee ?? notSpecified} />],
    [t("postedOn"), formatDay(job.postedOn, language)],
    ...(host ? [[t("source"), host] satisfies [string, string]] : []),
  ];
  return (
    <dl className="mt-3 divided border-line border-y">
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
function Positions({ job, language, t }: Props) {
  const [posts, setPosts] = useState<Awaited<ReturnType<typeof fetchPositions>>>([]);
  useEffect(() => {
    let isGone = false;
    void fetchPositions(job.id, language).then((found) => !isGone && setPosts(found));
    return () => {
      isGone = true;
    };
  }, [job.id, language]);
  if (posts.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-lg">{t("posts")}</h3>
      <ul className="mt-1 divided">
        {posts.map((post) => (
          <li key={post.id} className="py-2">
            <span className="font-semibold">
              <Shown of={post.shown.positionName} />
            </span>
            <span className="block text-muted text-sm">
              {t("vacancyCount", { count: post.numberOfVacancies })} · <Shown of={post.shown.qualification} /> ·{" "}
              <Shown of={post.shown.salaryRange ?? payForAll(posts, job.shown.salary) ?? asPerNorms(t)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function asPerNorms(t: Props["t"]): ShownText {
  return { text: t("asPerNorms") };
}
