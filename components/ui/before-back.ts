/**
 * What is asked before Back, by which phones close things, leaves the open dialog. The kit keeps it and knows no addresses: who leads the history asks here
 * (components/dialogs/browser-address.ts).
 */
let ask: (() => boolean) | null = null;

/** Has Back ask before it leaves the open dialog. Returns how to ask no more. */
export function askBeforeBack(question: () => boolean): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Whether Back may leave the open dialog; asks its reader where something was begun in it. */
export function mayGoBack(): boolean {
  return ask === null || ask();
}

/** For a dialog that closes by itself or by its own button, which asks too. */
export function askNoMore(): void {
  ask = null;
}
