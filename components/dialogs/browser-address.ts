import { withDialog, withoutDialog } from "@/components/dialogs/dialog-address";

/** Told to the page when this module changes the address: the browser itself only tells of Back, Forward and fragments. */
const ADDRESS_CHANGED = "niyukti:address";

/** Calls a listener whenever the address of the page may have changed. */
export function subscribeToAddress(listener: () => void): () => void {
  const events = ["popstate", "hashchange", ADDRESS_CHANGED];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Opens a dialog, "job=12" or "#alerts", as a step of the history, so that Back closes it. */
export function openDialog(dialog: string): void {
  const url = withDialog(new URL(location.href), dialog);
  // A dialog opened from a dialog takes its place: Back then leaves both.
  if (isOurStep()) history.replaceState(history.state, "", url);
  else history.pushState({ niyuktiDialog: true }, "", url);
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/** Closes the open dialog: one step back where it was opened on this page, else by taking it out of the address. */
export function closeDialog(): void {
  if (isOurStep()) {
    history.back();
    return;
  }
  history.replaceState(history.state, "", withoutDialog(new URL(location.href)));
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/** Changes what the open dialog shows without a step in the history. */
export function replaceDialog(dialog: string): void {
  history.replaceState(history.state, "", withDialog(new URL(location.href), dialog));
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

function isOurStep(): boolean {
  return Boolean((history.state as { niyuktiDialog?: boolean } | null)?.niyuktiDialog);
}
