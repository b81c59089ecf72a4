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

type Options = { action: BulkAction; given: GivenToBulk; onDone: (left: LeftJob[]) => void };

/** Does one thing to several jobs as the editor saw them, all or none of those that another has saved meanwhile, and says what became of them. */
export function useBulkWrite({ action, given: { deadline, correction, reason }, onDone }: Options) {
  const showVersions = useShowVersions();
  return useMutation({
    mutationFn: (seen: SeenJob[]) =>
      callAdmin<BulkResult>("POST", "/api/admin/jobs/bulk", {
        ids: seen.map(({ id }) => id),
        versions: Object.fromEntries(seen.map(({ id, version }) => [id, version])),
        action,
        ...(action === "deadline" && { deadline, ...(correction && { correction }) }),
        ...(action === "close" && { reason }),
      }),
    meta: { changes: "jobs" },
    onSuccess: ({ changed, skipped, versions = {} }, seen) => {
      showVersions(versions);
      sayWhatChanged(changed.length, skipped.length);
      onDone(skipped.map(({ id, reason }) => ({ id, title: seen.find((job) => job.id === id)?.title ?? "", reason })));
    },
  });
}

function sayWhatChanged(changed: number, skipped: number): void {
  showToast({
    title: changed === 0 ? "No jobs changed" : `${counted(changed, "job")} changed`,
    destructive: changed === 0,
    ...(skipped > 0 && { description: `${counted(skipped, "job")} left alone: the reasons stand above the list.` }),
  });
}
