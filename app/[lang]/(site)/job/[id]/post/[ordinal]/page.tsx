import type { Metadata } from "next";
import { JobDetail } from "@/components/job-detail/job-detail";
import { languageOf } from "@/lib/i18n/languages";
import { cachedRelatedJobs, jobOfPage } from "@/lib/jobs/cache";
import { redirectMissing } from "@/lib/jobs/joining/redirect-missing";
import { listSources } from "@/lib/jobs/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { pageDescriptionOf, pageTitleOf } from "@/lib/seo/page-texts";
import { linkedPicture } from "@/lib/share/picture";

type Props = { params: Promise<{ lang: string; id: string; ordinal: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, id, ordinal } = await params;
  const language = languageOf(lang);
  const found = await findPost(id, ordinal);
  if (!found) return { robots: { index: false } };
  const { job, post } = found;
  return pageMetadata({
    language,
    path: `/job/${job.id}/post/${post.ordinal}`,
    title: pageTitleOf(job, post, language),
    picture: linkedPicture(job, language, new Date()),
    description: pageDescriptionOf(job, post, language),
  });
}

/** /job/{id}/post/{ordinal}: one post of a notice with several. Each has a page, because markup takes one job a page. */
export default async function PostPage({ params }: Props) {
  const { lang, id, ordinal } = await params;
  const found = await findPost(id, ordinal);
  if (!found) return redirectMissing(id, lang, ordinal);
  const [related, sources] = await Promise.all([cachedRelatedJobs(found.job), listSources(found.job.id)]);
  return <JobDetail {...found} sources={sources} related={related} language={languageOf(lang)} now={new Date()} />;
}

/** The post and its notice; null where the notice has fewer than two posts, since its own page is then the post's. */
async function findPost(id: string, ordinal: string) {
  const job = await jobOfPage(id);
  const post = job?.jobPositions.find((position) => String(position.ordinal) === ordinal);
  return job && post && job.jobPositions.length > 1 ? { job, post } : null;
}
