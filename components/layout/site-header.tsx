import { Bookmark, Menu } from "lucide";
import { SessionLinks } from "@/components/layout/session-links";
import { ThemeMenu } from "@/components/layout/theme-menu";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { Brand } from "./brand";
import { LanguageSwitch } from "./language-switch";
import { mainLinks } from "./main-links";
import { SiteMenu } from "./site-menu";

/**
 * Logo, navigation, language, theme, what is saved and who is signed in. Where it is narrow navigation and theme fold into a native
 * popover, which needs no script to open, and closes on Escape and on a click outside.
 */
export function SiteHeader({ language }: { language: Language }) {
  const t = translator(language, "site");
  return (
    <header className="site-header">
      <div className="page">
        <Brand language={language} />
        <nav aria-label={t("mainNavigation")} className="ml-4 hidden items-center lg:flex">
          {mainLinks(language).map(({ href, label, dialog }) => (
            <a
              key={href}
              href={href}
              data-dialog={dialog}
              className="inline-flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-sunken hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
        <span className="ml-auto" />
        <LanguageSwitch language={language} label={t("language")} />
        <ThemeMenu language={language} className="max-lg:hidden" />
        <a href={links.saved(language)} className="header-icon">
          <span className="sr-only">{t("savedJobs")}</span> <Icon of={Bookmark} size={20} />
          <span data-saved-count="" />
        </a>
        <div className="hidden lg:block">
          <SessionLinks language={language} place="bar" />
        </div>
        <Button variant="bare" popoverTarget="site-menu" className="header-icon lg:hidden!" aria-label={t("menu")}>
          <Icon of={Menu} size={20} />
        </Button>
        <SiteMenu language={language} />
      </div>
    </header>
  );
}
