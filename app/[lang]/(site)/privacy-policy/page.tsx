import type { Metadata } from "next";
import { ContactCard } from "@/components/pages/contact-card";
import { TextPage } from "@/components/pages/text-page";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { readTextPage } from "@/lib/pages/text-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = languageOf((await params).lang);
  const t = translator(language, "privacy");
  return pageMetadata({ language, path: "/privacy-policy", title: t("metaTitle"), description: t("metaDescription") });
}

/** /privacy-policy: the notice that the Digital Personal Data Protection Act asks for. */
export default async function PrivacyPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "pages");
  const content = readTextPage(language, "privacy", {
    name: site.name,
    address: site.address,
    officer: site.grievanceOfficer ?? t("grievanceOffice"),
    grievanceEmail: site.grievanceEmail,
  });
  return (
    <TextPage {...content} contentsLabel={t("contents")}>
      <ContactCard language={language} email={site.email} phone={site.phone} address={site.address} />
    </TextPage>
  );
}
