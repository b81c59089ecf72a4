"use client";

import { useMutation } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { useFormContext } from "react-hook-form";
import { type CallFailed, callAdmin } from "@/components/admin/call";
import { conflictsIn } from "@/components/admin/conflict";
import { placeErrors } from "@/components/admin/forms";
import { ScheduleBox } from "@/components/admin/job-form/schedule-box";
import { useDueJob } from "@/components/admin/job-form/use-due-job";
import { usePageAnew } from "@/components/admin/use-list";
import { Button, ButtonLink } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import type { AdminJobDto, Conflict } from "@/lib/jobs/editing/schema";

const DONE = {
  published: "The job is public",
  draft: "The schedule is cancelled: the job is a draft",
  scheduled: "The job will be published at its time",
  withdrawn: "The job was withdrawn",
} as const;

type UntimedStatus = Exclude<AdminJobDto["status"], "scheduled">;

/** What a job is to become; a scheduled one at a time of day in India. */
type Change = { status: UntimedStatus } | { status: "scheduled"; publishAt: string };

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
  const goOn = (changed: AdminJobDto) => {
    showToast({ title: DONE[changed.status] });
    onChanged(changed);
    pageAnew(null, null);
  };
  useDueJob(job, goOn);
  const write = useMutation<AdminJobDto, CallFailed, Change & Pick<AdminJobDto, "version">>({
    mutationFn: (change) => callAdmin("POST", `/api/admin/jobs/${job.id}/status`, change),
    meta: { failed: "Update Failed", changes: "jobs" },
    onMutate: () => form.clearErrors(),
    onSuccess: goOn,
    onError: (error) => {
      const [conflict] = conflictsIn(error);
      if (conflict) return onConflict(conflict);
      if (placeErrors(form, error)) onRefused();
      pageAnew(null, error);
    },
  });
  const isBusy = isSaving || write.isPending;
  const change = async (wanted: Change) => {
    const version = await saveFirst();
    if (version !== null) write.mutate({ ...wanted, version });
  };
  // Where a button is another one by now, the second press of a double click would take back what the first did.
  const press = (status: UntimedStatus) => (event: MouseEvent) => event.detail < 2 && void change({ status });

  return (
    <>
      {job.status !== "published" && (
        <Button disabled={isBusy} onClick={press("published")}>
          Publish now
        </Button>
      )}
      {job.status !== "published" && (
        <ScheduleBox
          scheduledAt={job.publishAt}
          schedule={(publishAt) => void change({ status: "scheduled", publishAt })}
          isBusy={isBusy}
        />
      )}
      {job.status === "scheduled" && (
        <Button disabled={isBusy} onClick={press("draft")}>
          Cancel schedule
        </Button>
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
