"use client";

import { useTheme } from "next-themes";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";

export type ThemeMenuLabels = { theme: string; light: string; dark: string; system: string };

/**
 * Light, Dark, System. A native popover: it needs no library and closes by itself on Escape and on a click outside. The icon comes finished
 * from the server: the icon library is more script than all of this.
 */
export function ThemeMenu({ labels, icon }: { labels: ThemeMenuLabels; icon: ReactNode }) {
  const { setTheme } = useTheme();
  const menu = useRef<HTMLDivElement>(null);
  const choose = (theme: "light" | "dark" | "system") => {
    setTheme(theme);
    menu.current?.hidePopover();
  };
  return (
    <>
      <Button size="icon" popoverTarget="theme-menu" aria-label={labels.theme}>
        {icon}
      </Button>
      <div id="theme-menu" popover="auto" ref={menu} className="header-menu card p-1 text-ink shadow-lg">
        {(["light", "dark", "system"] as const).map((theme) => (
          <Button
            variant="bare"
            key={theme}
            onClick={() => choose(theme)}
            className="flex min-h-11 w-full items-center rounded-md px-3 text-left hover:bg-sunken"
          >
            {labels[theme]}
          </Button>
        ))}
      </div>
    </>
  );
}
