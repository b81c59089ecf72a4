"use client";

import { ThemeProvider as NextThemesProvider } from "next-themes";
import type { ReactNode } from "react";

// Whatever else stands in storage sets no class: a text with a space in it would throw, and with it the page would be gone. Without a
// prototype, so that "constructor" names nothing either.
const CLASSES: Record<string, string> = Object.assign(Object.create(null), { light: "light", dark: "dark" });

type Props = { children: ReactNode; nonce?: string; firstTheme?: "light" | "system" };

/**
 * The theme of a document; the choice is kept under the key that the specification names. Until one is made it is light on the public pages and
 * the device's on those of the staff. Not with `disableTransitionOnChange`: it takes the style of the whole page twice on every load.
 */
export function ThemeProvider({ children, nonce, firstTheme = "light" }: Props) {
  return (
    <NextThemesProvider attribute="class" defaultTheme={firstTheme} value={CLASSES} storageKey="niyukti-ui-theme" nonce={nonce}>
      {children}
    </NextThemesProvider>
  );
}
