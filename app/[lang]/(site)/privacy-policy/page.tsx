import { LegalPage } from "@/components/pages/legal-page";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { readTextPage } from "@/lib/pages/text-page";
import { metadataOf } from "@/lib/seo/metadata";
import { site, siteName } from "@/lib/site";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/privacy-policy", "privacy", { title: "metaTitle", description: "metaDescription" });

/** /privacy-policy: the notice that the Digital Personal Data Protection Act asks for. */
export default async function PrivacyPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "pages");
  const content = readTextPage(language, "privacy", {
    name: siteName(language),
    address: site.address,
    officer: site.grievanceOfficer ?? t("grievanceOffice"),
    grievanceEmail: site.grievanceEmail,
  });
  return <LegalPage language={language} content={content} />;
}
