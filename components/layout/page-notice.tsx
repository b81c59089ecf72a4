import type { ReactNode } from "react";

/** A page that has one thing to say: what happened, what to do about it, and the way on. */
export function PageNotice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page max-w-prose py-8 md:py-12">
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <p className="mt-3">{text}</p>
      {children}
    </div>
  );
}
