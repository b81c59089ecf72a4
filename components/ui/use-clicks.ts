import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Hears every click of the page from the moment that React has it. An effect begins a frame later, and what is pressed in between would be lost, or lead
 * away from the page where a dialog was to open over it. `isFirst` hears before what was pressed does.
 */
export function useClicks(onClick: (event: MouseEvent) => void, isFirst = false): void {
  const hear = useEffectEvent(onClick);
  useLayoutEffect(() => {
    const listener = (event: MouseEvent) => hear(event);
    document.addEventListener("click", listener, isFirst);
    return () => document.removeEventListener("click", listener, isFirst);
  }, [isFirst]);
}
