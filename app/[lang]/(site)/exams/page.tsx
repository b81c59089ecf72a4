import { ExamCalendar } from "@/components/exams/exam-calendar";
import { cachedExams } from "@/lib/exams/cache";
import { languageOf } from "@/lib/i18n/languages";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/exams", "exams", {
  title: "metaTitle",
  description: "metaDescription",
  keywords: "keywords",
});

/** /exams without filters: cached HTML. */
export default async function ExamsPage({ params }: Props) {
  const { lang } = await params;
  const exams = await cachedExams();
  return <ExamCalendar exams={exams} filters={{ sortBy: "next" }} now={new Date()} language={languageOf(lang)} />;
}
