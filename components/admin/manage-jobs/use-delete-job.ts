import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import type { SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";
import { useShowVersions } from "@/components/admin/use-list";
import { showToast } from "@/components/ui/toast";
import type { AdminJobDto, AdminJobStatus } from "@/lib/jobs/editing/schema";

/** Deletes a job; the toast that follows can take it back for as long as it stands. */
export function useDeleteJob(onSettled: (job: SeenJob) => void) {
  const restore = useRestoreJob("Undo Failed");
  const remove = useMutation({
    mutationFn: ({ id, version }: SeenJob) =>
      callAdmin<{ version: number }>("DELETE", `/api/admin/jobs/${id}?version=${version}`),
    meta: { failed: "Delete Failed", changes: "jobs" },
    onSuccess: ({ version }, job) =>
      showToast({
        title: "Job Deleted",
        description: job.title,
        action: { label: "Undo", onClick: () => restore.mutate({ ...job, version }) },
      }),
    onSettled: (_answer, _error, job) => onSettled(job),
  });
  return { remove, restore };
}

/** What has become of a job that was brought back; one that was to come out meanwhile is a draft. */
const RESTORED = {
  published: "It is public again",
  draft: "It is a draft, and not public",
  scheduled: "It will be published at its time",
  withdrawn: "It is withdrawn, as it was",
} as const satisfies Record<AdminJobStatus, string>;

/** Brings a deleted job back in the status it had; `failed` is the title of the toast that tells of a failure. */
export function useRestoreJob(failed: string) {
  const showVersions = useShowVersions();
  return useMutation({
    mutationFn: ({ id, version }: SeenJob) =>
      callAdmin<Pick<AdminJobDto, "status" | "version">>("POST", `/api/admin/jobs/${id}/restore?version=${version}`),
    meta: { failed, changes: "jobs" },
    onSuccess: ({ status, version }, { id, title }) => {
      showVersions({ [id]: version });
      showToast({ title: "Job Restored", description: `${title}. ${RESTORED[status]}.` });
    },
  });
}
