import { ButtonLink } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** The words for a job that is not there, and the ways on. */
export function JobMissing({ language }: { language: Language }) {
  const t = translator(language, "job");
  return (
    <div className="page py-12">
      <h1 className="text-2xl">{t("notFoundTitle")}</h1>
      <p className="mt-2">{t("notFoundText")}</p>
      <p className="mt-2 max-w-prose text-muted">{t("notFoundHelp")}</p>
      <ButtonLink variant="primary" href={links.home(language)} className="mt-6">
        {t("back")}
      </ButtonLink>
    </div>
  );
}
