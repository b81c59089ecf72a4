import { useEffect, useRef } from "react";

/**
 * Follows the application whose status was set: its card may stand elsewhere then, or be another one where the status changed its key. The focus stays on
 * what was set, and the card on the screen.
 */
export function useMovedCard() {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const card = [...(list.current?.children ?? [])].find((one) => (one as HTMLElement).dataset.key === moved.current);
    moved.current = null;
    card?.querySelector("select")?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
  });
  const follow = (key: string) => {
    moved.current = key;
  };
  return { list, follow };
}
