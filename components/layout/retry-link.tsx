import { ButtonLink } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** Asks once more for the page that the reader wanted: a link without a path leads to the address on the screen. */
export function RetryLink({ language }: { language: Language }) {
  return (
    <ButtonLink variant="primary" href={language === "hi" ? "?lang=hi" : "?"} className="mt-6">
      {translator(language, "site")("retry")}
    </ButtonLink>
  );
}
