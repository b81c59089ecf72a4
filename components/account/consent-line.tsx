import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** What one agrees to by registering (its version: lib/accounts/consents.ts). */
export function ConsentLine({ t, language }: { t: Translator<"auth">; language: Language }) {
  return (
    <p className="text-muted text-sm">
      {t("consentBefore")} <a href={links.page(language, "/terms-of-service")}>{t("terms")}</a> {t("consentBetween")}{" "}
      <a href={links.page(language, "/privacy-policy")}>{t("privacy")}</a>
      {t("consentAfter")}
    </p>
  );
}
