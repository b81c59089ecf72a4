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

export const generateMetadata = metadataOf("/admit-cards", "pages", {
  title: "admitCards.metaTitle",
  description: "admitCards.metaDescription",
});

/** /admit-cards: cached HTML, fresh after each write of an exam and at midnight. */
export default async function AdmitCardsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  return <ExamTopicPage topic="admitCards" exams={await cachedExams()} now={new Date()} language={language} />;
}
