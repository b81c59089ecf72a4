import type { ReactNode } from "react";

/** Root of the pages that only measurements use: nothing but the document. */
export default function MeasureLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
