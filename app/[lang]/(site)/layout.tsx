import type { ReactNode } from "react";
import { DayCorrector } from "@/components/days/day-corrector";
import { dayWords } from "@/components/days/day-words";
import { DialogHost } from "@/components/dialogs/dialog-host";
import { OfflineNotice } from "@/components/layout/offline-notice";
import { SiteActions } from "@/components/layout/site-actions";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { ButtonLink } from "@/components/ui/button";
import { dayInIndia } from "@/lib/dates";
import { HEAR_EARLY_PRESSES } from "@/lib/device/early-presses";
import { OWN_PROFILE_KEY, OWN_PROFILE_MARK } from "@/lib/device/own-profile-key";
import { readOrAway } from "@/lib/http/read-or-away";
import { scriptMark } from "@/lib/http/script-mark";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedClaims, cachedShowsSampleData } from "@/lib/jobs/cache";
import { isProduction } from "@/lib/site";

/** Marks the page before its first paint where the device knows the reader, so that the places of the marks are kept and nothing moves. */
const PROFILE_PROBE = `try{if(localStorage.getItem("${OWN_PROFILE_KEY}"))document.documentElement.setAttribute("${OWN_PROFILE_MARK}","")}catch{}`;

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

/** Frame of the public pages: header, the line about sample data, footer. */
export default async function SiteLayout({ children, params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return (
    <ThemeProvider nonce={scriptMark()}>
      <InlineScript text={PROFILE_PROBE} />
      <ButtonLink variant="primary" href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50">
        {t("skip")}
      </ButtonLink>
      <SiteHeader language={language} />
      <OfflineNotice labels={{ offline: t("offline"), keptAt: t("keptAt", { time: "{time}" }) }} keepsPages={isProduction} />
      {(await readOrAway(cachedShowsSampleData)) && (
        <p className="bg-sunken py-1 text-muted text-sm leading-5">
          <span className="page block">{t("sampleData")}</span>
        </p>
      )}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <InlineScript text={HEAR_EARLY_PRESSES} />
      <SiteFooter language={language} claims={await cachedClaims()} now={new Date()} />
      <SiteActions language={language} />
      <DayCorrector today={dayInIndia(new Date())} words={dayWords(language)} />
      <DialogHost language={language} labels={{ loading: t("loading"), failed: t("dialogFailed"), close: t("close") }} />
    </ThemeProvider>
  );
}

function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this program.
  return <script nonce={scriptMark()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
