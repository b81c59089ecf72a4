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

/** What is asked before the whole page is left. */
const questions = new Set<() => boolean>();

/**
 * Has the browser ask, in its own words, before the whole page is left while that is needed: by a reload, which a phone does where its screen is drawn down,
 * by Back where the page came open on the dialog, by a closed tab.
 * @returns what ends it
 */
export function askBeforeLeaving(isNeeded: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => isNeeded() && event.preventDefault();
  addEventListener("beforeunload", ask);
  questions.add(isNeeded);
  return () => {
    removeEventListener("beforeunload", ask);
    questions.delete(isNeeded);
  };
}

/** Whether something would be lost with the page. A script that leads elsewhere asks by itself: the browsers of iPhones ask nobody. */
export function holdsUnsaved(): boolean {
  return [...questions].some((isNeeded) => isNeeded());
}
