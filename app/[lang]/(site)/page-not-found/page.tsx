import { MissingNotice } from "@/components/layout/page-notice";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
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
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  const words = { title: t("notFoundTitle"), text: t("notFoundText"), help: t("notFoundHelp"), label: t("goHome") };
  return <MissingNotice {...words} language={language} />;
}
