"use client";

import { useEffect, useEffectEvent } from "react";

/** Spec section 9: jobs and stats every 30,000 ms. */
const REFRESH_MS = 30_000;
/** Timers may fire a little early by the clock of the page. */
const EARLY_MS = 500;

/**
 * Calls `refresh` every 30 seconds, but only while the page is visible and the visitor has not asked to save data. A page that comes
 * back to the front after a longer while refreshes at once.
 */
export function useRefresh(refresh: () => void): void {
  const run = useEffectEvent(refresh);
  useEffect(() => {
    let refreshedAt = Date.now();
    const tick = () => {
      if (document.visibilityState !== "visible" || savesData() || Date.now() - refreshedAt < REFRESH_MS - EARLY_MS) return;
      refreshedAt = Date.now();
      run();
    };
    const timer = setInterval(tick, REFRESH_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
}

/** Whether the browser was told to save data; not every browser says. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
