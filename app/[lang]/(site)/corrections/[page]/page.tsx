import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CorrectionsPage } from "@/components/corrections/corrections-page";
import { cachedCorrections } from "@/lib/corrections/queries";
import { pagesOf } from "@/lib/corrections/schema";
import { feedsOfCorrections } from "@/lib/feeds/alternates";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { pageMetadata } from "@/lib/seo/metadata";
import { describedBy } from "@/lib/seo/page-texts";

type Props = { params: Promise<{ lang: string; page: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, page } = await params;
  const language = languageOf(lang);
  const t = translator(language, "corrections");
  const title = t("titleOfPage", { page: Number(page) || 0 });
  const feeds = feedsOfCorrections(language);
  return pageMetadata({ language, path: `/corrections/${page}`, title, description: describedBy(title, [t("intro")]), feeds });
}

/** /corrections/2: earlier corrections. 404 beyond the last page, so that what a visitor types is no page. */
export default async function LaterCorrectionsPage({ params }: Props) {
  const { lang, page } = await params;
  const number = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 0;
  const first = await cachedCorrections(1);
  if (number < 2 || number > pagesOf(first.total)) notFound();
  return <CorrectionsPage shown={await cachedCorrections(number)} page={number} language={languageOf(lang)} />;
}
