"use client";

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

/**
 * Closes a native menu (`data-menu`) when one of its entries is chosen: a link to this very page, or to a dialog over it, would leave
 * it open.
 */
export function MenuCloser() {
  // Before the listener that opens dialogs: the menu hands the focus back to its button, which then gets it from the dialog.
  useClicks((event) => {
    const entry = (event.target as Element | null)?.closest("[data-menu] a, [data-menu] button");
    const menu = entry?.closest<HTMLElement>("[data-menu]");
    if (menu?.matches("[popover]:popover-open")) menu.hidePopover();
  }, true);
  return null;
}
