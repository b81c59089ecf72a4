import { ButtonLink } from "@/components/ui/button";
import { type Day, dayInIndia } from "@/lib/dates";
import { CALENDAR_EVENTS, type CalendarEvent } from "@/lib/exams/events";
import { addMonths, eventsByDay, type Month, weeksOf } from "@/lib/exams/month";
import type { ExamDto, ExamFilters } from "@/lib/exams/schema";
import { shortExamName } from "@/lib/exams/short-name";
import { formatDayLong, formatMonth, formatWeekday } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { type Translator, translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { shownText } from "@/lib/notice-text/shown-text";

const COLOURS: Record<CalendarEvent, string> = {
  registrationEnd: "bg-open-bg text-open",
  admitCard: "bg-neel-soft text-ink",
  exam: "bg-neel text-on-neel",
  result: "bg-soon-bg text-soon",
};

/** Links a day shows; the last of more leads to the others. */
const MAX_LINKS = 3;

type Props = { exams: readonly ExamDto[]; filters: ExamFilters; now: Date; language: Language };
type Events = readonly { exam: ExamDto; kind: CalendarEvent }[];

/** A month as a table: what happens on each day links to the card of its exam. The months around are links. */
export function ExamMonth({ exams, filters, now, language }: Props) {
  const t = translator(language, "exams");
  const today = dayInIndia(now);
  const month: Month = filters.month ?? today.slice(0, 7);
  const { byDay, first, last } = eventsByDay(exams);
  const name = formatMonth(`${month}-01`, language);
  const weeks = weeksOf(month);
  return (
    <section className="card no-print min-w-0 p-3" id="month" aria-label={t("monthView")}>
      <nav aria-label={t("months")} className="mb-2 flex items-center justify-between gap-2">
        <MonthLink
          isShown={first !== undefined && month > first}
          month={addMonths(month, -1)}
          {...{ filters, language }}
          sign="‹"
        />
        <span className="font-semibold">{name}</span>
        <MonthLink isShown={last !== undefined && month < last} month={addMonths(month, 1)} {...{ filters, language }} sign="›" />
      </nav>
      <table className="w-full table-fixed border-collapse text-xs">
        <caption className="sr-only">{t("monthCaption", { month: name })}</caption>
        <thead>
          <tr>
            {(weeks[1] ?? []).map((day) => (
              <th key={day} scope="col" className="py-1 font-normal text-muted">
                {day && formatWeekday(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <DayCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is what an empty cell is
                  key={index}
                  day={day}
                  isToday={day === today}
                  events={(day && byDay.get(day)) || []}
                  language={language}
                  t={t}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-xs" aria-label={t("legend")}>
        {CALENDAR_EVENTS.map((kind) => (
          <li key={kind}>
            <span className={`mr-1 rounded px-1 ${COLOURS[kind]}`}>{t(`${kind}Short`)}</span>
            {t(`${kind}Event`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CellProps = { day: Day | null; isToday: boolean; events: Events; language: Language; t: Translator<"exams"> };

function DayCell({ day, isToday, events, language, t }: CellProps) {
  if (!day) return <td className="border border-line" />;
  const shown = events.length > MAX_LINKS ? events.slice(0, MAX_LINKS - 1) : events;
  const next = events[shown.length];
  return (
    <td className="h-14 border border-line p-0 text-center align-top" aria-current={isToday ? "date" : undefined}>
      <time dateTime={day} className={`block leading-5 ${isToday ? "bg-neel font-semibold text-on-neel" : "text-muted"}`}>
        {Number(day.slice(8))}
        {isToday && <span className="sr-only"> ({t("today")})</span>}
      </time>
      {shown.map(({ exam, kind }) => {
        const label = `${t(`${kind}Event`)}: ${shownText(exam.title, "exam", language).text}, ${formatDayLong(day, language)}`;
        return (
          <a
            key={`${exam.id}-${kind}`}
            href={`#exam-${exam.id}`}
            title={label}
            className={`mt-px block overflow-hidden px-0.5 py-0.5 leading-4 no-underline hover:underline ${COLOURS[kind]}`}
          >
            <span aria-hidden="true">
              {t(`${kind}Short`)}
              <span lang="en" className="line-clamp-2 break-words font-semibold">
                {shortExamName(exam.title)}
              </span>
            </span>
            <span className="sr-only">{label}</span>
          </a>
        );
      })}
      {next && (
        <a href={`#exam-${next.exam.id}`} className="mt-px block leading-6">
          <span aria-hidden="true">+{events.length - shown.length}</span>
          <span className="sr-only">{t("more", { count: events.length - shown.length })}</span>
        </a>
      )}
    </td>
  );
}

type MonthLinkProps = Pick<Props, "filters" | "language"> & { isShown: boolean; month: Month; sign: string };

/** Robots stay on the calendar itself: every month is a view of the same exams. */
function MonthLink({ isShown, month, filters, language, sign }: MonthLinkProps) {
  if (!isShown) return <span className="size-10" />;
  return (
    <ButtonLink
      href={`${links.exams(language, { ...filters, month })}#month`}
      rel="nofollow"
      aria-label={formatMonth(`${month}-01`, language)}
    >
      {sign}
    </ButtonLink>
  );
}
