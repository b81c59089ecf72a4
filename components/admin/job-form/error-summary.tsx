"use client";

import type { Ref } from "react";
import { useFormContext } from "react-hook-form";
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

/** What is wrong with a field: its dotted path ("jobPositions.0.positionName") and what people read about it. */
type Line = { path: string; message: string };

/** Everything that the form library found wrong, in its order, however deep it stands. */
export function errorLines(errors: unknown, path: string[] = []): Line[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [{ path: path.join("."), message: errors.message }];
  return (
    Object.entries(errors)
      .filter(([key]) => key !== "ref")
      // What is wrong with a list as a whole stands in its "root", and is told at the list.
      .flatMap(([key, value]) => errorLines(value, key === "root" ? path : [...path, key]))
  );
}
