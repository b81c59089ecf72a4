"use client";

import type { ReactNode } from "react";
import { showToast } from "@/components/ui/toast";

type Props = { href: string; labels: { copied: string; failed: string }; className: string; children: ReactNode };

/** A link whose address is copied; without a script, or with a key held, it is followed. */
export function CopyLink({ href, labels, className, children }: Props) {
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: labels.copied, description: url });
    } catch {
      showToast({ title: labels.failed, description: url, destructive: true });
    }
  };
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void copy(event.currentTarget.href);
      }}
    >
      {children}
    </a>
  );
}
