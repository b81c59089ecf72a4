import { CalendarPlus } from "lucide";
import type { ReactNode } from "react";
import { ClosingHour } from "@/components/days/closing-hour";
import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import type { Seats } from "@/components/for-you/seats-text";
import { VerdictPlace } from "@/components/for-you/verdict-place";
import { NextStage } from "@/components/job-detail/next-stage";
import { UrgencyChip } from "@/components/jobs/urgency-chip";
import { NoticeText } from "@/components/notice-text/notice-text";
import { Icon } from "@/components/ui/icon";
import { isOpen, opensOn } from "@/lib/dates";
import { formatDay, formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { payOfPost } from "@/lib/jobs/facts/post-pay";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { seatsOfPlace } from "@/lib/notice/place-seats";
import type { NoticePost } from "@/lib/notice/schema";
import { nextStage, timelineOf } from "@/lib/notice/timeline";
import { placeKey } from "@/lib/places/places";
import { isStateKey } from "@/lib/places/states";

type Props = { job: JobDetailDto; post?: PositionDto; language: Language; now: Date };

/** The three questions of a seeker, answered under the title: by when, may I apply, and what it costs and brings (app/styles/answer.css). */
export function AnswerBlock({ job, post, language, now }: Props) {
  const t = translator(language, "job");
  const vacancies = post ? post.numberOfVacancies : job.positions;
  const pay = post ? payOfPost(post, job) : job.salary;
  const open = isOpen(job, now);
  const at = post && post.ordinal - 1;
  const posts = (at === undefined ? job.notice?.posts : job.notice?.posts.slice(at, at + 1)) ?? [];
  const seats = open && seatsOf(posts);
  const ofStates = open ? seatsOfStates(posts) : null;
  return (
    <section className="answer card" aria-label={t("answers")}>
      <ByWhen job={job} language={language} now={now} />
      <Cell label={t("mayI")}>
        {open && (
          <VerdictPlace jobId={job.id} post={at} className={job.notice ? "verdict-place answer-verdict" : "verdict-place"} />
        )}
        <p className="answer-long">
          <NoticeText text={post?.qualification ?? job.qualification} kind="qualification" language={language} />
        </p>
        <p className="answer-more">
          {t("age")}: {job.ageLimit ? <NoticeText text={job.ageLimit} kind="age" language={language} /> : t("notSpecified")}
        </p>
        {posts.some(({ physical }) => physical) && (
          <p className="answer-more">
            <a href="#facts" className="-my-2 inline-flex min-h-11 items-center">
              {t("physical")}
            </a>
          </p>
        )}
        {open && job.notice && <CheckLinks job={job} language={language} />}
      </Cell>
      <Cell label={t("costs")}>
        <p className="answer-long">
          {job.applicationFee ? <NoticeText text={job.applicationFee} kind="fee" language={language} /> : t("notSpecified")}
        </p>
        {open && job.notice?.fees && <VerdictPlace jobId={job.id} of="fee" />}
      </Cell>
      <Cell label={t("howMany")}>
        <p className="answer-main">
          {vacancies === null
            ? t("notSpecified")
            : t("postCount", { count: vacancies, figure: formatNumber(vacancies, language) })}
        </p>
        {!post && job.vacancyBreakdown && (
          <p className="answer-more">
            <NoticeText text={job.vacancyBreakdown} kind="breakdown" language={language} />
          </p>
        )}
        {seats && <VerdictPlace jobId={job.id} of="seats" seats={JSON.stringify(seats)} />}
        {ofStates && <VerdictPlace jobId={job.id} of="state-seats" seats={JSON.stringify(ofStates)} />}
      </Cell>
      <Cell label={t("salary")}>
        <p className="answer-main">{pay ? <NoticeText text={pay} kind="pay" language={language} /> : t("asPerNorms")}</p>
      </Cell>
    </section>
  );
}

/** Two ways to ask: told once on the device where scripts run, by a form for this job where none do. */
function CheckLinks({ job, language }: Pick<Props, "job" | "language">) {
  const t = translator(language, "job");
  const link = "-my-2 inline-flex min-h-11 items-center";
  return (
    <p className="no-print" data-while-open="">
      <a href={links.forYou(language)} className={`needs-script ${link}`}>
        <span className="for-you-none">{t("checkMayI")}</span>
        <span className="for-you-some">{t("changeMayI")}</span>
      </a>
      <a href={links.eligibility(language, job.id)} rel="nofollow" className={`without-script ${link}`}>
        {t("checkMayI")}
      </a>
    </p>
  );
}

/** Seats by state of the posts that are shown, where the notice divides them by states; null where it does by nothing that is one. */
function seatsOfStates(posts: readonly NoticePost[]): Record<string, number> | null {
  const counts: Record<string, number> = {};
  for (const place of posts.flatMap(({ vacancies }) => vacancies?.byPlace ?? [])) {
    const state = placeKey(place.name);
    const count = seatsOfPlace(place);
    if (isStateKey(state) && count !== null) counts[state] = (counts[state] ?? 0) + count;
  }
  return Object.keys(counts).length > 0 ? counts : null;
}

/** Seats by category of the posts that are shown, where the notice gives them all. */
function seatsOf(posts: readonly NoticePost[]): Seats[] | null {
  const seats = posts.map(({ vacancies }) => vacancies?.byCategory ?? null);
  return seats.length > 0 && seats.every((one) => one !== null) ? seats : null;
}

function ByWhen({ job, language, now }: Props) {
  const t = translator(language, "job");
  const next = isOpen(job, now) ? null : nextStage(timelineOf(job, job.exam), job, now);
  if (next) return <NextStage job={job} stage={next} language={language} now={now} />;
  const start = opensOn(job.applicationStartDate, now);
  return (
    <div className="answer-when">
      <DeadlineLeaf last={job} now={now} language={language} t={t} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <h2 className="answer-label">{t("byWhen")}</h2>
          <UrgencyChip last={job} now={now} t={translator(language, "jobs")} />
        </div>
        <p className="answer-main">
          <time dateTime={job.deadline}>{formatDayLong(job.deadline, language)}</time>
        </p>
        {start && (
          <p className="answer-more font-semibold">
            {t("notOpenYet")} <time dateTime={start}>{formatDay(start, language)}</time>
          </p>
        )}
        {isOpen(job, now) && (
          <p className="answer-more flex flex-wrap items-center gap-x-2" data-while-open="">
            <ClosingHour last={job} language={language} t={t} />
            <a
              href={links.calendar(language, job.id)}
              className="no-print -my-3 inline-flex min-h-11 items-center gap-1"
              download
            >
              <Icon of={CalendarPlus} size={20} />
              {t("addToCalendar")}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="answer-cell">
      <h2 className="answer-label">{label}</h2>
      {children}
    </div>
  );
}
