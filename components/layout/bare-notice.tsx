import { Brand } from "@/components/layout/brand";
import { PageNotice, RetryLink } from "@/components/layout/page-notice";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { scriptMark } from "@/lib/http/script-mark";
import type { Language } from "@/lib/i18n/languages";

type Props = { title: string; text: string; language: Language };

/** The whole of a page that says why the one that was asked for is not here, and asks for it again. Outside of the frame of the site, which asks the database. */
export function BareNotice({ title, text, language }: Props) {
  return (
    <ThemeProvider nonce={scriptMark()}>
      <header className="border-line border-b bg-surface">
        <div className="page flex min-h-16 items-center py-2">
          <Brand language={language} />
        </div>
      </header>
      <main>
        <PageNotice title={title} text={text}>
          <RetryLink language={language} />
        </PageNotice>
      </main>
    </ThemeProvider>
  );
}
