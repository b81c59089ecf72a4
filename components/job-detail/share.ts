import { showToast } from "@/components/ui/toast";

export type ShareLabels = { copied: string; failed: string };

/** Opens the device's share sheet for a page of this site where there is one, else copies its address and says so. */
export async function share(page: { title: string; path: string }, labels: ShareLabels): Promise<void> {
  const url = new URL(page.path, location.origin).href;
  if (navigator.share) {
    // Closing the share sheet counts as a failure of the call; there is nothing to tell then.
    await navigator.share({ title: page.title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: labels.copied, description: url });
  } catch {
    showToast({ title: labels.failed, description: url, destructive: true });
  }
}
