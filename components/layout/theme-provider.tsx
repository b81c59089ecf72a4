"use client";

import { ThemeProvider as NextThemesProvider } from "next-themes";
import type { ReactNode } from "react";

// Whatever else stands in storage sets no class: a text with a space in it would throw, and with it the page would be gone. Without a
// prototype, so that "constructor" names nothing either.
const CLASSES: Record<string, string> = Object.assign(Object.create(null), { light: "light", dark: "dark" });

/** Light for a first visit; the choice is kept under the key that the specification names (product.md, "Keys"). */
export function ThemeProvider({ children, nonce }: { children: ReactNode; nonce?: string }) {
  return (
    <NextThemesProvider
      attribute="class"
      defaultTheme="light"
      value={CLASSES}
      storageKey="niyukti-ui-theme"
      disableTransitionOnChange
      nonce={nonce}
    >
      {children}
    </NextThemesProvider>
  );
}
