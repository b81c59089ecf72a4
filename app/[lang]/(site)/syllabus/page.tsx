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

export const generateMetadata = metadataOf("/syllabus", "pages", {
  title: "syllabus.metaTitle",
  description: "syllabus.metaDescription",
});

/** /syllabus: cached HTML, fresh after each write of an exam and at midnight. */
export default async function SyllabusPage({ params }: Props) {
  const language = languageOf((await params).lang);
  return <ExamTopicPage topic="syllabus" exams={await cachedExams()} now={new Date()} language={language} />;
}
