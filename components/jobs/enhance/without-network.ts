import { resetControls } from "@/components/jobs/enhance/arrive";
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
  resetControls(document, "form[data-auto-apply]");
  closeSheet();
  showToast({ title: said, destructive: true });
}

/** Where the browser forbids to look, or keeps nothing, nothing is kept. */
async function isKept(href: string): Promise<boolean> {
  return Boolean(await globalThis.caches?.match(href).catch(() => undefined));
}
