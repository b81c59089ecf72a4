import { useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { type Answer, callAdmin } from "@/components/admin/call";
import type { Wish } from "@/components/admin/job-form/publish-bar";
import { showToast } from "@/components/ui/toast";
import type { JobFormValues } from "@/lib/jobs/editing/form-values";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";

type Options = { form: UseFormReturn<JobFormValues>; job?: AdminJobDto; reviewId?: number };

const ADDED = {
  published: "The job posting has been published and is now live.",
  draft: "The draft was saved. It is not public yet.",
  scheduled: "The job posting will be published at its time.",
} as const;

/** Sends the form and says how it went in the words of spec section 8; a refused form keeps what was typed and shows each message. */
export function useSaveJob({ form, job, reviewId }: Options) {
  const [conflict, setConflict] = useState<AdminJobDto | null>(null);

  function send(values: JobFormValues, wish: Wish, version: number): Promise<Answer<AdminJobDto>> {
    const body = { ...values, jobPositions: values.useMultiplePositions ? values.jobPositions : [] };
    if (job) return callAdmin("PUT", `/api/admin/jobs/${job.id}`, { ...body, version });
    if (reviewId) return callAdmin("POST", `/api/admin/review/${reviewId}`, { action: "publish", job: { ...body, ...wish } });
    return callAdmin("POST", "/api/admin/jobs", { ...body, ...wish });
  }

  async function save(values: JobFormValues, wish: Wish, version: number): Promise<AdminJobDto | null> {
    const answer = await send(values, wish, version);
    if (answer.ok) {
      showToast(
        job
          ? { title: "Job Updated", description: "The changes are saved and live." }
          : { title: "Job Added Successfully", description: ADDED[wish.status] },
      );
      return answer.body;
    }
    if (answer.status === 409 && answer.body.job) {
      setConflict(answer.body.job as AdminJobDto);
      return null;
    }
    for (const [field, [message]] of Object.entries(answer.body.errors ?? {})) {
      form.setError(field as FieldPath<JobFormValues>, { type: "server", message });
    }
    if (answer.status === 0) {
      showToast({ title: "Network Error", description: "Failed to connect to server. Please try again.", destructive: true });
    } else {
      const description = answer.body.message ?? "Please check your input and try again.";
      showToast({ title: job ? "Update Failed" : "Failed to Add Job", description, destructive: true });
    }
    return null;
  }

  return { save, conflict, setConflict };
}
