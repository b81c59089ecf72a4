import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";

export type NamedJob = { id: number; title: string };

/** Brings a deleted job back in the status it had; `failed` is the title of the toast that tells of a failure. */
export function useRestoreJob(failed: string) {
  return useMutation({
    mutationFn: ({ id }: NamedJob) => callAdmin("POST", `/api/admin/jobs/${id}/restore`),
    meta: { failed, changes: "jobs" },
    onSuccess: (_answer, { title }) => showToast({ title: "Job Restored", description: title }),
  });
}
