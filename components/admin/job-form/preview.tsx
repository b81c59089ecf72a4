"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { JobFormValues } from "@/lib/jobs/editing/form-values";

/** Renders, on the server, what readers and search engines would see of a form. */
export type PreviewAction = (values: JobFormValues, id: number) => Promise<ReactNode>;

const REFRESH_AFTER_MS = 600;

/** The card, the facts of the page and the markup of what is typed, brought up to date when typing pauses. */
export function Preview({ action, id }: { action: PreviewAction; id: number }) {
  const { watch } = useFormContext<JobFormValues>();
  const values = watch();
  const text = JSON.stringify(values);
  const [content, setContent] = useState<ReactNode>(null);
  const [isFailed, setIsFailed] = useState(false);
  const latest = useRef(text);
  latest.current = text;

  useEffect(() => {
    const timer = setTimeout(async () => {
      try {
        const made = await action(JSON.parse(text) as JobFormValues, id);
        if (latest.current !== text) return;
        setContent(made);
        setIsFailed(false);
      } catch {
        setIsFailed(true);
      }
    }, REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [action, id, text]);

  return (
    // About the height of a blank preview: what stands below on narrow screens must not move away under a reader when it arrives.
    <section
      aria-label="Preview"
      className="min-h-[36rem] min-w-0 xl:sticky xl:min-h-0 xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto"
    >
      <h3 className="mb-2 text-lg">Preview</h3>
      {isFailed && <p className="text-muted">The preview could not be brought up to date.</p>}
      {content ?? <p className="card p-4 text-muted">The preview appears here.</p>}
    </section>
  );
}
