import { MissingJob } from "@/components/job-detail/missing-job";
import { readOrAway } from "@/lib/http/read-or-away";
import { languageOf } from "@/lib/i18n/languages";
import { cachedOpenNow } from "@/lib/jobs/cache";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("job", "notFoundTitle");

/** What the server sends, with status 404, in place of the empty page that Next makes of a missing job (docs/decisions/003). */
export default async function JobNotFoundPage({ params }: Props) {
  const open = await readOrAway(() => cachedOpenNow({}));
  return <MissingJob open={open} language={languageOf((await params).lang)} />;
}
