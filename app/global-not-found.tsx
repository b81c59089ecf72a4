import { ButtonLink } from "@/components/ui/button";
import "@/app/public.css";
import type { Metadata } from "next";
import { Brand } from "@/components/layout/brand";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { scriptMark } from "@/lib/http/script-mark";
import { LANGUAGES } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

export const metadata: Metadata = { title: `404 - ${site.name}`, robots: { index: false } };

/**
 * The page of every address that leads nowhere, in both languages: it is one file for the whole site, so it costs nothing to answer
 * mistyped and probing addresses, and it has its own document, since no layout stands above it.
 */
export default function GlobalNotFound() {
  return (
    // The theme's class is set by a script before the first paint.
    <html lang="en" suppressHydrationWarning>
      <body>
        <ThemeProvider nonce={scriptMark()}>
          <header className="border-line border-b bg-surface">
            <div className="page flex min-h-16 items-center py-2">
              <Brand language="en" />
            </div>
          </header>
          <main className="page grid gap-10 py-12">
            {LANGUAGES.map((language, index) => {
              const t = translator(language, "site");
              const Heading = index === 0 ? "h1" : "h2";
              return (
                <section key={language} lang={language}>
                  <Heading className="text-2xl">{t("notFoundTitle")}</Heading>
                  <p className="mt-2">{t("notFoundText")}</p>
                  <p className="mt-2 text-muted">{t("notFoundHelp")}</p>
                  <ButtonLink variant="primary" href={links.home(language)} className="mt-6">
                    {t("goHome")}
                  </ButtonLink>
                </section>
              );
            })}
          </main>
        </ThemeProvider>
      </body>
    </html>
  );
}
