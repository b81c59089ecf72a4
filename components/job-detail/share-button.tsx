"use client";

import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";

/** The device's share sheet where there is one, else the address is copied. Shown only where a script can do it. */
export function ShareButton({ title, label, copied }: { title: string; label: string; copied: string }) {
  const [isReady, setReady] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setReady(true), []);
  const share = async () => {
    const url = location.href.split("#")[0] ?? location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The visitor closed the share sheet or refused the clipboard: the address bar still holds the link.
      setCopied(false);
    }
  };
  return (
    <button type="button" onClick={share} hidden={!isReady} className="button-quiet">
      <Share2 aria-hidden size={20} />
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </button>
  );
}
