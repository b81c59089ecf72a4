import { notFound } from "next/navigation";
import { MissingJob } from "@/components/job-detail/missing-job";
import { findDepartmentPage } from "@/lib/departments/pages";
import { readOrAway } from "@/lib/http/read-or-away";
import { languageOf } from "@/lib/i18n/languages";
import { cachedOpenNow } from "@/lib/jobs/cache";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string; near: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("job", "notFoundTitle");

/** What the server sends, with status 404, for a job that was public once: /job-not-found/railway for one of the railways. */
export default async function JobNotFoundNearPage({ params }: Props) {
  const { lang, near } = await params;
  const page = findDepartmentPage(near);
  if (!page) notFound();
  const language = languageOf(lang);
  const open = await readOrAway(() => cachedOpenNow(page.own));
  if (open?.jobs.length !== 0) return <MissingJob near={page} open={open} language={language} />;
  return <MissingJob open={await readOrAway(() => cachedOpenNow({}))} language={language} />;
}
