import "@/app/public.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { signInWays } from "@/lib/auth/openid/providers";
import { isSmsOn } from "@/lib/channels/configured";
import { isLanguage, languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { areClaimsMeasured, site, siteName, WELCOME } from "@/lib/site";

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

// None: pages are made at their first request, because the build has no database.
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = languageOf((await params).lang);
  const t = translator(language, "site");
  return {
    metadataBase: new URL(site.url),
    title: { default: t("metaTitle", { name: siteName(language) }), template: `%s - ${siteName(language)}` },
    description: t("metaDescription"),
    applicationName: siteName(language),
    formatDetection: { telephone: false, date: false, address: false, email: false },
    icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml" }] },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf8f4" },
    { media: "(prefers-color-scheme: dark)", color: "#0f1521" },
  ],
};

/** What an English page is written in: both come before the first paint or soon after it, and titles change their face once. */
const FONTS = ["mukta-latin-400.woff2", "mukta-latin-600.woff2"];

/**
 * The document of every public page in one language: no session is read here, so the HTML is the same for every visitor. The theme's script
 * belongs to the layouts below: pages made for one request give it a nonce.
 */
export default async function LanguageLayout({ children, params }: Props) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const ways = signInWays();
  return (
    // The theme's class is set by a script before the first paint, so the server's markup differs from the browser's on purpose.
    <html lang={lang} suppressHydrationWarning>
      <head>
        {(lang === "en" ? FONTS : []).map((file) => (
          <link key={file} rel="preload" href={`/fonts/${file}`} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      {/* For the dialogs, which come when they are opened; nothing where none is configured, and nothing is claimed. */}
      <body
        data-ways={ways.length > 0 ? JSON.stringify(ways) : undefined}
        data-sms={isSmsOn() ? "" : undefined}
        data-welcome={areClaimsMeasured ? undefined : WELCOME}
      >
        {children}
      </body>
    </html>
  );
}
