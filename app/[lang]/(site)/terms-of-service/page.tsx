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

export const generateMetadata = metadataOf("/terms-of-service", "terms", { title: "metaTitle", description: "metaDescription" });

/** /terms-of-service, with the contact card (spec section 2). */
export default async function TermsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const content = readTextPage(language, "terms", { name: siteName(language) });
  return <LegalPage language={language} content={content} />;
}
