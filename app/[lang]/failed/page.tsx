import { Brand } from "@/components/layout/brand";
import { PageNotice, RetryLink } from "@/components/layout/page-notice";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { scriptMark } from "@/lib/http/script-mark";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("site", "pageFailedTitle");

/**
 * What the server sends, with status 503 or 500, in place of a page that could not be made (docs/decisions/003). Outside of the frame of the
 * site, which asks the database.
 */
export default async function FailedPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return (
    <ThemeProvider nonce={scriptMark()}>
      <header className="border-line border-b bg-surface">
        <div className="page flex min-h-16 items-center py-2">
          <Brand language={language} />
        </div>
      </header>
      <main>
        <PageNotice title={t("pageFailedTitle")} text={t("pageFailedText")}>
          <RetryLink language={language} />
        </PageNotice>
      </main>
    </ThemeProvider>
  );
}
