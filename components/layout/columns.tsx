import type { ReactNode } from "react";
import { AfterPaint } from "@/components/layout/after-paint";

type Props = {
  /**
   * A column from 1024 px, before that a sheet that opens over the list: it follows the rows, which a phone then shows before
   * it has read 400 choices.
   */
  filters: ReactNode;
  children: ReactNode;
  /** What a wide screen has room for beside the rows, from 1200 px; nothing that is not reached elsewhere too. */
  side?: ReactNode;
};

/** Filters, rows and side of every page with a list of jobs (app/styles/columns.css). */
export function Columns({ filters, children, side }: Props) {
  return (
    <div className="page columns">
      {children}
      <AfterPaint className="columns-filters">{filters}</AfterPaint>
      {side && (
        <aside className="columns-side">
          <AfterPaint>{side}</AfterPaint>
        </aside>
      )}
    </div>
  );
}
