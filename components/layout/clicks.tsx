"use client";

import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { hasPopovers, isPopoverOpen } from "@/components/ui/popovers";

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

/** Brings what stands in for native popovers in browsers that have none. Once a page. */
export function usePopovers(): void {
  useEffect(() => {
    if (!hasPopovers()) void import("@/components/ui/without-popovers").then(({ runWithoutPopovers }) => runWithoutPopovers());
  }, []);
}

/**
 * Closes a native menu (`data-menu`) when one of its entries is chosen: a link to this very page, or to a dialog over it, would leave
 * it open. Where the browser has no such menus it brings what stands in for them.
 */
export function MenuCloser() {
  // Before the listener that opens dialogs: the menu hands the focus back to its button, which then gets it from the dialog.
  useClicks((event) => {
    const entry = (event.target as Element | null)?.closest("[data-menu] a, [data-menu] button");
    const menu = entry?.closest<HTMLElement>("[data-menu]");
    if (isPopoverOpen(menu)) menu?.hidePopover();
  }, true);
  usePopovers();
  return null;
}
