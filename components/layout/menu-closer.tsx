"use client";

import { useEffect } from "react";

/**
 * Closes a native menu (`data-menu`) when one of its entries is chosen: a link to this very page, or to a dialog over it, would leave
 * it open.
 */
export function MenuCloser() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const entry = (event.target as Element | null)?.closest("[data-menu] a, [data-menu] button");
      const menu = entry?.closest<HTMLElement>("[data-menu]");
      if (menu?.matches("[popover]:popover-open")) menu.hidePopover();
    };
    // Before the listener that opens dialogs: the menu hands the focus back to its button, which then gets it from the dialog.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  return null;
}
