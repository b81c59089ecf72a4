import { BareNotice } from "@/components/layout/bare-notice";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("site", "pageFailedTitle");

/** What the server sends, with status 503 or 500, in place of a page that could not be made (docs/decisions/003). */
export default async function FailedPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return <BareNotice title={t("pageFailedTitle")} text={t("pageFailedText")} language={language} />;
}
