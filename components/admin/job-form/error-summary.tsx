"use client";

import type { Ref } from "react";
import { useFormContext } from "react-hook-form";
import type { JobFormValues } from "@/lib/jobs/editing/form-values";

/** Everything that is wrong, above the form, each with a link to its field. Gets the focus after a refused save. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { formState } = useFormContext<JobFormValues>();
  const lines = linesOf(formState.errors);
  return (
    <div ref={ref} tabIndex={-1} role={lines.length > 0 ? "alert" : undefined} className="outline-none">
      {lines.length > 0 && (
        <div className="rounded-lg border border-critical bg-critical-bg p-4 text-critical">
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
        </div>
      )}
    </div>
  );
}

type Line = { path: string; message: string };

function linesOf(errors: unknown, path: string[] = []): Line[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [{ path: path.join("."), message: errors.message }];
  return Object.entries(errors)
    .filter(([key]) => key !== "ref")
    .flatMap(([key, value]) => linesOf(value, [...path, key]));
}
