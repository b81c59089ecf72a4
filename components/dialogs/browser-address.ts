import { dialogOf, withDialog, withoutDialog } from "@/components/dialogs/dialog-address";
import { askNoMore, mayGoBack } from "@/components/ui/before-back";

/** Told to the page when this module changes the address: the browser itself only tells of Back, Forward and fragments. */
const ADDRESS_CHANGED = "niyukti:address";

/** The state of a step of the history that opened a dialog. */
const OUR_STEP = { niyuktiDialog: true };

/** The last event that was asked about, the answer, and the address of a step back that was refused. */
let asked: { event: Event; isRefused: boolean; refused: string | null } | null = null;

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
    if (isRefused(event)) return;
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
  askNoMore();
  if (isOurStep()) {
    history.back();
    return;
  }
  replaceAddress(withoutDialog(new URL(location.href)));
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/** Changes what the open dialog shows without a step in the history. */
export function replaceDialog(dialog: string): void {
  replaceAddress(withDialog(new URL(location.href), dialog));
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}

/**
 * Whether an event is of a step back that the open dialog refuses: it is taken forward again, and the dialog keeps its address meanwhile. Asked once, however
 * many listen. The change of the fragment is told of late, when the browser has gone forward already.
 */
function isRefused(event: Event): boolean {
  if (event === asked?.event) return asked.isRefused;
  const before = asked?.refused ?? null;
  const isLate = event instanceof HashChangeEvent && event.newURL === before;
  const isNew = event.type === "popstate" && !dialogOf(location) && !mayGoBack();
  asked = { event, isRefused: isLate || isNew, refused: isNew ? location.href : isLate ? null : before };
  if (isNew) history.forward();
  return asked.isRefused;
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
