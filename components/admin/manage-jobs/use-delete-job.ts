import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { type NamedJob, useRestoreJob } from "@/components/admin/manage-jobs/use-restore-job";
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
