"use client";

import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: "Copied" });
    } catch {
      showToast({ title: "Copying failed", description: "Mark the text and copy it by hand.", destructive: true });
    }
  }
  return (
    <Button size="sm" onClick={copy}>
      {label}
    </Button>
  );
}
