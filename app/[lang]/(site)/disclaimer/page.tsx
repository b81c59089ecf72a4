import { LegalPage } from "@/components/pages/legal-page";
import { languageOf } from "@/lib/i18n/languages";
import { readTextPage } from "@/lib/pages/text-page";
import { metadataOf } from "@/lib/seo/metadata";
import { siteName } from "@/lib/site";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/disclaimer", "disclaimer", { title: "metaTitle", description: "metaDescription" });

/** /disclaimer: the notice of independence and what follows from it. */
export default async function DisclaimerPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const content = readTextPage(language, "disclaimer", { name: siteName(language) });
  return <LegalPage language={language} content={content} />;
}
