import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";

type Props = ComponentProps<"table"> & {
  /** What the table holds: the name of the box that it scrolls in. */
  label: string;
  /** Dresses the box. */
  boxClassName?: string;
};

/**
 * A table in a box of its own, in which it scrolls sideways where it is too wide, by keyboard too. What is for screen readers alone is placed
 * within the box: placed within the page it would make that as wide as the table.
 */
export function Table({ label, boxClassName, className, ...table }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={cx("relative min-w-0 overflow-x-auto", boxClassName)} aria-label={label} tabIndex={0}>
      <table {...table} className={cx("data-table", className)} />
    </section>
  );
}
