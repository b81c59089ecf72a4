"use client";

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as show, Toaster } from "sonner";
import type { Toast } from "@/components/ui/toast";

const DURATION_MS = 5000;
const ID = "toaster";

/** Shows a toast in the page's toaster, which is made at the first one. */
export function showInToaster({ title, description, destructive, action }: Toast): void {
  ensureToaster();
  show.dismiss();
  const kind = destructive ? show.error : show.success;
  kind(title, { description, action });
}

function ensureToaster(): void {
  if (document.getElementById(ID)) return;
  const container = document.createElement("div");
  container.id = ID;
  document.body.append(container);
  const isHindi = document.documentElement.lang === "hi";
  flushSync(() =>
    createRoot(container).render(
      <Toaster
        visibleToasts={1}
        duration={DURATION_MS}
        hotkey={["F8"]}
        position="top-center"
        closeButton
        containerAriaLabel={isHindi ? "सूचनाएँ" : "Notifications"}
        toastOptions={{
          closeButtonAriaLabel: isHindi ? "बंद करें" : "Close",
          classNames: {
            toast: "toast",
            title: "toast-title",
            description: "toast-description",
            error: "toast-destructive",
            actionButton: "toast-action",
            closeButton: "toast-close",
          },
        }}
      />,
    ),
  );
}
