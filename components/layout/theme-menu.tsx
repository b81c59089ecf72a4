import { Moon } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { ThemeChoices } from "./theme-choices";

/** Light, Dark, System: a native popover under its button. Nothing of it works without a script, so it is not shown without one. */
export function ThemeMenu({ language, className }: { language: Language; className?: string }) {
  const t = translator(language, "site");
  return (
    <div className={`needs-script ${className ?? ""}`}>
      <Button variant="bare" popoverTarget="theme-menu" aria-label={t("theme")} className="header-icon">
        <Icon of={Moon} size={20} />
      </Button>
      <div id="theme-menu" popover="auto" data-menu className="header-menu card p-1 text-ink shadow-lg">
        <ThemeChoices labels={{ light: t("light"), dark: t("dark"), system: t("system") }} />
      </div>
    </div>
  );
}
