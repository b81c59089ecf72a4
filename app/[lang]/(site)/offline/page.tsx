import { PageNotice, RetryLink } from "@/components/layout/page-notice";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("site", "offlineTitle");

/** /offline: what public/sw.js shows in place of a page that was never read before while the network is away. */
export default async function OfflinePage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return (
    <PageNotice title={t("offlineTitle")} text={t("offlineText")}>
      <RetryLink language={language} onceOnline />
    </PageNotice>
  );
}
