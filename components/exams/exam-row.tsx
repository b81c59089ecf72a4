import { ChevronDown } from "lucide";
import { closingData } from "@/components/days/date-leaf";
import { NoticeText } from "@/components/notice-text/notice-text";
import { Icon } from "@/components/ui/icon";
import type { AgendaRow } from "@/lib/exams/agenda";
import { registrationEnd } from "@/lib/exams/policy";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { ExamBadges } from "./exam-badges";
import { examDates } from "./exam-days";
import { ExamFacts } from "./exam-facts";
import { ExamLeaf } from "./exam-leaf";
import { ExamLine } from "./exam-line";

type Props = AgendaRow & { now: Date; language: Language };

/** An examination in the agenda: the leaf of its date, its name and body, the line of its dates; everything else unfolds. */
export function ExamRow({ exam, leaf, now, language }: Props) {
  const t = translator(language, "exams");
  return (
    <article
      id={`exam-${exam.id}`}
      className="scroll-mt-20"
      data-exam={examDates({ exam, leaf })}
      {...closingData(registrationEnd(exam), now)}
    >
      <details className="group/exam">
        <summary className="flex items-start gap-3 px-3 py-1.5 md:px-4 md:py-2.5">
          <ExamLeaf exam={exam} event={leaf} now={now} language={language} t={t} />
          <span className="block min-w-0 flex-1">
            <h3 className="text-pretty font-semibold text-base leading-snug">
              <NoticeText text={exam.title} kind="exam" language={language} />
            </h3>
            <span className="block truncate text-muted text-sm">
              <NoticeText text={exam.conductingOrganization} kind="body" language={language} />
            </span>
            <ExamLine exam={exam} now={now} language={language} />
          </span>
          <Icon
            of={ChevronDown}
            size={20}
            className="mt-1 shrink-0 text-muted transition-transform duration-150 group-open/exam:rotate-180"
          />
        </summary>
        <div className="px-3 pb-4 md:pr-4 md:pl-20">
          <ExamBadges exam={exam} now={now} t={t} />
          <ExamFacts exam={exam} language={language} />
        </div>
      </details>
    </article>
  );
}
