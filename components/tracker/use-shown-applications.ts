import { useLiveJobs } from "@/components/saved/use-live-jobs";
import type { Item } from "@/lib/device/collection";
import type { Language } from "@/lib/i18n/languages";
import { asItIsNow, byNextDate, type ShownApplication } from "@/lib/tracker/policy";
import type { TrackedApplication } from "@/lib/tracker/schema";

export type Sort = "nextDate" | "applied";

/** An application as it is kept, and as its notice has it by now. */
type Row = { item: Item<TrackedApplication>; application: ShownApplication; isGone: boolean };

/** Applications with the present state of the notices of this site that they are for. */
export function useShownApplications(items: readonly Item<TrackedApplication>[], language: Language) {
  const ids = items.flatMap(({ value }) => value.jobId ?? []);
  const { jobs, isGone, hasFailed, retry } = useLiveJobs(ids, language);
  const rows = items.map((item): Row => {
    const { jobId } = item.value;
    if (jobId === null) return { item, application: item.value, isGone: false };
    return { item, application: asItIsNow(item.value, jobs?.get(jobId)), isGone: isGone(jobId) };
  });
  return { rows, hasFailed, retry };
}

export function sortedBy(sort: Sort, rows: readonly Row[], now: Date): Row[] {
  const compare =
    sort === "nextDate"
      ? byNextDate(now)
      : (a: TrackedApplication, b: TrackedApplication) => (a.appliedDate < b.appliedDate ? 1 : -1);
  return rows.toSorted((a, b) => compare(a.application, b.application));
}
