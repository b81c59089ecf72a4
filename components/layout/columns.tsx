import type { ReactNode } from "react";

type Props = {
  /** A column from 1024 px, before that a sheet that opens over the list. */
  filters: ReactNode;
  children: ReactNode;
  /** What a wide screen has room for beside the rows, from 1200 px; nothing that is not reached elsewhere too. */
  side?: ReactNode;
};

/** Filters, rows and side of every page with a list of jobs (app/styles/columns.css). */
export function Columns({ filters, children, side }: Props) {
  return (
    <div className="page columns">
      {filters}
      {children}
      {side && <aside className="columns-side">{side}</aside>}
    </div>
  );
}
