"use client";

import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";

const ITEM = "[data-review-item]";
const MOVES: Record<string, number> = { j: 1, k: -1 };

/**
 * Lets who reviews decide by keys: J goes to the next item and K to the one before, and the letter in `data-key` of a control presses it and goes on. They
 * act only while the focus is within an item, so that they are in nobody's way (WCAG 2.1.4): a button leads to the first, where there is any.
 */
export function ReviewKeys({ hasItems, children }: { hasItems: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys press controls that stand within and are reached without them too.
    <div ref={box} className="grid gap-4" onKeyDown={onKey}>
      <p className="max-w-prose text-muted">
        By keys, from any item: <kbd>J</kbd> goes to the next and <kbd>K</kbd> to the one before, <kbd>Y</kbd> takes it (correct
        and publish, join, attach), <kbd>X</kbd> does not (refuse, keep apart, of none), <kbd>U</kbd> undoes.
      </p>
      {hasItems && (
        <Button size="sm" className="justify-self-start" onClick={() => focusOn(box.current?.querySelector(ITEM))}>
          Go to the first
        </Button>
      )}
      {children}
    </div>
  );
}

function onKey(event: KeyboardEvent<HTMLDivElement>): void {
  const { target, currentTarget: box, key, repeat } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement) || target.matches("input")) return;
  const item = target.closest(ITEM);
  if (!item) return;
  const items = [...box.querySelectorAll(ITEM)];
  const at = items.indexOf(item);
  const letter = key.toLowerCase();
  const step = MOVES[letter];
  const control = step === undefined && /^[a-z]$/.test(letter) ? controlOf(item, `[data-key="${letter}"]`) : null;
  if (step === undefined && !control) return;
  event.preventDefault();
  if (step !== undefined) focusOn(items[at + step]);
  if (repeat || !control) return;
  // What is decided goes away, and the focus would with it.
  if (control.tagName === "BUTTON") focusOn(items[at + 1] ?? items[at - 1]);
  control.click();
}

function focusOn(item: Element | null | undefined): void {
  if (item) controlOf(item, "[data-key]")?.focus();
}

function controlOf(item: Element, selector: string): HTMLElement | null {
  return item.querySelector<HTMLElement>(`${selector}:not([disabled])`);
}
