import { notFound } from "next/navigation";
import { MissingPage } from "@/components/layout/page-notice";
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

export const generateMetadata = unlistedMetadata("site", "notFoundTitle");

/** What the server sends, with status 404, for an address whose words name a department or state: /page-not-found/railway for /railway-jobs. */
export default async function PageNotFoundNearPage({ params }: Props) {
  const { lang, near } = await params;
  const page = findDepartmentPage(near);
  if (!page) notFound();
  const open = await readOrAway(() => cachedOpenNow(page.own));
  return <MissingPage near={page} open={open} language={languageOf(lang)} />;
}
