import type { ReactNode } from "react";
import { conditionRows } from "@/components/job-detail/condition-rows";
import { NoticeText, publishedName } from "@/components/notice-text/notice-text";
import { Shown } from "@/components/notice-text/shown";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { payOfPost } from "@/lib/jobs/facts/post-pay";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";

/** Every fact of the notice, or of one of its posts, as a definition table; what the notice does not say is said so. */
export function JobFacts({ job, post, language }: { job: JobDetailDto; post?: PositionDto; language: Language }) {
  const t = translator(language, "job");
  const employmentType = EMPLOYMENT_TYPES.find((type) => type === job.employmentType);
  const category = JOB_CATEGORIES.find((name) => name === job.jobCategory);
  const vacancies = post ? post.numberOfVacancies : job.positions;
  const said = (text: string | null, kind: TextKind | null) => text && <NoticeText text={text} kind={kind} language={language} />;
  const body = shownBody(job, language);
  const title = post ? shownText(post.positionName, "post", language) : shownTitle(job, language);
  const rows: [string, ReactNode][] = [
    [t("publishedTitle"), publishedName(post?.positionName ?? job.title, title)],
    [t("organisation"), <Shown key="body" of={body} />],
    [t("publishedBody"), publishedName(job.recruitingOrganization, body)],
    [t("positions"), vacancies === null ? t("notSpecified") : formatNumber(vacancies, language)],
    [t("qualification"), said(post?.qualification ?? job.qualification, "qualification")],
    [t("salary"), said(post ? payOfPost(post, job) : job.salary, "pay") ?? t("asPerNorms")],
    [t("ageLimit"), said(job.ageLimit, "age") ?? t("notSpecified")],
    [t("fee"), said(job.applicationFee, "fee") ?? t("notSpecified")],
    [t("postedOn"), formatDay(job.postedOn, language)],
    [t("startDate"), job.applicationStartDate && formatDay(job.applicationStartDate, language)],
    [t("experience"), said(post?.experienceRequired ?? job.experienceRequired, "experience")],
    [t("requirements"), said(post?.specificRequirements ?? null, null)],
    ...conditionRows(job, post, language),
    [t("employmentType"), employmentType ? t(`employmentTypes.${employmentType}`) : job.employmentType],
    [t("category"), category ? t(`categories.${category}`) : job.jobCategory],
    [t("advertisement"), job.advertisementNumber],
    [t("breakdown"), said(post ? null : job.vacancyBreakdown, "breakdown")],
  ];
  return (
    <dl className="card mt-3 divided">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
