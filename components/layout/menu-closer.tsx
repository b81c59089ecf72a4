"use client";

import { useClicks } from "@/components/ui/use-clicks";

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
