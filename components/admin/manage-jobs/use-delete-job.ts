import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";

type Job = { id: number; title: string };

/** Deletes a job; the toast that follows can take it back for as long as it stands. */
export function useDeleteJob(onSettled: () => void) {
  const restore = useMutation({
    mutationFn: ({ id }: Job) => callAdmin("POST", `/api/admin/jobs/${id}/restore`),
    meta: { failed: "Undo Failed", changes: "jobs" },
    onSuccess: (_answer, { title }) => showToast({ title: "Job Restored", description: title }),
  });
  return useMutation({
    mutationFn: ({ id }: Job) => callAdmin("DELETE", `/api/admin/jobs/${id}`),
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
