"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/** Spec section 9: jobs and stats every 30,000 ms. */
const REFRESH_MS = 30_000;
/** Timers may fire a little early by the clock of the page. */
const EARLY_MS = 500;

/**
 * Calls `refresh` every 30 seconds, but only while the page is visible and the visitor has not asked to save data. A page that comes
 * back to the front after a longer while refreshes at once.
 */
export function useRefresh(refresh: () => void): void {
  const refreshedAt = useRef(0);
  useEffect(() => {
    refreshedAt.current = Date.now();
  }, []);
  useLook(() => {
    if (document.visibilityState !== "visible" || savesData() || Date.now() - refreshedAt.current < REFRESH_MS - EARLY_MS) return;
    refreshedAt.current = Date.now();
    refresh();
  }, REFRESH_MS);
}

/** Calls `look` every so many milliseconds, and when the page comes to the front or leaves it: timers of hidden pages come late or never. */
export function useLook(look: () => void, everyMs: number): void {
  const run = useEffectEvent(look);
  useEffect(() => {
    const tick = () => run();
    const timer = setInterval(tick, everyMs);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [everyMs]);
}

/** Whether the browser was told to save data; not every browser says. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
