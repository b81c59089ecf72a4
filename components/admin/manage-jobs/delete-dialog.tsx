"use client";

import { callAdmin } from "@/components/admin/call";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { showToast } from "@/components/ui/toast";

type Props = { job: { id: number; title: string }; close: () => void; afterWrite: () => Promise<void> };

/** Asks before a job is deleted; the toast that follows can take it back for as long as it stands. */
export function DeleteDialog({ job, close, afterWrite }: Props) {
  async function restore() {
    const answer = await callAdmin("POST", `/api/admin/jobs/${job.id}/restore`);
    if (answer.ok) showToast({ title: "Job Restored", description: job.title });
    else showToast({ title: "Undo Failed", description: answer.body.message, destructive: true });
    await afterWrite();
  }

  async function remove() {
    const answer = await callAdmin("DELETE", `/api/admin/jobs/${job.id}`);
    close();
    if (answer.ok) {
      showToast({ title: "Job Deleted", description: job.title, action: { label: "Undo", onClick: () => void restore() } });
    } else {
      const description = answer.body.message ?? "Connection error. Please try again.";
      showToast({ title: "Delete Failed", description, destructive: true });
    }
    await afterWrite();
  }

  return (
    <ConfirmDialog
      title="Delete job"
      question="Are you sure you want to delete this job? This action cannot be undone."
      action="Delete"
      busyAction="Deleting..."
      confirm={remove}
      close={close}
    >
      {job.title}
    </ConfirmDialog>
  );
}
