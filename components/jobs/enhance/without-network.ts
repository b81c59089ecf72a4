import { forgetDeparture, resetControls } from "@/components/jobs/enhance/arrive";
import { endWalk } from "@/components/jobs/enhance/choose-in-place";
import { closeSheet } from "@/components/jobs/enhance/filter-sheet";
import { showToast } from "@/components/ui/toast";
import { isReached } from "@/lib/device/network";

/**
 * Leads on, with `go`, to a view that is kept for reading without a network (public/sw.js). Of another one nothing but a page that says so would come: the list on
 * the screen stays with its choices and with what was typed, and the reader is told why.
 */
export async function leadWithoutNetwork(href: string, go: () => void): Promise<void> {
  if ((await isKept(href)) || (await isReached())) return go();
  const said = document.querySelector("[data-offline]")?.textContent;
  // It came back meanwhile.
  if (!said) return go();
  stayHere(said);
}

/** As long as this a slow answer is waited for before the line is looked at. */
const SILENCE_MS = 3000;

/**
 * Watches a line that the browser takes for a network while the router waits for a view, without end. Where the site is not reached the view is given up: the list
 * comes back from under its placeholders, and `said` tells why. Returns how to stop, once the view is there.
 */
export function watchLine(said: string): () => void {
  let isOver = false;
  const look = async () => {
    const isAlive = await isReached();
    if (isOver) return;
    if (isAlive) timer = setTimeout(look, SILENCE_MS);
    else giveUp(said);
  };
  let timer = setTimeout(look, SILENCE_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The router drops what it waits for when it is told of an address, as it is of the one on the screen: an answer that comes late changes nothing. */
function giveUp(said: string): void {
  history.replaceState(null, "", location.href);
  forgetDeparture();
  stayHere(said);
}

function stayHere(said: string): void {
  endWalk();
  resetControls(document, "form[data-auto-apply]");
  closeSheet();
  showToast({ title: said, destructive: true });
}

/** Where the browser forbids to look, or keeps nothing, nothing is kept. */
async function isKept(href: string): Promise<boolean> {
  return Boolean(await globalThis.caches?.match(href).catch(() => undefined));
}
