import { dialogOf, withDialog, withoutDialog } from "@/components/dialogs/dialog-address";

/** Told to the page when this module changes the address: the browser itself only tells of Back, Forward and fragments. */
const ADDRESS_CHANGED = "niyukti:address";

/** The state of a step of the history that opened a dialog. */
const OUR_STEP = { niyuktiDialog: true };

/** Whether the open dialog closes by itself or by its own button, which has asked already. */
let isClosing = false;

/** The address as it was last told. The browser's own may go back to an older one for a moment, see `hearFragment`. */
let told: string | null = null;

/** The address of the page, by which dialogs open and close. */
export function currentAddress(): string {
  return told ?? location.href;
}

/** Calls a listener whenever the address of the page may have changed. */
export function subscribeToAddress(listener: () => void): () => void {
  told = null;
  const hear = (event: Event) => {
    told = event instanceof HashChangeEvent ? hearFragment(event.newURL) : location.href;
    listener();
  };
  const events = ["popstate", "hashchange", ADDRESS_CHANGED];
  for (const event of events) window.addEventListener(event, hear);
  return () => {
    for (const event of events) window.removeEventListener(event, hear);
  };
}

/** Opens a dialog, "job=12" or "#alerts", as a step of the history, so that Back closes it. */
export function openDialog(dialog: string): void {
  const url = withDialog(new URL(location.href), dialog);
  // A dialog opened from a dialog takes its place: Back then leaves both.
  if (isOurStep()) replaceAddress(url);
  else history.pushState({ ...OUR_STEP }, "", url);
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/** Closes the open dialog: one step back where it was opened on this page, else by taking it out of the address. */
export function closeDialog(): void {
  isClosing = true;
  if (isOurStep()) {
    history.back();
    return;
  }
  replaceAddress(withoutDialog(new URL(location.href)));
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/**
 * Asks before Back, by which phones close things, leaves the open dialog. Where the answer is no the step is taken back, and nobody else hears of it: the router
 * would render the page that it was led to. Returns how to ask no more.
 */
export function askBeforeBack(mayLeave: () => boolean): () => void {
  isClosing = false;
  let isHeld = false;
  const hear = (event: Event) => {
    if (event.type === "popstate") {
      isHeld = !isClosing && !dialogOf(location) && !mayLeave();
      if (isHeld) history.forward();
    }
    if (isHeld) event.stopImmediatePropagation();
  };
  const events = ["popstate", "hashchange"];
  // Capture: before the listeners of the router and of `subscribeToAddress`.
  for (const event of events) window.addEventListener(event, hear, true);
  return () => {
    for (const event of events) window.removeEventListener(event, hear, true);
  };
}

/** Changes what the open dialog shows without a step in the history. */
export function replaceDialog(dialog: string): void {
  replaceAddress(withDialog(new URL(location.href), dialog));
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/**
 * The router writes every address that it is told of once more when it has rendered it. On a slow device that may be after the browser has been led to
 * another fragment, which would be lost: so it is told of a dialog's too, and what the event says counts.
 */
function hearFragment(address: string): string {
  if (dialogOf(new URL(address))) replaceAddress(new URL(address));
  return address;
}

/** The router takes over addresses that come without its own state; it would put back the one it knows when it next renders. */
function replaceAddress(url: URL): void {
  history.replaceState(isOurStep() ? { ...OUR_STEP } : null, "", url);
}

function isOurStep(): boolean {
  return Boolean((history.state as Partial<typeof OUR_STEP> | null)?.niyuktiDialog);
}
