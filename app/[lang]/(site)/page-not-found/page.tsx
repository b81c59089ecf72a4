import { MissingPage } from "@/components/layout/page-notice";
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

export const generateMetadata = unlistedMetadata("site", "notFoundTitle");

/** What the server sends, with status 404, for every address that leads nowhere (docs/decisions/003). */
export default async function PageNotFoundPage({ params }: Props) {
  const open = await readOrAway(() => cachedOpenNow({}));
  return <MissingPage open={open} language={languageOf((await params).lang)} />;
}
