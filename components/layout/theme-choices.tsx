"use client";

import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";

const THEMES = ["light", "dark", "system"] as const;

type Props = { labels: Record<(typeof THEMES)[number], string>; className?: string };

const never = () => () => undefined;

/** The three themes, the chosen one marked. Which one that is only the device knows: the server's page marks none. */
export function ThemeChoices({ labels, className }: Props) {
  const { theme, setTheme } = useTheme();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={className}>
      {THEMES.map((choice) => (
        <Button
          variant="bare"
          key={choice}
          onClick={() => setTheme(choice)}
          aria-pressed={isHere && theme === choice}
          className="flex min-h-11 w-full items-center rounded-md px-3 text-left hover:bg-sunken aria-pressed:bg-neel-soft aria-pressed:font-semibold"
        >
          {labels[choice]}
        </Button>
      ))}
    </div>
  );
}
