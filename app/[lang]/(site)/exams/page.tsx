import type { Metadata } from "next";
import { ExamCalendar } from "@/components/exams/exam-calendar";
import { cachedExams } from "@/lib/exams/cache";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = languageOf((await params).lang);
  const t = translator(language, "exams");
  return pageMetadata({
    language,
    path: "/exams",
    title: t("metaTitle"),
    description: t("metaDescription"),
    keywords: t("keywords"),
  });
}

/** /exams without filters: cached HTML. */
export default async function ExamsPage({ params }: Props) {
  const { lang } = await params;
  const exams = await cachedExams();
  return <ExamCalendar exams={exams} filters={{ sortBy: "next" }} now={new Date()} language={languageOf(lang)} />;
}
