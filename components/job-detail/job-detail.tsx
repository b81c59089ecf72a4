import { FollowMark } from "@/components/follow/follow-mark";
import { Why } from "@/components/for-you/why";
import { NoticeText } from "@/components/notice-text/notice-text";
import { Shown } from "@/components/notice-text/shown";
import { Badge } from "@/components/ui/badge";
import { isOpen } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { RelatedJobs as Related } from "@/lib/jobs/related";
import type { JobDetailDto, JobSourceDto, PositionDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { keptFacts, shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import { eventsOfJob } from "@/lib/seo/exam-events";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { addressOf } from "@/lib/seo/metadata";
import { breadcrumbsOf } from "@/lib/seo/site-markup";
import { AnswerBlock } from "./answer-block";
import { ApplyPanel } from "./apply-panel";
import { BackLink } from "./back-link";
import { ClosedNotice } from "./closed-notice";
import { Corrigenda } from "./corrigenda";
import { HowToApply } from "./how-to-apply";
import { JobFacts } from "./job-facts";
import { JobTexts } from "./job-texts";
import { JsonLd } from "./json-ld";
import { PositionsTable } from "./positions-table";
import { RelatedJobs } from "./related-jobs";
import { SeatsByPlace } from "./seats-by-place";
import { Timeline } from "./timeline";

type Props = {
  job: JobDetailDto;
  post?: PositionDto;
  sources: readonly JobSourceDto[];
  /** Other open jobs like it. */
  related: Related;
  language: Language;
  now: Date;
};

/** A notice, or one post of it: the answer block, how to apply, then everything that is known. */
export function JobDetail({ job, post, sources, related, language, now }: Props) {
  const t = translator(language, "job");
  const title = post ? shownText(post.positionName, "post", language) : shownTitle(job, language);
  const path = post ? links.post(language, job.id, post.ordinal) : links.job(language, job.id);
  return (
    <article
      className="page pt-1 pb-8"
      data-exams-of={JSON.stringify({
        department: job.department,
        recruitingOrganization: job.recruitingOrganization,
        shownBody: shownBody(job, language),
      })}
    >
      {post ? (
        <a href={links.job(language, job.id)} className="inline-flex min-h-11 items-center">
          ← {t("allPosts")}
        </a>
      ) : (
        <BackLink href={links.home(language)} label={t("back")} template={t("backTo", { words: "{words}" })} />
      )}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <h1 className="text-xl leading-tight md:text-2xl">
            <Shown of={title} />
          </h1>
          <p className="mt-1 text-muted text-sm md:text-base">
            <Shown of={shownBody(job, language)} /> · <NoticeText text={job.location} kind="place" language={language} />
          </p>
          <ClosedNotice job={job} related={related} language={language} now={now} />
          <div className="mt-3">
            <AnswerBlock job={job} post={post} language={language} now={now} />
          </div>
          {isOpen(job, now) && <Why job={job} language={language} />}
          <HowToApply job={job} language={language} now={now} />
          <Timeline job={job} language={language} now={now} />
          <FollowMark job={keptFacts(job, language)} language={language} />
          {!post && <PositionsTable job={job} language={language} isMarked={isOpen(job, now)} />}
          <SeatsByPlace job={job} post={post} language={language} />
          <JobTexts job={job} language={language} />
          <section aria-labelledby="facts" className="mt-6">
            <h2 id="facts" className="text-lg">
              {t("facts")}
            </h2>
            <FactBadges job={job} post={post} language={language} />
            <JobFacts job={job} post={post} language={language} />
          </section>
          <Corrigenda job={job} language={language} />
        </div>
        <ApplyPanel
          job={job}
          sources={sources}
          title={post ? nameOf(post, language) : keptFacts(job, language).title}
          path={path}
          language={language}
          now={now}
        />
      </div>
      <RelatedJobs related={related} language={language} now={now} />
      <JsonLd thing={jobPostingOf(job, now, post, language)} />
      <JsonLd thing={breadcrumbsOf(breadcrumbs(job, post, language))} />
      {!post && eventsOfJob(job, language, now).map((event) => <JsonLd key={`${event.name} ${event.startDate}`} thing={event} />)}
    </article>
  );
}

const FACT_KINDS = ["department", "place", "qualification"] as const;

/** Department, place and qualification as badges (spec section 2, Job detail page). */
function FactBadges({ job, post, language }: Pick<Props, "job" | "post" | "language">) {
  const facts = { department: job.department, place: job.location, qualification: post?.qualification ?? job.qualification };
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={translator(language, "job")("facts")}>
      {FACT_KINDS.map((kind) => (
        <li key={kind} className="max-w-full">
          {/* One line: the table below has the whole text. */}
          <Badge tone="info" className="max-w-full">
            <span className="truncate">
              <NoticeText text={facts[kind]} kind={kind} language={language} />
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** A post in the words of the page: on an English one as published. */
function nameOf({ positionName }: PositionDto, language: Language): string {
  return language === "en" ? positionName : shownText(positionName, "post", language).text;
}

function breadcrumbs(job: JobDetailDto, post: PositionDto | undefined, language: Language) {
  const trail = [
    { name: translator(language, "job")("home"), url: addressOf(links.home(language)) },
    { name: keptFacts(job, language).title, url: addressOf(links.job(language, job.id)) },
  ];
  return post ? [...trail, { name: nameOf(post, language), url: addressOf(links.post(language, job.id, post.ordinal)) }] : trail;
}
