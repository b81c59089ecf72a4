import type { ReactNode } from "react";

/** A box in which a wide table scrolls sideways, by keyboard too. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="admin-scroll card" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
