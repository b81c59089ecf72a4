import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { SubmitOnce } from "@/components/account/submit-once";
import { DialogHost } from "@/components/dialogs/dialog-host";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { ButtonLink } from "@/components/ui/button";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedClaims } from "@/lib/jobs/cache";

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

// The layout above has parameters that could be made beforehand; what stands here belongs to one request.
export const dynamic = "force-dynamic";

export const metadata: Metadata = { robots: { index: false } };

/** Frame of the pages that show somebody's own data: made for each request, with the nonce of its policy (middleware.ts). */
export default async function AccountLayout({ children, params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return (
    <ThemeProvider nonce={(await headers()).get("x-nonce") ?? undefined}>
      <ButtonLink variant="primary" href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50">
        {t("skip")}
      </ButtonLink>
      <SiteHeader language={language} />
      <main id="main" tabIndex={-1} className="page py-8 outline-none">
        <div className="max-w-xl">{children}</div>
      </main>
      <SiteFooter language={language} claims={await cachedClaims()} now={new Date()} />
      <SubmitOnce />
      <DialogHost language={language} labels={{ loading: t("loading"), failed: t("dialogFailed"), close: t("close") }} />
    </ThemeProvider>
  );
}
