"use client";

import { useEffect } from "react";

const CONTROL = ":is(a[href], button, input, select, textarea):not(:disabled)";
const MAIN = "main";

/** What had the focus, and where it stood: from its own box up to the content, each with the place in it. */
type Place = { control: HTMLElement; way: { box: Element; at: number }[] };

/**
 * Keeps the focus where it was when what had it goes, as a row that was decided or deleted and a button that is another one by now, or is disabled for as long
 * as its call takes: the browser would leave it at the top of the page, and whoever works by keyboard or ear would lose their place at every press.
 */
export function KeepFocus() {
  useEffect(() => {
    let place: Place | null = null;
    /** Whether it went or was disabled since: who left it otherwise, as by a search of the browser, has lost nothing. */
    let isLost = false;
    const note = ({ target }: FocusEvent) => {
      isLost = false;
      place = target instanceof HTMLElement ? { control: target, way: wayTo(target) } : null;
    };
    // Whoever presses elsewhere has left it.
    const forget = () => {
      place = null;
    };
    // One that is held down must not press what came in the place of what it pressed.
    const pressOnce = (event: KeyboardEvent) => {
      if (event.repeat && event.key === "Enter" && event.target instanceof HTMLButtonElement) event.preventDefault();
    };
    const observer = new MutationObserver((changes) => {
      if (!place) return;
      const { control } = place;
      isLost ||=
        control.matches(":disabled") ||
        changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(control)));
      if (isLost && document.activeElement === document.body) controlAt(place)?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    document.addEventListener("keydown", pressOnce);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
      document.removeEventListener("keydown", pressOnce);
      observer.disconnect();
    };
  }, []);
  return null;
}

function wayTo(control: Element): Place["way"] {
  const way: Place["way"] = [];
  for (let node = control; node.id !== MAIN; ) {
    const box = node.parentElement;
    // The header stays, and a dialog gives the focus back by itself.
    if (!box) return [];
    way.push({ box, at: [...box.children].indexOf(node) });
    node = box;
  }
  return way;
}

/** The control itself once it can be pressed again; what stands in its place where it is gone, or the content where nothing there can be pressed. */
function controlAt({ control, way }: Place): HTMLElement | null {
  if (control.isConnected) return control.matches(":disabled") ? null : control;
  const left = way.find(({ box }) => box.isConnected);
  if (!left) return null;
  const { box, at } = left;
  const main = document.getElementById(MAIN);
  // All of the page went: this is another one.
  if (box === main) return main;
  const there = box.children[at] ?? box.lastElementChild;
  return (there && firstIn(there)) ?? firstIn(box) ?? main;
}

const firstIn = (part: Element) => (part.matches(CONTROL) ? (part as HTMLElement) : part.querySelector<HTMLElement>(CONTROL));
