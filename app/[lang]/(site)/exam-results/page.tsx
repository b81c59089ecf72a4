import { ExamTopicPage } from "@/components/exams/exam-topic-page";
import { cachedExams } from "@/lib/exams/cache";
import { languageOf } from "@/lib/i18n/languages";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/exam-results", "pages", {
  title: "results.metaTitle",
  description: "results.metaDescription",
});

/** /exam-results: cached HTML, fresh after each write of an exam and at midnight. */
export default async function ExamResultsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  return <ExamTopicPage topic="results" exams={await cachedExams()} now={new Date()} language={language} />;
}
