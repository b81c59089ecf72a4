"use client";

import { useEffect } from "react";
import type { DayWords } from "@/components/days/correct-days";
import { dayInIndia } from "@/lib/dates";

const LOOK_MS = 60_000;

/**
 * Puts right what a copy of the page from an earlier day says of days left: one kept by the browser, a network in between, or a tab
 * that stayed open past midnight in India or past the hour at which something closed. The correction itself is loaded then only; where the service worker
 * keeps the page, at once, and is kept with it: the later day on which a copy is opened may be one without a network.
 */
export function DayCorrector({ today, words }: { today: string; words: DayWords }) {
  useEffect(() => {
    if (navigator.serviceWorker?.controller && navigator.onLine) loadCorrection().catch(() => undefined);
    let shown = today;
    const look = async () => {
      const now = new Date();
      if (dayInIndia(now) === shown && !hasClosed(now)) return;
      try {
        const { correctDays } = await loadCorrection();
        correctDays(document, words, now);
        shown = dayInIndia(now);
      } catch {
        // The network is away and the script was not needed before: the next look tries again.
      }
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [today, words]);
  return null;
}

/** The correction, a script of its own: pages and saved jobs that are kept for later need it with them. */
export function loadCorrection() {
  return import("@/components/days/correct-days");
}

/** Whether the hour of something that is shown as open has passed. */
function hasClosed(now: Date): boolean {
  const open = [...document.querySelectorAll<HTMLElement>("[data-closes]")];
  return open.some(({ dataset }) => Date.parse(dataset.closes ?? "") <= now.getTime());
}
