import { ExamCalendar } from "@/components/exams/exam-calendar";
import { JsonLd } from "@/components/job-detail/json-ld";
import { cachedExams } from "@/lib/exams/cache";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { comingEvents } from "@/lib/seo/exam-events";
import { addressOf, metadataOf } from "@/lib/seo/metadata";
import { breadcrumbsOf } from "@/lib/seo/site-markup";

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
  feeds: (language) => ({
    title: translator(language, "exams")("heading"),
    addresses: { "text/calendar": links.examFeed(language) },
  }),
});

/** /exams without filters: cached HTML. */
export default async function ExamsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const exams = await cachedExams();
  const now = new Date();
  const trail = [
    { name: translator(language, "job")("home"), url: addressOf(links.home(language)) },
    { name: translator(language, "exams")("heading"), url: addressOf(links.exams(language)) },
  ];
  return (
    <>
      <ExamCalendar exams={exams} filters={{ sortBy: "next" }} now={now} language={language} />
      <JsonLd thing={breadcrumbsOf(trail)} />
      {comingEvents(exams, language, now).map((event) => (
        <JsonLd key={String(event.url)} thing={event} />
      ))}
    </>
  );
}
