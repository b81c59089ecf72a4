import { HelpContact } from "@/components/help/help-contact";
import { TextPage } from "@/components/pages/text-page";
import { readHelp } from "@/lib/help/questions";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedClaims } from "@/lib/jobs/cache";
import { metadataOf } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/faq", "help", { title: "metaTitle", description: "metaDescription" });

/** /faq: the questions of the Help Center on one page, which needs no script. */
export default async function FaqPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "help");
  const sections = readHelp(t, (await cachedClaims()).sources).map(({ id, title, questions }) => ({
    id,
    title,
    blocks: questions.map(({ question, answer }) => ({ kind: "question" as const, question, answer })),
  }));
  return (
    <TextPage
      heading={t("heading")}
      intro={t("intro")}
      sections={sections}
      contentsLabel={translator(language, "pages")("contents")}
    >
      <section className="card p-4">
        <HelpContact t={t} language={language} mailHref={`mailto:${site.email}`} />
      </section>
    </TextPage>
  );
}
