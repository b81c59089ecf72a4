"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useTransition } from "react";
import { noteList } from "@/lib/device/last-list";
import { arrive, depart, resetControls } from "./enhance/arrive";
import { chooseInPlace, earlyChoice } from "./enhance/choose-in-place";
import { runFilterSheet } from "./enhance/filter-sheet";
import { addressOfForm } from "./enhance/list-address";
import { suggestOnFocus } from "./enhance/suggest-on-focus";
import { leadWithoutNetwork, watchLine } from "./enhance/without-network";

/**
 * A list that comes sooner than this needs no placeholders: they would only flicker, and a slow phone takes longer to lay them out than it gains.
 * On slow 4G an answer takes 250 ms on the way.
 */
const PATIENCE_MS = 500;

type Props = {
  /** The address of the view that is shown. */
  address: string;
  /** What it is in a few words. */
  words: string;
  /** What a screen reader is told when it comes. */
  announcement: string;
  /** What is said where the next view does not come since the site is not reached. */
  unreached: string;
};

/**
 * Changes the list in place: Next's own router asks for the next view and puts it where the last one was, drops answers that were overtaken,
 * and goes back to views it has (docs/decisions/027). Everything works without it.
 */
export function ListEnhancer({ address, words, announcement, unreached }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const lead = useEffectEvent((href: string, isSameStep: boolean) => {
    if (href === location.pathname + location.search) return resetControls();
    const go = () => {
      depart(href);
      startTransition(() => (isSameStep ? router.replace : router.push)(href, { scroll: false }));
    };
    if (navigator.onLine) go();
    else void leadWithoutNetwork(href, go);
  });
  const onArrival = useEffectEvent(() => {
    // Here, not when the transition is told to be over: the page would be laid out once with the placeholders, to find where it stands, and again.
    setBusy(false);
    arrive(announcement);
  });

  useEffect(() => {
    const early = earlyChoice();
    if (early) lead(addressOfForm(early), false);
    // A page restored by the browser, or read again, may hold what was chosen on it last.
    else if (isRestored()) resetControls();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && resetControls();
    window.addEventListener("pageshow", onShow);
    const stops = [chooseInPlace((href, isSameStep) => lead(href, isSameStep)), runFilterSheet(), suggestOnFocus()];
    return () => {
      window.removeEventListener("pageshow", onShow);
      for (const stop of stops) stop();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another view, whatever else stays the same.
  useLayoutEffect(() => onArrival(), [address]);

  useEffect(() => noteList({ href: address, words }), [address, words]);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setBusy(true), PATIENCE_MS);
    const stopWatching = watchLine(unreached);
    return () => {
      clearTimeout(timer);
      stopWatching();
      setBusy(false);
    };
  }, [isPending, unreached]);
  return null;
}

function isRestored(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== "navigate";
}

function setBusy(isBusy: boolean): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-list]")) {
    if (isBusy) list.setAttribute("aria-busy", "true");
    else list.removeAttribute("aria-busy");
  }
}
