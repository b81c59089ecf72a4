import { ButtonLink } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** The exams could not be read; the same view can be asked for again. */
export function ExamsFailed({ language, retryHref }: { language: Language; retryHref: string }) {
  const t = translator(language, "exams");
  return (
    <div className="page py-10" role="alert">
      <h1 className="text-2xl">{t("heading")}</h1>
      <p className="mt-2">{t("failed")}</p>
      <ButtonLink variant="primary" href={retryHref} className="mt-6">
        {t("retry")}
      </ButtonLink>
    </div>
  );
}
