import { ButtonLink } from "@/components/ui/button";
import { selectExams } from "@/lib/exams/policy";
import { EXAM_SORTS, type ExamDto, type ExamFilters } from "@/lib/exams/schema";
import { formatMonth } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { site } from "@/lib/site";
import { ExamCard } from "./exam-card";
import { ExamForm } from "./exam-form";
import { ExamMonth } from "./exam-month";
import { ExamSubscribe } from "./exam-subscribe";

type Props = { exams: readonly ExamDto[]; filters: ExamFilters; now: Date; language: Language };

/** The exam calendar: search, organisation and sort as a GET form, then cards by month. */
export function ExamCalendar({ exams, filters, now, language }: Props) {
  const t = translator(language, "exams");
  const found = selectExams(exams, filters, now);
  const organizations = [...new Set(exams.map((exam) => exam.conductingOrganization))].sort((a, b) => a.localeCompare(b));
  return (
    <div className="page py-6">
      <h1 className="text-2xl md:text-3xl">{t("heading")}</h1>
      <ExamForm filters={filters} organizations={organizations} sorts={EXAM_SORTS} language={language} />
      <ExamSubscribe language={language} siteUrl={site.url} />
      <p className="mt-4 text-muted">{t("count", { count: found.length })}</p>
      {found.length === 0 && (
        <div className="card mt-4 p-8 text-center">
          <p className="font-semibold text-lg">{t("empty")}</p>
          <ButtonLink href={links.exams(language)} className="mt-4">
            {t("emptyHelp")}
          </ButtonLink>
        </div>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start print:block">
        <aside className="min-w-0 lg:sticky lg:top-20 lg:order-2">
          <ExamMonth exams={found} filters={filters} now={now} language={language} />
        </aside>
        <div className="min-w-0 space-y-6">
          {groupsOf(found, filters, language).map(({ heading, exams: group }) => (
            <section key={heading ?? "all"}>
              {heading && <h2 className="text-xl">{heading}</h2>}
              <ul className="mt-3 grid gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
                {group.map((exam) => (
                  <li key={exam.id} className="grid">
                    <ExamCard exam={exam} now={now} language={language} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** By month of the exam while that is the order; one group without a heading otherwise. */
function groupsOf(exams: readonly ExamDto[], { sortBy }: ExamFilters, language: Language) {
  if (sortBy !== "examDate") return [{ heading: null, exams }];
  const groups = new Map<string, ExamDto[]>();
  for (const exam of exams) {
    const month = formatMonth(exam.examDate, language);
    groups.set(month, [...(groups.get(month) ?? []), exam]);
  }
  return [...groups].map(([heading, group]) => ({ heading, exams: group }));
}
