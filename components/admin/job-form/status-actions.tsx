"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
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
  const [isBusy, setIsBusy] = useState(false);

  async function setStatus(status: AdminJobDto["status"]) {
    setIsBusy(true);
    const answer = await callAdmin("POST", `/api/admin/jobs/${job.id}/status`, {
      status,
      ...(status === "scheduled" && { publishAt }),
    });
    if (answer.ok) showToast({ title: DONE[status] });
    else {
      const description = answer.body.message ?? "Connection error. Please try again.";
      showToast({ title: "Update Failed", description, destructive: true });
    }
    // A reload, not a refresh: the form below must start from the new version.
    if (answer.ok) return location.reload();
    setIsBusy(false);
    router.refresh();
  }

  return (
    <>
      {job.status !== "published" && (
        <button type="button" disabled={isBusy} className="button-quiet" onClick={() => setStatus("published")}>
          Publish now
        </button>
      )}
      {job.status !== "published" && (
        <details className="relative">
          <summary className="button-quiet">Schedule</summary>
          <div className="card absolute bottom-full z-10 mb-2 grid gap-2 p-3 shadow-lg">
            <label className="grid gap-1">
              Publication time (Indian time)
              <input
                type="datetime-local"
                className="field"
                value={publishAt}
                onChange={(event) => setPublishAt(event.target.value)}
              />
            </label>
            <button type="button" disabled={isBusy} className="button-primary" onClick={() => setStatus("scheduled")}>
              Schedule job
            </button>
          </div>
        </details>
      )}
      {job.status !== "withdrawn" && (
        <button type="button" disabled={isBusy} className="button-danger" onClick={() => setStatus("withdrawn")}>
          Withdraw
        </button>
      )}
      <a href={adminLinks.newJob({ copy: job.id })} className="button-quiet">
        Duplicate
      </a>
      {job.status === "published" && (
        <a href={`/job/${job.id}`} className="inline-flex min-h-11 items-center">
          View on the site
        </a>
      )}
    </>
  );
}
