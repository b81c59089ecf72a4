import { forgetDeparture, resetControls } from "@/components/jobs/enhance/arrive";
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
  keepList(said);
}

/**
 * Keeps the list also where the router's request of another view of it fails while the browser knows of no lost network, as behind a dead hotspot or with the
 * server away: the router would load that view as a page. `keeps` is told its address, and says whether the list stays. Returns how to stop.
 */
export function watchViews(keeps: (href: string) => boolean): () => void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    try {
      return await fetch(...request);
    } catch (error) {
      const href = viewOf(...request);
      if (href === null || (await isKept(href)) || !keeps(href)) throw error;
      // A failure that it hears of has the router load the page.
      return new Promise(() => undefined);
    }
  };
  return () => {
    window.fetch = fetch;
  };
}

/** Has the router drop the view that it waits for, as on the way back to the one on the screen. */
export function stay(said: string): void {
  forgetDeparture();
  history.replaceState({ ...history.state, __NA: undefined }, "", location.href);
  keepList(said);
}

function keepList(said: string): void {
  resetControls(document, "form[data-auto-apply]");
  closeSheet();
  showToast({ title: said, destructive: true });
}

/** The address of another view of the list on the page that a request of the router is for; null for any other request. */
function viewOf(input: RequestInfo | URL, init?: RequestInit): string | null {
  const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
  if (!searchParams.has("_rsc") || pathname !== location.pathname || new Headers(init?.headers).has("next-router-prefetch"))
    return null;
  const href = pathname + search.replace(/[?&]_rsc=[^&]*/, "");
  return href === location.pathname + location.search ? null : href;
}

/** Where the browser forbids to look, or keeps nothing, nothing is kept. */
async function isKept(href: string): Promise<boolean> {
  return Boolean(await globalThis.caches?.match(href).catch(() => undefined));
}
