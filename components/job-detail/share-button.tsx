"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

type Props = {
  title: string;
  /** Path of the page to share. */
  path: string;
  /** Comes finished from the server, where the icon library stays. */
  icon: ReactNode;
  labels: { share: string; copied: string; failed: string };
};

/** The device's share sheet where there is one, else the address is copied. */
export function ShareButton({ title, path, icon, labels }: Props) {
  const share = async () => {
    const url = new URL(path, location.origin).href;
    if (navigator.share) {
      // Closing the share sheet counts as a failure of the call; there is nothing to tell then.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: labels.copied, description: url });
    } catch {
      showToast({ title: labels.failed, description: url, destructive: true });
    }
  };
  return (
    <Button onClick={share} className="needs-script px-3">
      {icon}
      {labels.share}
    </Button>
  );
}
