import { CorrectionsPage } from "@/components/corrections/corrections-page";
import { cachedCorrections } from "@/lib/corrections/queries";
import { feedsOfCorrections } from "@/lib/feeds/alternates";
import { languageOf } from "@/lib/i18n/languages";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/corrections", "corrections", {
  title: "title",
  description: "intro",
  feeds: feedsOfCorrections,
});

/** /corrections: the newest corrections. Cached HTML, fresh after each write of a corrected notice. */
export default async function FirstCorrectionsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  return <CorrectionsPage shown={await cachedCorrections(1)} page={1} language={language} />;
}
