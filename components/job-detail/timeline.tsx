import { Fragment, type ReactNode } from "react";
import { NoticeText } from "@/components/notice-text/notice-text";
import { dayInIndia } from "@/lib/dates";
import { formatDay, formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { stageDays } from "@/lib/notice/stage-text";
import { isComing, type TimelineStage, timelineOf } from "@/lib/notice/timeline";
import { sourceHost } from "@/lib/web-address";

type Props = { job: JobDetailDto; language: Language; now: Date };

/** The course of a recruitment, with today in its place; a notice of which only the last date is known has none. */
export function Timeline({ job, language, now }: Props) {
  const t = translator(language, "job");
  const timeline = timelineOf(job, job.exam);
  if (timeline.length < 2) return null;
  const next = timeline.findIndex((stage) => isComing(stage, job, now));
  const today = (
    <li aria-current="date" className="timeline-today" data-today-is={dayInIndia(now)}>
      {t("timelineToday", { date: formatDay(dayInIndia(now), language) })}
    </li>
  );
  return (
    <section aria-labelledby="dates" className="mt-6 max-w-prose">
      <h2 id="dates" className="text-lg">
        {t("timeline")}
      </h2>
      <ol className="timeline">
        {timeline.map((stage, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stages may be the same in all that is known of them.
          <Fragment key={index}>
            {index === next && today}
            <Stage stage={stage} job={job} language={language} now={now} />
          </Fragment>
        ))}
        {next < 0 && today}
      </ol>
    </section>
  );
}

function Stage({ stage, job, language, now }: Props & { stage: TimelineStage }) {
  const t = translator(language, "job");
  const isOver = stage.to !== null && !isComing(stage, job, now);
  const link = (text: ReactNode) =>
    stage.url ? (
      <a href={stage.url} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      text
    );
  const isCancelled = stage.status === "cancelled";
  return (
    <li data-over={isOver ? "" : undefined}>
      <p className="font-semibold">{link(isCancelled ? <del>{nameOf(stage, language)}</del> : nameOf(stage, language))}</p>
      <p className="tabular-nums">
        {whenOf(stage, job, language)}{" "}
        <span className={isCancelled ? "text-critical" : "text-muted"}>({t(`stageStatus.${stage.status}`)})</span>
        {stage.url && <span className="text-muted"> {sourceHost(stage.url)}</span>}
      </p>
    </li>
  );
}

/** "Exam: Tier 1", the name as the notice has it. */
function nameOf({ kind, name }: TimelineStage, language: Language): ReactNode {
  const kindName = translator(language, "job")(`stages.${kind}`);
  if (name === null) return kindName;
  return (
    <>
      {kindName}: <NoticeText text={name} kind={null} language={language} />
    </>
  );
}

function whenOf(stage: TimelineStage, job: JobDetailDto, language: Language): ReactNode {
  const t = translator(language, "job");
  const days = stageDays(stage, language);
  if (stage.to === null) return days;
  const hour =
    stage.kind === "apply" && job.closesAt !== null
      ? `, ${t("till", { hour: formatHour(new Date(job.closesAt), language) })}`
      : "";
  return (
    <time dateTime={stage.to}>
      {days}
      {hour}
    </time>
  );
}
