import type { ReactNode } from "react";
import { AlertMeCard } from "@/components/alerts/alert-me";
import { nearDay } from "@/components/home/near-day";
import { NoticeText } from "@/components/notice-text/notice-text";
import type { Day } from "@/lib/dates";
import { type ExamDto, lastDayOf } from "@/lib/exams/schema";
import { formatDayRange } from "@/lib/i18n/day-range";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { type ListParams, links } from "@/lib/links";

type Props = {
  language: Language;
  /** What the list is narrowed by: a day narrows it further. */
  filters: JobFilters;
  params: ListParams;
  /** How many close on each of the next days. */
  closing: readonly { day: Day; count: number }[];
  today: Day;
  /** The exams of the next days. */
  exams: readonly ExamDto[];
};

const LINE = "flex min-h-8 items-baseline gap-3 py-1 text-ink no-underline hover:underline";

/** Beside the list on a wide screen: what closes on which day, the exams of the week, and the alert for this search. */
export function HomeSide({ language, filters, params, closing, today, exams }: Props) {
  const t = translator(language, "home");
  return (
    <div className="grid gap-6 text-[0.9375rem]">
      {closing.some(({ count }) => count > 0) && (
        <Part id="closing-week" title={t("closingWeek")}>
          {closing.map(({ day, count }) => (
            <li key={day}>
              <a
                href={links.home(language, { ...params, page: undefined, closing: day, sortBy: "title" })}
                rel="nofollow"
                className={LINE}
              >
                <time dateTime={day} data-near="">
                  {nearDay(day, today, language)}
                </time>
                <span className="ml-auto font-semibold tabular-nums">{formatNumber(count, language)}</span>
              </a>
            </li>
          ))}
        </Part>
      )}
      {exams.length > 0 && (
        <Part id="exams-week" title={t("examsWeek")}>
          {exams.map((exam) => (
            <li key={exam.id}>
              <a href={`${links.exams(language)}#exam-${exam.id}`} className={LINE}>
                <span className="line-clamp-2">
                  <NoticeText text={exam.title} kind="exam" language={language} />
                </span>
                <time dateTime={exam.examDate} className="ml-auto whitespace-nowrap font-semibold tabular-nums">
                  {formatDayRange(exam.examDate, lastDayOf(exam), language)}
                </time>
              </a>
            </li>
          ))}
        </Part>
      )}
      <AlertMeCard filters={filters} language={language} />
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      {/* As high as the headings of the filters and of the rows, with which the first stands in one line. */}
      <h2 id={id} className="flex min-h-11 items-center text-base">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
