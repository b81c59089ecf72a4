import { ButtonLink } from "@/components/ui/button";
import { type AgendaRow, agendaOf, foldMonths } from "@/lib/exams/agenda";
import { EXAM_SORTS, type ExamDto, type ExamFilters } from "@/lib/exams/schema";
import { selectExams } from "@/lib/exams/select";
import { formatMonth } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { site } from "@/lib/site";
import { examDayWords } from "./exam-days";
import { ExamForm } from "./exam-form";
import { ExamMonth } from "./exam-month";
import { ExamRow } from "./exam-row";
import { ExamSubscribe } from "./exam-subscribe";

type Props = { exams: readonly ExamDto[]; filters: ExamFilters; now: Date; language: Language };

/** The exam calendar: search and filters in a line, then an agenda by months; beside it, where there is room, the month as a grid. */
export function ExamCalendar({ exams, filters, now, language }: Props) {
  const t = translator(language, "exams");
  const found = selectExams(exams, filters, now);
  const { months, past } = agendaOf(found, filters.sortBy, now);
  const groups = foldMonths(months).map(({ month, isRest, ...part }) => {
    const name = month === null ? "" : formatMonth(`${month}-01`, language);
    return { ...part, name: isRest ? [t("moreExams"), name].filter(Boolean).join(", ") : name };
  });
  const organizations = [...new Set(exams.map((exam) => exam.conductingOrganization))].sort((a, b) => a.localeCompare(b));
  const rows = (group: readonly AgendaRow[]) => (
    <ul className="divided border-line border-y bg-surface md:rounded-lg md:border-x">
      {group.map((row) => (
        <li key={row.exam.id}>
          <ExamRow {...row} now={now} language={language} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="page py-4">
      <h1 className="text-xl md:text-2xl">{t("heading")}</h1>
      <ExamForm filters={filters} organizations={organizations} sorts={EXAM_SORTS} language={language} />
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <span>{t("count", { count: found.length })}</span>
        <ExamSubscribe language={language} siteUrl={site.url} />
      </p>
      {found.length === 0 && (
        <div className="card mt-2 p-6 md:p-8">
          <p className="font-semibold text-lg">{t("empty")}</p>
          <ButtonLink href={links.exams(language)} className="mt-4">
            {t("emptyHelp")}
          </ButtonLink>
        </div>
      )}
      <div className="grid gap-6 min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] min-[62rem]:items-start print:block">
        <div className="max-md:-mx-3 min-w-0" data-exam-words={JSON.stringify(examDayWords(language))}>
          {groups.map(({ name, isFolded, rows: group }) =>
            isFolded ? (
              <Folded key={name} name={name} count={group.length}>
                {rows(group)}
              </Folded>
            ) : (
              <section key={name}>
                {name && <h2 className="px-3 pt-4 pb-1 font-semibold text-base text-muted md:px-0">{name}</h2>}
                {rows(group)}
              </section>
            ),
          )}
          {past.length > 0 && (
            <Folded name={t("pastHeading")} count={past.length} isOpen={months.length === 0}>
              {rows(past)}
            </Folded>
          )}
        </div>
        <aside className="hidden min-w-0 min-[62rem]:sticky min-[62rem]:top-4 min-[62rem]:mt-4 min-[62rem]:block">
          <ExamMonth exams={found} filters={filters} now={now} language={language} />
        </aside>
      </div>
    </div>
  );
}

type FoldedProps = { name: string; count: number; isOpen?: boolean; children: React.ReactNode };

/** A group that is out of sight until it is asked for; what is linked to inside it opens it. */
function Folded({ name, count, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen} className="print-open group/fold">
      <summary className="flex min-h-11 items-center gap-2 px-3 pt-2 font-semibold text-muted md:px-0">
        <span aria-hidden="true" className="text-neel transition-transform group-open/fold:rotate-90">
          ›
        </span>
        <h2 className="font-semibold text-base">
          {name} ({count})
        </h2>
      </summary>
      {children}
    </details>
  );
}
