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
  loadToaster().then(
    ({ showInToaster }) => showInToaster(toast),
    // With the network away and the library not yet loaded there is no place for it; what the toast tells is also on the screen.
    () => undefined,
  );
}

/** Brings the library before the first toast, for pages that tell of a lost connection by a toast alone. */
export function loadToaster(): Promise<typeof import("@/components/ui/toaster")> {
  return import("@/components/ui/toaster");
}
