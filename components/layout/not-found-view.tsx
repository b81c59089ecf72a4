import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { requestLanguage } from "@/lib/i18n/request-language";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** "404 Page Not Found", with the frame of the site and a way on. */
export function NotFoundView() {
  const language = requestLanguage();
  const t = translator(language, "site");
  return (
    <>
      <SiteHeader language={language} />
      <main id="main" className="page py-12">
        <h1 className="text-2xl">{t("notFoundTitle")}</h1>
        <p className="mt-2">{t("notFoundText")}</p>
        <p className="mt-2 text-muted">{t("notFoundHelp")}</p>
        <a href={links.home(language)} className="button-primary mt-6">
          {t("goHome")}
        </a>
      </main>
      <SiteFooter language={language} now={new Date()} />
    </>
  );
}
