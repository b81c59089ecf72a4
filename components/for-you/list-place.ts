import { useEffect, useLayoutEffect, useState } from "react";

/** How much of a list was shown, and how far it was scrolled as the page was left: kept with the step of the history, which Back returns to. */
type Place = { rows?: number; top?: number };

/**
 * How many rows a list shows, and the way to show more. The rows come after the page, when the browser has given up on its own way of
 * leading back to where one was.
 */
export function useListPlace(pageSize: number): { shown: number; showMore: () => void } {
  const [shown, setShown] = useState(() => place().rows ?? pageSize);
  useLayoutEffect(() => {
    const { top } = place();
    if (top === undefined) return;
    keep({ top: undefined });
    window.scrollTo(0, top);
  }, []);
  useEffect(() => {
    const leave = () => keep({ top: window.scrollY });
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
  const showMore = () => {
    setShown(shown + pageSize);
    keep({ rows: shown + pageSize });
  };
  return { shown, showMore };
}

function place(): Place {
  return (history.state as { niyuktiPlace?: Place } | null)?.niyuktiPlace ?? {};
}

/** The state of the router stays: it takes over steps that come without it. */
function keep(changed: Place): void {
  history.replaceState({ ...history.state, niyuktiPlace: { ...place(), ...changed } }, "");
}
