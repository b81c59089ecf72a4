import "@/app/globals.css";
import "@/app/admin/admin.css";
import "@/app/admin/list-table.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: { default: `Admin - ${site.name}`, template: `%s - ${site.name} admin` },
  robots: { index: false, follow: false },
  icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml" }] },
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

// Every page is made for one person and one request: its policy holds a nonce.
export const dynamic = "force-dynamic";

/** The document of the admin area, which is in English. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="admin">
        <ThemeProvider nonce={nonce} firstTheme="system">
          {children}
        </ThemeProvider>
      </body>
    </html>
  );
}
