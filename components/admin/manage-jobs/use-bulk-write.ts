import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import type { SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";
import { useShowVersions } from "@/components/admin/use-list";
import { showToast } from "@/components/ui/toast";
import { counted } from "@/lib/i18n/format";
import type { BulkAction, BulkResult, Correction } from "@/lib/jobs/editing/schema";

/** A job that a bulk write left as it is, and why. */
export type LeftJob = { id: number; title: string; reason: string };

/** What an editor gives to an action: a last date with why it changes, or the reason of a closing. */
export type GivenToBulk = { deadline: string; correction: Correction | null; reason: string };

type Options = { action: BulkAction; given: GivenToBulk; onDone: (changed: SeenJob[], left: LeftJob[]) => void };

/** Does one thing to several jobs as the editor saw them, all or none of those that another has saved meanwhile, and says what became of them. */
export function useBulkWrite({ action, given: { deadline, correction, reason }, onDone }: Options) {
  const showVersions = useShowVersions();
  return useMutation({
    mutationFn: (seen: readonly SeenJob[]) =>
      callBulk(action, seen, {
        ...(action === "deadline" && { deadline, ...(correction && { correction }) }),
        ...(action === "close" && { reason }),
      }),
    meta: { changes: "jobs" },
    onSuccess: (result, seen) => {
      const { changed, skipped, versions = {} } = result;
      showVersions(versions);
      sayWhatChanged(changed.length, skipped.length);
      const isChanged = ({ id }: SeenJob) => changed.includes(id);
      onDone(
        seen.filter(isChanged).map((job) => ({ ...job, version: versions[job.id] ?? job.version })),
        leftOf(result, seen),
      );
    },
  });
}

/** Takes back what a bulk write did to jobs, as it left them. @param onDone is told of what was to be undone, and which of that stay as they are */
export function useUndoBulk(onDone: (changed: readonly SeenJob[], left: LeftJob[]) => void) {
  const showVersions = useShowVersions();
  return useMutation({
    mutationFn: (changed: readonly SeenJob[]) => callBulk("undo", changed),
    meta: { failed: "Undo Failed", changes: "jobs" },
    onSuccess: (result, seen) => {
      showVersions(result.versions);
      const count = result.changed.length;
      showToast({ title: `${counted(count, "job")} as before`, destructive: count === 0 });
      onDone(seen, leftOf(result, seen));
    },
  });
}

function callBulk(action: BulkAction, jobs: readonly SeenJob[], given: object = {}): Promise<BulkResult> {
  const versions = Object.fromEntries(jobs.map(({ id, version }) => [id, version]));
  return callAdmin<BulkResult>("POST", "/api/admin/jobs/bulk", { ids: jobs.map(({ id }) => id), versions, action, ...given });
}

function leftOf({ skipped }: BulkResult, seen: readonly SeenJob[]): LeftJob[] {
  return skipped.map(({ id, reason }) => ({ id, title: seen.find((job) => job.id === id)?.title ?? "", reason }));
}

function sayWhatChanged(changed: number, skipped: number): void {
  showToast({
    title: changed === 0 ? "No jobs changed" : `${counted(changed, "job")} changed`,
    destructive: changed === 0,
    ...(skipped > 0 && { description: `${counted(skipped, "job")} left alone: the reasons stand above the list.` }),
  });
}
