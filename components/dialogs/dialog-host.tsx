"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentAddress, openDialog, subscribeToAddress } from "@/components/dialogs/browser-address";
import { dialogOf } from "@/components/dialogs/dialog-address";
import { DialogBoundary } from "@/components/dialogs/dialog-boundary";
import { useClicks } from "@/components/layout/clicks";
import type { Language } from "@/lib/i18n/languages";

const DialogStage = lazy(() => import("@/components/dialogs/dialog-stage"));

export type DialogHostLabels = { loading: string; failed: string; close: string };

/**
 * Shows the dialog that the address names, and closes it when the address no longer does. The dialogs, their library and their words
 * come when the first one is opened. Elements with `data-dialog="job=12"` or `data-dialog="#alerts"` and links to a dialog's
 * fragment open one; without a script their `href` leads to the page that holds the same.
 */
export function DialogHost({ language, labels }: { language: Language; labels: DialogHostLabels }) {
  const address = useSyncExternalStore(subscribeToAddress, currentAddress, () => null);
  useClicks(openOnClick);
  const open = address && dialogOf(new URL(address));
  if (!open) return null;
  return (
    <DialogBoundary key={open.name} labels={labels}>
      <Suspense fallback={<DialogNotice text={labels.loading} />}>
        <DialogStage name={open.name} value={open.value} language={language} />
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

function openOnClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const element = (event.target as Element | null)?.closest?.<HTMLElement>("[data-dialog], a[href*='#']");
  const dialog = element && (element.dataset.dialog ?? fragmentDialog(element as HTMLAnchorElement));
  if (!dialog) return;
  event.preventDefault();
  openDialog(dialog);
}

/** "#alerts" for a link to a dialog's fragment on this very page. */
function fragmentDialog(link: HTMLAnchorElement): string | null {
  const isHere = link.pathname === location.pathname && link.host === location.host;
  return isHere && dialogOf({ pathname: link.pathname, search: "", hash: link.hash }) ? link.hash : null;
}
