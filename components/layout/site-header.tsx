import { Menu, Moon } from "lucide-react";
import { SessionLinks } from "@/components/layout/session-links";
import { ThemeMenu } from "@/components/layout/theme-menu";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { Brand } from "./brand";
import { LanguageSwitch } from "./language-switch";

/**
 * Logo, navigation, language, theme and who is signed in. Where it is narrow the navigation folds into a native popover, which needs no
 * script to open, and closes on Escape and on a click outside.
 */
export function SiteHeader({ language }: { language: Language }) {
  const t = translator(language, "site");
  const navigation = [
    { href: links.home(language), label: t("browseJobs") },
    { href: `${links.home(language)}#departments`, label: t("departments") },
    { href: links.exams(language), label: t("examCalendar") },
    { href: links.page(language, "/faq"), label: t("helpCenter"), dialog: "#help" },
  ];
  return (
    <header className="border-line border-b bg-surface">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <Brand language={language} />
        <nav aria-label={t("mainNavigation")} className="hidden items-center lg:flex">
          {navigation.map(({ href, label, dialog }) => (
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
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitch language={language} label={t("language")} />
          <ThemeMenu
            labels={{ theme: t("theme"), light: t("light"), dark: t("dark"), system: t("system") }}
            icon={<Moon aria-hidden size={20} />}
          />
          <div className="hidden md:block">
            <SessionLinks language={language} place="bar" />
          </div>
          <Button size="icon" popoverTarget="site-menu" className="lg:hidden" aria-label={t("menu")}>
            <Menu aria-hidden size={20} />
          </Button>
          <nav id="site-menu" popover="auto" data-menu aria-label={t("menu")} className="header-menu card p-2 text-ink shadow-lg">
            {navigation.map(({ href, label, dialog }) => (
              <a
                key={href}
                href={href}
                data-dialog={dialog}
                className="flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-sunken hover:underline"
              >
                {label}
              </a>
            ))}
            <div className="md:hidden">
              <SessionLinks language={language} place="menu" />
            </div>
          </nav>
        </div>
      </div>
    </header>
  );
}
