import { MissingNotice } from "@/components/layout/missing-notice";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** The words for a job that is not there, and the ways on. */
export function JobMissing({ language }: { language: Language }) {
  const t = translator(language, "job");
  const words = { title: t("notFoundTitle"), text: t("notFoundText"), help: t("notFoundHelp"), label: t("back") };
  return <MissingNotice {...words} language={language} />;
}
