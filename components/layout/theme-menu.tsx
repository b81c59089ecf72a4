"use client";

import { Moon } from "lucide-react";
import { useTheme } from "next-themes";
import { useRef } from "react";
import { Button } from "@/components/ui/button";

export type ThemeMenuLabels = { theme: string; light: string; dark: string; system: string };

/** Light, Dark, System. A native popover: it needs no library and closes by itself on Escape and on a click outside. */
export function ThemeMenu({ labels }: { labels: ThemeMenuLabels }) {
  const { setTheme } = useTheme();
  const menu = useRef<HTMLDivElement>(null);
  const choose = (theme: "light" | "dark" | "system") => {
    setTheme(theme);
    menu.current?.hidePopover();
  };
  return (
    <>
      <Button size="icon" popoverTarget="theme-menu" aria-label={labels.theme}>
        <Moon aria-hidden size={20} />
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
