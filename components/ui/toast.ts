export type Toast = {
  title: string;
  description?: string;
  /** A failure: shown in the destructive style. */
  destructive?: boolean;
  /** A button in the toast, such as Undo. */
  action?: { label: string; onClick: () => void };
};

/** Shows a toast, in place of the one before: one at a time, 5 seconds, F8 leads to it (spec section 9). The library comes with the first. */
export function showToast(toast: Toast): void {
  // A button such as Undo is worth the wait; on a dead line the library never comes.
  const toaster = toast.action ? loadToaster() : Promise.race([loadToaster(), outOfPatience()]);
  toaster.then(
    ({ showInToaster }) => showInToaster(toast),
    // With the network away and the library not yet loaded.
    () => showPlainly(toast),
  );
}

const PATIENCE_MS = 3000;

function outOfPatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
}

const PLAIN_MS = 5000;

/** Says it without the library, that no press is without an answer; in place of what was said so before. */
function showPlainly({ title, description }: Toast): void {
  document.getElementById("plain-toast")?.remove();
  const notice = document.createElement("p");
  notice.id = "plain-toast";
  notice.setAttribute("role", "alert");
  notice.className = "card fixed inset-x-4 bottom-4 z-50 mx-auto max-w-sm p-3 text-center shadow-lg";
  notice.textContent = description ? `${title}: ${description}` : title;
  document.body.append(notice);
  setTimeout(() => notice.remove(), PLAIN_MS);
}

/** Brings the library before the first toast, for pages that tell of a lost connection by a toast alone. */
export function loadToaster(): Promise<typeof import("@/components/ui/toaster")> {
  return import("@/components/ui/toaster");
}
