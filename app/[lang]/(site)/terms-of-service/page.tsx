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
  const t = translator(language, "terms");
  return pageMetadata({ language, path: "/terms-of-service", title: t("metaTitle"), description: t("metaDescription") });
}

/** /terms-of-service, with the contact card (spec section 2). */
export default async function TermsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "pages");
  const content = readTextPage(language, "terms", { name: site.name });
  return (
    <TextPage {...content} contentsLabel={t("contents")}>
      <ContactCard language={language} email={site.email} phone={site.phone} address={site.address} />
    </TextPage>
  );
}
