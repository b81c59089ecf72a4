import { DeviceSection } from "@/components/device/device-section";
import { JobsTitle } from "@/components/for-you/shown-group";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("profile", "jobsTitle");

/** /for-you/jobs: all open jobs, judged on the device by what the reader told it. */
export default async function JobsForYouPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "profile");
  return (
    <div className="page-narrow pt-2 pb-8">
      <a href={links.forYou(language)} className="inline-flex min-h-11 items-center">
        ← {t("about")}
      </a>
      <JobsTitle
        titles={{
          eligible: t("jobsTitle"),
          cannot_tell: t("titles.cannot_tell"),
          not_eligible: t("titles.not_eligible"),
          unread: t("titles.unread"),
        }}
      />
      <p className="mt-1 max-w-prose text-muted">{t("jobsIntro")}</p>
      <p className="without-script card mt-4 p-4">{t("needsScript")}</p>
      {/* A screen high before and after the device was asked: the footer stays below it. */}
      <div className="needs-script min-h-[80dvh]">
        <DeviceSection part="jobsForYou" language={language} labels={{ loading: t("loading"), failed: t("failed") }} />
      </div>
    </div>
  );
}
