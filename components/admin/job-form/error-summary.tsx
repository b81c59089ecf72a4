"use client";

import type { Ref } from "react";
import { useFormContext } from "react-hook-form";
import { errorLines } from "@/components/admin/job-form/error-lines";
import { Callout } from "@/components/ui/callout";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";

/** Everything that is wrong, above the form, each with a link to its field. Gets the focus after a refused save. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { formState } = useFormContext<JobFormValues>();
  const lines = errorLines(formState.errors);
  return (
    <div ref={ref} tabIndex={-1} role={lines.length > 0 ? "alert" : undefined} className="outline-none">
      {lines.length > 0 && (
        <Callout tone="critical">
          <p className="font-semibold">Please correct:</p>
          <ul className="mt-1 list-disc pl-5">
            {lines.map(({ path, message }) => (
              <li key={path}>
                <a href={`#job-${path.replaceAll(".", "-")}`} className="inline-flex min-h-7 items-center text-critical!">
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
