import { ExamCalendar } from "@/components/exams/exam-calendar";
import { FailedNotice } from "@/components/layout/page-notice";
import { cachedExams } from "@/lib/exams/cache";
import { examFilters } from "@/lib/exams/filters";
import { readOrAway } from "@/lib/http/read-or-away";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { PageQuery } from "@/lib/query-params";

export { generateMetadata } from "@/app/[lang]/(site)/exams/page";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageQuery> };

export const dynamic = "force-dynamic";

/** /exams with search, organisation or sort in its address. Its canonical address is the calendar itself. */
export default async function FilteredExamsPage({ params, searchParams }: Props) {
  const language = languageOf((await params).lang);
  const filters = examFilters(await searchParams);
  const exams = await readOrAway(cachedExams);
  if (!exams) {
    const t = translator(language, "exams");
    const again = links.exams(language, filters);
    return <FailedNotice title={t("heading")} text={t("failed")} retryHref={again} label={t("retry")} />;
  }
  return <ExamCalendar exams={exams} filters={filters} now={new Date()} language={language} />;
}
