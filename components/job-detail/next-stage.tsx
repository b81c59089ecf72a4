import { DateLeaf, DaysTo } from "@/components/days/date-leaf";
import { countedWords } from "@/components/days/day-words";
import { UrgencyChip } from "@/components/jobs/urgency-chip";
import { dayInIndia, daysBetween } from "@/lib/dates";
import { formatDayInWords, formatDayLong } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { urgencyOf } from "@/lib/jobs/urgency";
import { dayOfStage, type TimelineStage } from "@/lib/notice/timeline";

type Props = { job: JobDetailDto; stage: TimelineStage; language: Language; now: Date };

/** Of a recruitment that takes no applications any more: what those who applied wait for. */
export function NextStage({ job, stage, language, now }: Props) {
  const t = translator(language, "job");
  const day = dayOfStage(stage) ?? job.deadline;
  const days = Math.max(0, daysBetween(dayInIndia(now), day));
  const words = {
    ...countedWords((count) => t("stageDays", { days: count })),
    today: t("leafToday"),
    past: translator(language, "exams")("past"),
  };
  const when = <DaysTo day={day} until={stage.to ?? day} words={words} now={now} />;
  const name = t(`stages.${stage.kind}`);
  return (
    <div className="answer-when">
      <DateLeaf
        day={day}
        language={language}
        // The day itself belongs to the last band before it, not to what is over.
        tone={urgencyOf(Math.max(days, 1))}
        note={t(`stagesShort.${stage.kind}`)}
        text={
          <>
            {name} {formatDayInWords(day, language)}, {when}
          </>
        }
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <h2 className="answer-label">{t("nextUp")}</h2>
          <UrgencyChip last={job} now={now} t={translator(language, "jobs")} />
        </div>
        <p className="answer-main">
          {name}: <time dateTime={day}>{formatDayLong(day, language)}</time>
        </p>
        <p className="answer-more">
          {when} ({t(`stageStatus.${stage.status}`)})
        </p>
      </div>
    </div>
  );
}
