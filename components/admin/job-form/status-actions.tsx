"use client";

import { useMutation } from "@tanstack/react-query";
import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { type CallFailed, callAdmin } from "@/components/admin/call";
import { conflictsIn } from "@/components/admin/conflict";
import { placeErrors } from "@/components/admin/forms";
import { usePageAnew } from "@/components/admin/use-list";
import { Button, ButtonLink, buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { proposedTime } from "@/lib/jobs/editing/form/propose-time";
import type { AdminJobDto, Conflict } from "@/lib/jobs/editing/schema";

const DONE = {
  published: "The job is public",
  draft: "The job is a draft again and no longer public",
  scheduled: "The job will be published at its time",
  withdrawn: "The job was withdrawn",
} as const;

type Props = {
  job: AdminJobDto;
  /** Saves what was typed into the form; answers the version that is stored then, or null where that was refused. */
  saveFirst: () => Promise<number | null>;
  /** Goes on from the job as it was left. */
  onChanged: (job: AdminJobDto) => void;
  /** Shows what another editor saved meanwhile. */
  onConflict: (conflict: Conflict) => void;
  /** Leads to what is wrong with the job, which stands above the form. */
  onRefused: () => void;
  isBusy: boolean;
};

/** Publishes, schedules or withdraws a stored job, each with what was typed, which is saved first; or starts a new one from it. */
export function StatusActions({ job, saveFirst, onChanged, onConflict, onRefused, isBusy: isSaving }: Props) {
  const pageAnew = usePageAnew();
  const form = useFormContext<JobFormValues>();
  const [publishAt, setPublishAt] = useState("");
  const write = useMutation<AdminJobDto, CallFailed, Pick<AdminJobDto, "status" | "version">>({
    mutationFn: (change) =>
      callAdmin("POST", `/api/admin/jobs/${job.id}/status`, {
        ...change,
        ...(change.status === "scheduled" && { publishAt }),
      }),
    meta: { failed: "Update Failed", changes: "jobs" },
    onMutate: () => form.clearErrors(),
    onSuccess: (changed, { status }) => {
      showToast({ title: DONE[status] });
      onChanged(changed);
      pageAnew(null, null);
    },
    onError: (error) => {
      const [conflict] = conflictsIn(error);
      if (conflict) return onConflict(conflict);
      if (placeErrors(form, error)) onRefused();
      pageAnew(null, error);
    },
  });
  const isBusy = isSaving || write.isPending;
  const change = async (status: AdminJobDto["status"]) => {
    const version = await saveFirst();
    if (version !== null) write.mutate({ status, version });
  };
  // Where a button is another one by now, the second press of a double click would take back what the first did.
  const press = (status: AdminJobDto["status"]) => (event: MouseEvent) => event.detail < 2 && void change(status);
  const box = useRef<HTMLDetailsElement>(null);
  useSubmitFrom(box, () => !isBusy && void change("scheduled"));

  return (
    <>
      {job.status !== "published" && (
        <Button disabled={isBusy} onClick={press("published")}>
          Publish now
        </Button>
      )}
      {job.status !== "published" && (
        <details
          ref={box}
          className="max-sm:open:w-full sm:relative"
          onToggle={() => setPublishAt(publishAt || proposedTime(new Date()))}
        >
          <summary className={buttonVariants()}>Schedule</summary>
          {/* A box over the button would be as narrow as the button: it has a width of its own, and on a phone stands below it. */}
          <div className="card grid gap-2 p-3 max-sm:mt-2 sm:absolute sm:bottom-full sm:z-10 sm:mb-2 sm:w-72 sm:shadow-lg">
            <PublishAt label="Publication time (Indian time)" value={publishAt} onValueChange={setPublishAt} />
            <Button variant="primary" disabled={isBusy} onClick={press("scheduled")}>
              Schedule job
            </Button>
          </div>
        </details>
      )}
      {job.status !== "withdrawn" && (
        <Button variant="danger" disabled={isBusy} onClick={press("withdrawn")}>
          Withdraw
        </Button>
      )}
      <ButtonLink href={adminLinks.newJob({ copy: job.id })}>Duplicate</ButtonLink>
      {job.status === "published" && (
        <a href={`/job/${job.id}`} className="inline-flex min-h-11 items-center">
          View on the site
        </a>
      )}
    </>
  );
}

/**
 * Does something else than its form where Enter in a field of a box submits it: left to the form, the key would save the job, and not schedule it. The key
 * itself says too little, since it opens the calendar on the button of that.
 */
function useSubmitFrom(box: RefObject<HTMLElement | null>, submit: () => void) {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (!box.current?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      submit();
    };
    const form = box.current?.closest("form");
    form?.addEventListener("submit", onSubmit, true);
    return () => form?.removeEventListener("submit", onSubmit, true);
  });
}

type PublishAtProps = Omit<ComponentProps<typeof Input>, "id" | "type" | "onChange"> & { onValueChange: (time: string) => void };

/** When a job is to come out, with what the server says is wrong with it: no field of the job, and so none of the rules of its form. */
export function PublishAt({ onValueChange, ...input }: PublishAtProps) {
  const { errors } = useFormContext<JobFormValues>().formState;
  const { publishAt } = errors as Record<string, { message?: string } | undefined>;
  return (
    <Input
      {...input}
      id="job-publishAt"
      type="datetime-local"
      error={publishAt?.message}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
