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
  const t = translator(language, "disclaimer");
  return pageMetadata({ language, path: "/disclaimer", title: t("metaTitle"), description: t("metaDescription") });
}

/** /disclaimer: the notice of independence and what follows from it. */
export default async function DisclaimerPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "pages");
  const content = readTextPage(language, "disclaimer", { name: site.name });
  return (
    <TextPage {...content} contentsLabel={t("contents")}>
      <ContactCard language={language} email={site.email} phone={site.phone} address={site.address} />
    </TextPage>
  );
}
