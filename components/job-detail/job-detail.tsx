import { ClosedEarly } from "@/components/job-detail/closed-early";
import { NoticeText } from "@/components/notice-text/notice-text";
import { Badge } from "@/components/ui/badge";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { selectionSteps } from "@/lib/jobs/facts/selection-steps";
import type { JobDetailDto, JobDto, PositionDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { shownText } from "@/lib/notice-text/shown-text";
import { breadcrumbsOf, jobPostingOf } from "@/lib/seo/job-posting";
import { site } from "@/lib/site";
import { ApplyPanel, LastDate } from "./apply-panel";
import { BackLink } from "./back-link";
import { Corrigenda } from "./corrigenda";
import { JobFacts } from "./job-facts";
import { JsonLd } from "./json-ld";
import { PositionsTable } from "./positions-table";
import { RelatedJobs } from "./related-jobs";

type Props = {
  job: JobDetailDto;
  post?: PositionDto;
  /** Other open jobs of the department. */
  related: JobDto[];
  language: Language;
  now: Date;
};

const FACT_KINDS = ["department", "place", "qualification"] as const;

/** A notice, or one post of it, with everything that is known. */
export function JobDetail({ job, post, related, language, now }: Props) {
  const t = translator(language, "job");
  const title = post?.positionName ?? job.title;
  const path = post ? links.post(language, job.id, post.ordinal) : links.job(language, job.id);
  const department = { name: departmentName(job.department, language), value: job.department };
  const steps = selectionSteps(job.selectionProcess);
  const facts = { department: job.department, place: job.location, qualification: post?.qualification ?? job.qualification };
  return (
    <article
      className="page pt-4 pb-8"
      data-exams-of={JSON.stringify({ department: job.department, recruitingOrganization: job.recruitingOrganization })}
    >
      <JsonLd thing={jobPostingOf(job, now, post)} />
      <JsonLd thing={breadcrumbsOf(breadcrumbs(job, post, language))} />
      {post ? (
        <a href={links.job(language, job.id)} className="inline-flex min-h-11 items-center">
          ← {t("allPosts")}
        </a>
      ) : (
        <BackLink href={links.home(language)} label={t("back")} template={t("backTo", { words: "{words}" })} />
      )}
      <div className="mt-2 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h1 className="text-2xl">
            <NoticeText text={title} kind={post ? "post" : null} language={language} />
          </h1>
          <ul className="mt-3 flex flex-wrap gap-2" aria-label={t("facts")}>
            {FACT_KINDS.map((kind) => (
              <li key={kind} className="max-w-full">
                <Badge tone="info">
                  <NoticeText text={facts[kind]} kind={kind} language={language} />
                </Badge>
              </li>
            ))}
          </ul>
          <LastDate job={job} language={language} now={now} className="mt-4 lg:hidden" />
          <section aria-labelledby="facts" className="mt-6">
            <h2 id="facts" className="text-xl">
              {t("facts")}
            </h2>
            <JobFacts job={job} post={post} language={language} />
          </section>
          <ClosedEarly job={job} language={language} />
          <Corrigenda job={job} language={language} />
          {!post && <PositionsTable job={job} language={language} />}
          {job.description && (
            <section aria-labelledby="description" className="mt-8 max-w-prose">
              <h2 id="description" className="text-xl">
                {t("description")}
              </h2>
              {job.description.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph} className="mt-2">
                  <NoticeText text={paragraph} kind={null} language={language} />
                </p>
              ))}
            </section>
          )}
          {steps.length > 0 && (
            <section aria-labelledby="selection" className="mt-8">
              <h2 id="selection" className="text-xl">
                {t("selection")}
              </h2>
              <ol className="mt-2 list-decimal space-y-1 pl-6 marker:font-semibold">
                {steps.map((step) => (
                  <li key={step}>
                    <NoticeText text={step} kind="step" language={language} />
                  </li>
                ))}
              </ol>
            </section>
          )}
          <section aria-labelledby="how-to-apply" className="mt-8 max-w-prose">
            <h2 id="how-to-apply" className="text-xl">
              {t("howToApply")}
            </h2>
            <p className="mt-2">
              {t("howToApplyText", { organisation: shownText(job.recruitingOrganization, "body", language).text })}
            </p>
          </section>
        </div>
        <ApplyPanel job={job} title={title} path={path} language={language} now={now} />
      </div>
      <RelatedJobs jobs={related} department={department} language={language} now={now} />
    </article>
  );
}

function departmentName(value: string, language: Language): string {
  const department = DEPARTMENTS.find((known) => known.value === value);
  return department ? translator(language, "departments")(`names.${department.key}`) : value;
}

function breadcrumbs(job: JobDetailDto, post: PositionDto | undefined, language: Language) {
  const trail = [
    { name: translator(language, "job")("home"), url: site.url + links.home(language) },
    { name: job.title, url: site.url + links.job(language, job.id) },
  ];
  return post ? [...trail, { name: post.positionName, url: site.url + links.post(language, job.id, post.ordinal) }] : trail;
}
