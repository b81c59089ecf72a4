import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translator(languageOf((await params).lang), "site");
  return { title: t("offlineTitle"), robots: { index: false } };
}

/** /offline: what public/sw.js shows in place of a page that was never read before while the network is away. */
export default async function OfflinePage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return (
    <div className="page max-w-prose py-12">
      <h1 className="text-2xl">{t("offlineTitle")}</h1>
      <p className="mt-3">{t("offlineText")}</p>
      {/* Without a path: the address on the screen, which is the page the reader wanted. */}
      <ButtonLink variant="primary" href={language === "hi" ? "?lang=hi" : "?"} className="mt-6">
        {t("retry")}
      </ButtonLink>
    </div>
  );
}
