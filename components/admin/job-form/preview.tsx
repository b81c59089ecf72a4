"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { quiet } from "@/components/admin/use-list";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";

/** Renders, on the server, what readers and search engines would see of a form. */
export type PreviewAction = (values: JobFormValues, id: number) => Promise<ReactNode>;

const REFRESH_AFTER_MS = 600;

/** The card, the facts of the page and the markup of what is typed, brought up to date when typing pauses. */
export function Preview({ action, id }: { action: PreviewAction; id: number }) {
  const { watch } = useFormContext<JobFormValues>();
  const values = watch();
  const text = JSON.stringify(values);
  const { data: content, isError } = useQuery({
    queryKey: ["preview", id, text],
    queryFn: async ({ signal }) => {
      await quiet(REFRESH_AFTER_MS, signal);
      return action(JSON.parse(text) as JobFormValues, id);
    },
    placeholderData: keepPreviousData,
    // Markup of the server, not data: it is shown once and never compared.
    structuralSharing: false,
    gcTime: 0,
  });

  return (
    // About the height of a blank preview: what stands below on narrow screens must not move away under a reader when it arrives.
    <section
      aria-label="Preview"
      className="min-h-[47rem] min-w-0 xl:sticky xl:min-h-0 xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto"
    >
      <h2 className="mb-2 text-lg">Preview</h2>
      {isError && <p className="text-muted">The preview could not be brought up to date.</p>}
      {content ?? <p className="card p-4 text-muted">The preview appears here.</p>}
    </section>
  );
}
