import { type LiveJob, useLiveJobs } from "@/components/saved/use-live-jobs";
import type { Item } from "@/lib/device/collection";
import type { DeviceRecord } from "@/lib/device/merge";
import type { Language } from "@/lib/i18n/languages";
import type { ShownText } from "@/lib/notice-text/shown-text";
import { trackedApplications } from "@/lib/tracker/device";
import { asItIsNow, byNextDate, type ShownApplication } from "@/lib/tracker/policy";
import type { TrackedApplication } from "@/lib/tracker/schema";

export type Sort = "nextDate" | "applied";

/** What an application is for, as its card says it. */
export type ShownNames = { title: ShownText; department: ShownText };

/** An application as it is kept, and as its notice has it by now. */
type Row = { item: Item<TrackedApplication>; application: ShownApplication; names: ShownNames };

/** Applications with the present state of the notices of this site that they are for. */
export function useShownApplications(items: readonly Item<TrackedApplication>[], language: Language) {
  const ids = items.flatMap(({ value }) => value.jobId ?? []);
  const { jobs, isGone, hasFailed, retry } = useLiveJobs(ids, language);
  // Once for all of them: each look reads the storage of the device.
  const records = new Map(trackedApplications.records().map((record) => [record.key, record]));
  const rows = items.map((item): Row => {
    const { jobId } = item.value;
    const live = jobId === null ? undefined : jobs?.get(jobId);
    const application = { ...asItIsNow(item.value, live), isGone: jobId !== null && isGone(jobId) };
    return { item, application, names: namesOf(item.value, live, records.get(item.key)) };
  });
  return { rows, hasFailed, retry };
}

/** The names of the notice in the language of the page, whatever that of the page was on which it was tracked; those that its owner has written since stay. */
function namesOf(value: TrackedApplication, live: LiveJob | undefined, record: DeviceRecord<object> | undefined): ShownNames {
  const tracked = record?.changedAt.jobId;
  // Of a record without times nobody knows who wrote its names.
  const isOfNotice = (field: "jobTitle" | "department") => Boolean(tracked) && record?.changedAt[field] === tracked;
  return {
    title: live && isOfNotice("jobTitle") ? live.shown.title : { text: value.jobTitle },
    department: live && isOfNotice("department") ? live.shown.department : { text: value.department },
  };
}

export function sortedBy(sort: Sort, rows: readonly Row[], now: Date): Row[] {
  const compare =
    sort === "nextDate"
      ? byNextDate(now)
      : (a: TrackedApplication, b: TrackedApplication) => (a.appliedDate < b.appliedDate ? 1 : -1);
  return rows.toSorted((a, b) => compare(a.application, b.application));
}
