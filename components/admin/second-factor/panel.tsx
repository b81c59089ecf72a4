import type { ReactNode, RefObject } from "react";

type PanelProps = { title: string; heading: RefObject<HTMLHeadingElement | null>; children: ReactNode };

/** A step with its heading, which takes the focus when the step begins. */
export function Panel({ title, heading, children }: PanelProps) {
  return (
    <section className="card grid gap-4 p-4 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
