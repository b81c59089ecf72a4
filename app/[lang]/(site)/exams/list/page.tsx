import { ExamCalendar } from "@/components/exams/exam-calendar";
import { cachedExams } from "@/lib/exams/cache";
import { examFilters } from "@/lib/exams/filters";
import { isLanguage } from "@/lib/i18n/languages";
import type { PageQuery } from "@/lib/query-params";

export { generateMetadata } from "@/app/[lang]/(site)/exams/page";

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<PageQuery> };

export const dynamic = "force-dynamic";

/** /exams with search, organisation or sort in its address. Its canonical address is the calendar itself. */
export default async function FilteredExamsPage({ params, searchParams }: Props) {
  const { lang } = await params;
  const exams = await cachedExams();
  return (
    <ExamCalendar
      exams={exams}
      filters={examFilters(await searchParams)}
      now={new Date()}
      language={isLanguage(lang) ? lang : "en"}
    />
  );
}
