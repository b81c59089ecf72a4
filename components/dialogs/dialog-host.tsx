"use client";

import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from "react";
import { currentAddress, openDialog, subscribeToAddress } from "@/components/dialogs/browser-address";
import { dialogOf, type OpenDialog } from "@/components/dialogs/dialog-address";
import { DialogBoundary } from "@/components/dialogs/dialog-boundary";
import { useClicks } from "@/components/layout/clicks";
import type { Language } from "@/lib/i18n/languages";

/** The dialogs that were opened, by name and language. */
const asked = new Map<string, ComponentType<Pick<OpenDialog, "value">>>();

const keyOf = ({ name }: OpenDialog, language: Language) => `${name}.${language}`;

function dialogFor(open: OpenDialog, language: Language) {
  const key = keyOf(open, language);
  const load = async () => {
    const { readDialog } = await import("@/components/dialogs/dialog-stage");
    return { default: await readDialog(open.name, language) };
  };
  const dialog = asked.get(key) ?? lazy(load);
  asked.set(key, dialog);
  return dialog;
}

export type DialogHostLabels = { loading: string; failed: string; close: string };

/**
 * Shows the dialog that the address names, and closes it when the address no longer does. The dialogs, their library and their words
 * come when the first one is opened. Elements with `data-dialog="job=12"` or `data-dialog="#alerts"` and links to a dialog's
 * fragment open one; without a script their `href` leads to the page that holds the same.
 */
export function DialogHost({ language, labels }: { language: Language; labels: DialogHostLabels }) {
  const address = useSyncExternalStore(subscribeToAddress, currentAddress, () => null);
  const [attempt, setAttempt] = useState(0);
  useClicks((event) => {
    if (openOnClick(event)) setAttempt(attempt + 1);
  });
  const open = address && dialogOf(new URL(address));
  if (!open) return null;
  const Dialog = dialogFor(open, language);
  return (
    // What failed to load stays failed where it is kept: who presses again has it asked for again.
    <DialogBoundary key={open.name} labels={labels} attempt={attempt} onFailed={() => asked.delete(keyOf(open, language))}>
      <Suspense fallback={<DialogNotice text={labels.loading} />}>
        <Dialog value={open.value} />
      </Suspense>
    </DialogBoundary>
  );
}

function DialogNotice({ text }: { text: string }) {
  return (
    <p role="status" className="card fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm p-3 text-center shadow-lg">
      {text}
    </p>
  );
}

/** @returns whether a dialog was asked for */
function openOnClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  const element = (event.target as Element | null)?.closest?.<HTMLElement>("[data-dialog], a[href*='#']");
  const dialog = element && (element.dataset.dialog ?? fragmentDialog(element as HTMLAnchorElement));
  if (!dialog) return false;
  event.preventDefault();
  openDialog(dialog);
  return true;
}

/** "#alerts" for a link to a dialog's fragment on this very page. */
function fragmentDialog(link: HTMLAnchorElement): string | null {
  const isHere = link.pathname === location.pathname && link.host === location.host;
  return isHere && dialogOf({ pathname: link.pathname, search: "", hash: link.hash }) ? link.hash : null;
}
