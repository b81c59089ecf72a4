import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";

/** Deletes a job; the toast that follows can take it back for as long as it stands. */
export function useDeleteJob(onSettled: () => void) {
  const restore = useRestoreJob("Undo Failed");
  return useMutation({
    mutationFn: ({ id }: NamedJob) => callAdmin("DELETE", `/api/admin/jobs/${id}`),
    meta: { failed: "Delete Failed", changes: "jobs" },
    onSuccess: (_answer, job) =>
      showToast({
        title: "Job Deleted",
        description: job.title,
        action: { label: "Undo", onClick: () => restore.mutate(job) },
      }),
    onSettled,
  });
}

export type NamedJob = { id: number; title: string };

/** Brings a deleted job back in the status it had; `failed` is the title of the toast that tells of a failure. */
export function useRestoreJob(failed: string) {
  return useMutation({
    mutationFn: ({ id }: NamedJob) => callAdmin("POST", `/api/admin/jobs/${id}/restore`),
    meta: { failed, changes: "jobs" },
    onSuccess: (_answer, { title }) => showToast({ title: "Job Restored", description: title }),
  });
}
