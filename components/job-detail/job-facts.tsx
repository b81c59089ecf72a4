import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";

/** Every fact of the notice, or of one of its posts, as a definition table; what the notice does not say is said so. */
export function JobFacts({ job, post, language }: { job: JobDetailDto; post?: PositionDto; language: Language }) {
  const t = translator(language, "job");
  const employmentType = EMPLOYMENT_TYPES.find((type) => type === job.employmentType);
  const category = JOB_CATEGORIES.find((name) => name === job.jobCategory);
  const vacancies = post ? post.numberOfVacancies : job.positions;
  const rows: [string, string | null][] = [
    [t("organisation"), job.recruitingOrganization],
    [t("positions"), vacancies === null ? t("notSpecified") : formatNumber(vacancies, language)],
    [t("qualification"), post?.qualification ?? job.qualification],
    [t("salary"), post?.salaryRange ?? job.salary ?? t("asPerNorms")],
    [t("ageLimit"), job.ageLimit ?? t("notSpecified")],
    [t("fee"), job.applicationFee ?? t("notSpecified")],
    [t("postedOn"), formatDay(job.postedOn, language)],
    [t("startDate"), job.applicationStartDate && formatDay(job.applicationStartDate, language)],
    [t("experience"), post?.experienceRequired ?? job.experienceRequired],
    [t("requirements"), post?.specificRequirements ?? null],
    [t("employmentType"), employmentType ? t(`employmentTypes.${employmentType}`) : job.employmentType],
    [t("category"), category ? t(`categories.${category}`) : job.jobCategory],
    [t("advertisement"), job.advertisementNumber],
    [t("breakdown"), post ? null : job.vacancyBreakdown],
  ];
  return (
    <dl className="card mt-3 divide-y divide-line">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
