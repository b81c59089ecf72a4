"use client";

import { type ReactNode, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { SimilarList, similarAddress } from "@/components/admin/job-form/similar-list";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { SimilarJob } from "@/lib/jobs/editing/schema";

type Question = { jobs: SimilarJob[]; answer: (isAnother: boolean) => void };

type Asked = {
  /** Whether the notice is to be saved: it is like no stored one, or the editor says that it is another. */
  isAnotherNotice: (values: JobFormValues) => Promise<boolean>;
  /** The question, while it is open. */
  question: ReactNode;
};

/** Asks before a new notice is saved that is like stored ones. What cannot be looked up does not hold up the save. */
export function useSimilarQuestion(): Asked {
  const [open, setOpen] = useState<Question | null>(null);

  async function isAnotherNotice(values: JobFormValues): Promise<boolean> {
    const jobs = await callAdmin<SimilarJob[]>("GET", similarAddress(values)).catch((): SimilarJob[] => []);
    if (jobs.length === 0) return true;
    return new Promise((answer) => setOpen({ jobs, answer }));
  }

  const close = (isAnother: boolean) => {
    open?.answer(isAnother);
    setOpen(null);
  };
  const question = open && (
    <DialogFrame
      title="Is it one of these?"
      description="Nothing is saved yet. If the notice is there already, correct that job instead: people would find it twice."
      closeLabel="Close"
      onClose={() => close(false)}
      footer={
        <>
          <Button variant="primary" onClick={() => close(true)}>
            It is another notice: save it
          </Button>
          <Button onClick={() => close(false)}>Back to the form</Button>
        </>
      }
    >
      <SimilarList jobs={open.jobs} />
    </DialogFrame>
  );
  return { isAnotherNotice, question };
}
