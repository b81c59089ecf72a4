import { SessionLinks } from "@/components/layout/session-links";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { mainLinks, menuLinks } from "./main-links";
import { ThemeChoices } from "./theme-choices";

/** The menu of a narrow header: a native popover under its button. */
export function SiteMenu({ language }: { language: Language }) {
  const t = translator(language, "site");
  return (
    <nav id="site-menu" popover="auto" data-menu aria-label={t("menu")} className="header-menu card p-2 text-ink shadow-lg">
      {[...mainLinks(language), ...menuLinks(language)].map(({ href, label, dialog, needsScript }) => (
        <a
          key={href}
          href={href}
          data-dialog={dialog}
          className={`flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-sunken hover:underline ${needsScript ? "needs-script" : ""}`}
        >
          {label}
        </a>
      ))}
      <fieldset className="needs-script mt-1 border-line border-t pt-1">
        <legend className="sr-only">{t("theme")}</legend>
        <ThemeChoices
          labels={{ light: t("light"), dark: t("dark"), system: t("system") }}
          className="grid grid-cols-3 [&>button]:justify-center"
        />
      </fieldset>
      <SessionLinks language={language} place="menu" />
    </nav>
  );
}
