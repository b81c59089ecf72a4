import { dayInIndia } from "@/lib/dates";
import { deviceCollection, type Item } from "@/lib/device/collection";
import { type KeepResult, keepRecord } from "@/lib/device/keep-record";
import { lastChange } from "@/lib/device/merge";
import { cutText } from "@/lib/form-text";
import {
  type ApplicationStatus,
  MAX_APPLICATIONS,
  MAX_DEPARTMENT,
  MAX_JOB_TITLE,
  parseTrackedApplication,
  type TrackedApplication,
  trackerKey,
  withStatus,
} from "@/lib/tracker/schema";

/** Applications that this device's visitor keeps track of, by trackerKey. */
export const trackedApplications = deviceCollection<TrackedApplication>({
  storageKey: "niyukti_applications",
  parse: parseTrackedApplication,
  max: MAX_APPLICATIONS,
});

/** Keeps a new application, or one in place of that with the key `replaces`. One that is there already is refused. */
export function saveApplication(application: TrackedApplication, replaces: string | null, now: Date): KeepResult {
  const kept = { key: trackerKey(application), value: application, replaces };
  return keepRecord(trackedApplications, kept, { max: MAX_APPLICATIONS, now });
}

/** Sets a status. What was planned gets its day of applying, which may be part of its key. */
export function setStatus(
  { key, value }: Item<TrackedApplication>,
  status: ApplicationStatus,
  now: Date,
): { key: string; result: KeepResult } {
  if (value.status !== "planned") {
    return { key, result: trackedApplications.patch(key, { status }, now) ? "saved" : "storageFull" };
  }
  const changed = withStatus(value, status, dayInIndia(now));
  return { key: trackerKey(changed), result: saveApplication(changed, key, now) };
}

/** Puts back what was removed. Its fields keep the order of their changes, by which a name that its owner wrote is told from that of its notice. */
export function putBack({ key, value }: Item<TrackedApplication>, now: Date): boolean {
  const removed = trackedApplications.records().find((record) => record.key === key);
  const isFull = trackedApplications.list().length >= MAX_APPLICATIONS;
  if (!removed || isFull) return trackedApplications.put(key, value, now);
  const times = Object.keys(removed.value).map((field) => [field, removed.changedAt[field] ?? 0] as const);
  const later = Math.max(now.getTime(), lastChange(removed) + 1) - Math.max(...times.map(([, time]) => time));
  const changedAt = Object.fromEntries(times.map(([field, time]) => [field, time + later]));
  return trackedApplications.merge([{ ...removed, changedAt, deletedAt: null }]);
}

/** The notices of this site, by number, for which some applications were sent, whatever became of them. */
export function appliedFor(applications: readonly Pick<Item<TrackedApplication>, "value">[]): ReadonlySet<number> {
  return new Set(applications.flatMap(({ value }) => (value.status === "planned" ? [] : (value.jobId ?? []))));
}

/** As much of a job as the tracker keeps. */
export type JobToTrack = { id: number; title: string; department: string; deadline: string; closesAt?: string | null };

/** Tracks a job of this site as planned: nobody but the reader knows when they apply. */
export function addTrackedJob(job: JobToTrack, now: Date): KeepResult {
  const application = {
    jobId: job.id,
    jobTitle: cutText(job.title, MAX_JOB_TITLE),
    department: cutText(job.department, MAX_DEPARTMENT),
    deadline: job.deadline,
    ...(job.closesAt && { closesAt: job.closesAt }),
    appliedDate: dayInIndia(now),
    status: "planned",
  };
  const parsed = parseTrackedApplication(application);
  return parsed ? saveApplication(parsed, null, now) : "storageFull";
}
