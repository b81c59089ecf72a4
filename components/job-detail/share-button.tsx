"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

type ShareLabels = { copied: string; failed: string };

type Props = {
  title: string;
  /** Path of the page to share. */
  path: string;
  /** Comes finished from the server, where the icon library stays. */
  icon: ReactNode;
  labels: ShareLabels & { share: string };
  className?: string;
};

/** The device's share sheet where there is one, else the address is copied. */
export function ShareButton({ title, path, icon, labels, className = "" }: Props) {
  return (
    <Button onClick={() => share({ title, path }, labels)} className={`needs-script px-3 ${className}`}>
      {icon}
      <span>{labels.share}</span>
    </Button>
  );
}

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
