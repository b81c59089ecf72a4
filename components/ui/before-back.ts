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

/**
 * Has the browser ask, in its own words, before the whole page is left while that is needed: by a reload, which a phone does where its screen is drawn down,
 * by Back where the page came open on the dialog, by a closed tab.
 * @returns what ends it
 */
export function askBeforeLeaving(isNeeded: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => isNeeded() && event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}
