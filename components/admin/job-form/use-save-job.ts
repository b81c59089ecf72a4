import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type CallFailed, callAdmin } from "@/components/admin/call";
import { conflictsIn } from "@/components/admin/conflict";
import { placeErrors, useSubmission } from "@/components/admin/forms";
import type { Wish } from "@/components/admin/job-form/publish-bar";
import { showToast } from "@/components/ui/toast";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { AdminJobDto, Conflict, Correction } from "@/lib/jobs/editing/schema";
import { checkNoticeValues } from "@/lib/notice/editing/check-values";

type Given = { values: JobFormValues; wish: Wish; version: number; correction: Correction | null };
type Options = { form: UseFormReturn<JobFormValues>; job?: AdminJobDto; review?: ReviewedRow };

/** A row that waits, and when its source was read as the form shows it. */
export type ReviewedRow = { id: number; seenAt: string };

const ADDED = {
  published: "The job posting has been published and is now live.",
  draft: "The draft was saved. It is not public yet.",
  scheduled: "The job posting will be published at its time.",
} as const;

const CHANGED = {
  published: "The changes are saved and live.",
  draft: "The changes are saved. The draft is not public yet.",
  scheduled: "The changes are saved. The job will be published at its time.",
  withdrawn: "The changes are saved. The job stays withdrawn.",
} as const;

/** Sends the form and says how it went in the words of spec section 8; a refused form keeps what was typed and shows each message. */
export function useSaveJob({ form, job, review }: Options) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const submissionOf = useSubmission();
  const router = useRouter();

  function send({ values, wish, version, correction }: Given): Promise<AdminJobDto> {
    const { notice } = checkNoticeValues(values);
    const body = {
      ...values,
      jobPositions: values.useMultiplePositions ? values.jobPositions : [],
      // A job of which nothing was known as data stays one.
      notice: notice ?? (job?.notice ? null : undefined),
    };
    if (job) return callAdmin("PUT", `/api/admin/jobs/${job.id}`, { ...body, version, ...(correction && { correction }) });
    const added = { ...body, ...wish };
    if (review)
      return callAdmin("POST", `/api/admin/review/${review.id}`, { action: "publish", job: added, seenAt: review.seenAt });
    return callAdmin("POST", "/api/admin/jobs", { ...added, submission: submissionOf(added) });
  }

  const { mutateAsync } = useMutation({
    mutationFn: send,
    meta: { changes: "jobs" },
    onSuccess: (saved, { wish }) =>
      showToast(
        job
          ? { title: "Job Updated", description: CHANGED[saved.status] }
          : { title: "Job Added Successfully", description: ADDED[wish.status] },
      ),
    onError: (error) => {
      const [conflict] = conflictsIn(error);
      if (conflict) return setConflict(conflict);
      placeErrors(form, error);
      // The notice of the row is a job by now, another editor decided on the row, or its source changed it: the page above says so, and leads on.
      if (review && (error.status === 409 || error.status === 404)) router.refresh();
      showToast({ ...failureOf(error, Boolean(job)), destructive: true });
    },
  });
  /** The stored job; "refused" where the summary names what is wrong with it, null where it was not saved for another reason. */
  const save = (given: Given) => mutateAsync(given).catch(({ body }: CallFailed) => (body.errors ? ("refused" as const) : null));

  return { save, conflict, setConflict };
}

function failureOf({ status, body }: CallFailed, isEdit: boolean) {
  if (status === 0) return { title: "Network Error", description: "Failed to connect to server. Please try again." };
  const description = body.message ?? "Please check your input and try again.";
  return { title: isEdit ? "Update Failed" : "Failed to Add Job", description };
}
