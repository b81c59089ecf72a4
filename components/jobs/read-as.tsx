import { ClosedLast } from "@/components/jobs/closed-last";
import { dayInIndia } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { activeFilters } from "@/lib/jobs/filter-words/active-filters";
import type { JobFilters } from "@/lib/jobs/schema";
import { daysSaid } from "@/lib/jobs/search/words/beside/days-said";
import { asksForExam } from "@/lib/jobs/search/words/beside/exam-said";
import { paySaid } from "@/lib/jobs/search/words/beside/pay-said";
import { postsSaid } from "@/lib/jobs/search/words/beside/posts-said";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import { type ListParams, links } from "@/lib/links";

type Props = Pick<
  ShownReading,
  | "readAs"
  | "without"
  | "isWithoutApplicant"
  | "isAlertStricter"
  | "onlyNear"
  | "closedOfBody"
  | "saysNothing"
  | "about"
  | "exactly"
> & {
  filters: Pick<JobFilters, "search" | "closing" | "postedDate" | "salaryRange" | "vacancies">;
  language: Language;
  hrefOf: (change: ListParams) => string;
  now: Date;
};

/**
 * That other words are searched for than were typed, or not all of them, with the way to those that were; that no notice is called what they name; that the body
 * they name has none open, with those that it closed last; that they choose none; and the way to the days, the pay, the number of posts or the exam that they speak of.
 */
export function ReadAs({
  readAs,
  without,
  isWithoutApplicant,
  isAlertStricter,
  onlyNear,
  closedOfBody,
  saysNothing,
  about,
  exactly,
  filters,
  language,
  hrefOf,
  now,
}: Props) {
  const t = translator(language, "jobs");
  const { search = "", closing, postedDate, salaryRange, vacancies } = filters;
  const isOther = readAs !== null || without !== null;
  const said =
    (closing || postedDate ? null : daysSaid(search, dayInIndia(now))) ??
    (salaryRange ? null : paySaid(search)) ??
    (vacancies ? null : postsSaid(search));
  const ofExams = asksForExam(search);
  if (!isOther && !onlyNear && !closedOfBody && !saysNothing && !said && !ofExams) return null;
  return (
    <p className="text-sm/7">
      {readAs && t("readAs", { words: readAs[language] })}{" "}
      {without !== null && t(isWithoutApplicant ? "readForAll" : "readWithout", { words: without })}{" "}
      {isAlertStricter && `${t("alertWaits")} `}
      {onlyNear && `${t("readNear", { words: onlyNear[language] })} `}
      {closedOfBody && <ClosedLast {...closedOfBody} language={language} />}
      {saysNothing && `${t("readNothing")} `}
      {isOther && (
        <a href={hrefOf({ search: exactly })} rel="nofollow">
          {t("searchExactly", { words: search })}
        </a>
      )}{" "}
      {said && (
        <a href={hrefOf({ search: saysNothing ? undefined : search, ...said })} rel="nofollow">
          {t("readDays", {
            days: activeFilters(said, language)
              .map(({ label }) => label)
              .join(),
          })}
        </a>
      )}{" "}
      {ofExams && (
        <a href={links.exams(language, about ? { search: about } : {})}>{t("readExams", { words: about || search })}</a>
      )}
    </p>
  );
}
