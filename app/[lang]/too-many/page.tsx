import { BareNotice } from "@/components/layout/bare-notice";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("site", "tooManyTitle");

/** What the server sends, with status 429, in place of a search over the limit (docs/decisions/003, 020). */
export default async function TooManyPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return <BareNotice title={t("tooManyTitle")} text={t("tooManyText")} language={language} />;
}
