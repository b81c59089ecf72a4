import { DeviceSection } from "@/components/device/device-section";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/for-you", "profile", { title: "title", description: "description" });

/** /for-you: what the reader says of themself, on their device. The page is the same for everybody; a script fills it. */
export default async function ForYouPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "profile");
  return (
    <div className="page-narrow pt-2 pb-8">
      <a href={links.home(language)} className="inline-flex min-h-11 items-center">
        ← {t("back")}
      </a>
      <h1 className="text-xl md:text-2xl">{t("title")}</h1>
      <p className="mt-1 mb-2 max-w-prose">{t("intro")}</p>
      <p className="without-script card mt-4 p-4">{t("needsScript")}</p>
      <DeviceSection part="profile" language={language} labels={{ loading: t("loading"), failed: t("failed") }} />
    </div>
  );
}
