import type { ReactNode } from "react";

/** The steps of the notice, in the order in which notices print them. */
export const STEPS = [
  { key: "vacancies", title: "Posts and vacancies" },
  { key: "conditions", title: "Who may apply" },
  { key: "fees", title: "Fees" },
  { key: "dates", title: "Dates and stages" },
  { key: "documents", title: "Documents" },
  { key: "check", title: "Check" },
] as const;

/** One step under its heading, to which the list of steps leads. */
export function Step({ of, children }: { of: (typeof STEPS)[number]["key"]; children: ReactNode }) {
  const at = STEPS.findIndex(({ key }) => key === of);
  return (
    <section aria-labelledby={`notice-${of}`} className="border-line border-t pt-3">
      <h2 id={`notice-${of}`} tabIndex={-1} className="mb-3 font-semibold text-base">
        {at + 1}. {STEPS[at]?.title}
      </h2>
      <div className="grid gap-3">{children}</div>
    </section>
  );
}
