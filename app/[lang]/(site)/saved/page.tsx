import { DeviceSection } from "@/components/device/device-section";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("saved", "title");

/** /saved: the jobs that this device keeps. The page is the same for everybody; a script fills it. */
export default async function SavedPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "saved");
  return (
    <div className="page-narrow py-4">
      <h1 className="text-xl md:text-2xl">{t("title")}</h1>
      <p className="mt-2 max-w-prose text-muted">{t("intro")}</p>
      <p className="without-script card mt-6 p-4">{t("needsScript")}</p>
      {/* A screen high before and after the device was asked: the footer stays below it. */}
      <div className="needs-script min-h-[70dvh]">
        <DeviceSection part="saved" language={language} labels={{ loading: t("loading"), failed: t("failed") }} />
      </div>
    </div>
  );
}
