import type { Metadata } from "next";
import { JobDetail } from "@/components/job-detail/job-detail";
import { LandingLinks } from "@/components/landings/landing-links";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedRelatedJobs, jobOfPage } from "@/lib/jobs/cache";
import { redirectMissing } from "@/lib/jobs/joining/redirect-missing";
import { listSources } from "@/lib/jobs/queries";
import { landingsOfJob } from "@/lib/landings/counted";
import { pageMetadata } from "@/lib/seo/metadata";
import { pageDescriptionOf, pageKeywordsOf, pageTitleOf } from "@/lib/seo/page-texts";
import { linkedPicture } from "@/lib/share/picture";

type Props = { params: Promise<{ lang: string; id: string }> };

// Cached HTML, made at the first request and again after a write or a midnight.
export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, id } = await params;
  const language = languageOf(lang);
  const job = await jobOfPage(id);
  if (!job) return { title: translator(language, "job")("notFoundTitle"), robots: { index: false } };
  return pageMetadata({
    language,
    path: `/job/${job.id}`,
    title: pageTitleOf(job, undefined, language),
    description: pageDescriptionOf(job, undefined, language),
    picture: linkedPicture(job, language, new Date()),
    keywords: pageKeywordsOf(job),
  });
}

/** /job/{id}: one notice. */
export default async function JobPage({ params }: Props) {
  const { lang, id } = await params;
  const job = await jobOfPage(id);
  if (!job) return redirectMissing(id, lang);
  const [language, now] = [languageOf(lang), new Date()];
  const [related, sources] = await Promise.all([cachedRelatedJobs(job), listSources(job.id)]);
  const lists = await landingsOfJob(job, related.params);
  return (
    <>
      <JobDetail job={job} sources={sources} related={related} language={language} now={now} />
      <LandingLinks id="lists" title={translator(language, "landings")("near")} landings={lists} language={language} />
    </>
  );
}
