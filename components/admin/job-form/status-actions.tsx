"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { Button, ButtonLink, buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";

const DONE = {
  published: "The job is public",
  draft: "The job is a draft again and no longer public",
  scheduled: "The job will be published at its time",
  withdrawn: "The job was withdrawn",
} as const;

/** Publishes, schedules or withdraws a stored job, or starts a new one from it. */
export function StatusActions({ job, today }: { job: AdminJobDto; today: string }) {
  const router = useRouter();
  const [publishAt, setPublishAt] = useState(`${today}T18:00`);
  const write = useMutation({
    mutationFn: (status: AdminJobDto["status"]) =>
      callAdmin("POST", `/api/admin/jobs/${job.id}/status`, { status, ...(status === "scheduled" && { publishAt }) }),
    meta: { failed: "Update Failed", changes: "jobs" },
    onSuccess: (_answer, status) => {
      showToast({ title: DONE[status] });
      // A reload, not a refresh: the form below must start from the new version.
      location.reload();
    },
    onError: () => router.refresh(),
  });
  const isBusy = write.isPending || write.isSuccess;

  return (
    <>
      {job.status !== "published" && (
        <Button disabled={isBusy} onClick={() => write.mutate("published")}>
          Publish now
        </Button>
      )}
      {job.status !== "published" && (
        <details className="relative">
          <summary className={buttonVariants()}>Schedule</summary>
          <div className="card absolute bottom-full z-10 mb-2 grid gap-2 p-3 shadow-lg">
            <Input
              label="Publication time (Indian time)"
              type="datetime-local"
              value={publishAt}
              onChange={(event) => setPublishAt(event.target.value)}
            />
            <Button variant="primary" disabled={isBusy} onClick={() => write.mutate("scheduled")}>
              Schedule job
            </Button>
          </div>
        </details>
      )}
      {job.status !== "withdrawn" && (
        <Button variant="danger" disabled={isBusy} onClick={() => write.mutate("withdrawn")}>
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
