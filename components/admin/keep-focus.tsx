"use client";

import { useEffect } from "react";

const ROW = "tr, li, article";
const CONTROL = ":is(a[href], button, input, select):not(:disabled)";

/** What had the focus in a row of a list, and where that row stood. */
type Place = { control: HTMLElement; row: Element; list: Element; at: number };

/**
 * Keeps the focus in a list whose rows go when they are decided, deleted or restored: the browser would leave it at the top of the page, and whoever works
 * by keyboard or ear would lose their place at every press. It goes on at the row that stands there now, or at the content where the list has none left.
 */
export function KeepFocus() {
  useEffect(() => {
    let place: Place | null = null;
    const note = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement ? placeOf(target) : null;
    };
    // Whoever presses elsewhere has left it.
    const forget = () => {
      place = null;
    };
    const observer = new MutationObserver(() => {
      if (place && document.activeElement === document.body) controlAt(place)?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
      observer.disconnect();
    };
  }, []);
  return null;
}

function placeOf(control: HTMLElement): Place | null {
  const row = control.closest(ROW);
  const list = row?.parentElement;
  return row && list ? { control, row, list, at: [...list.children].indexOf(row) } : null;
}

function controlAt({ control, row, list, at }: Place): HTMLElement | null {
  // Disabled for as long as its call takes, and after one that failed still there.
  if (control.isConnected) return control.matches(":disabled") ? null : control;
  const there = row.isConnected ? row : (list.children[at] ?? list.lastElementChild);
  return (list.isConnected && there?.querySelector<HTMLElement>(CONTROL)) || document.getElementById("main");
}
