import { TextPage } from "@/components/pages/text-page";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { readTextPage } from "@/lib/pages/text-page";
import { metadataOf } from "@/lib/seo/metadata";
import { siteName } from "@/lib/site";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/guide", "guide", { title: "metaTitle", description: "metaDescription" });

/** /guide: how to use every part of the site. */
export default async function GuidePage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "pages");
  const content = readTextPage(language, "guide", { name: siteName(language) });
  return (
    <TextPage {...content} contentsLabel={t("contents")}>
      <p>
        <a href={links.page(language, "/faq")}>{t("toFaq")}</a>
      </p>
    </TextPage>
  );
}
