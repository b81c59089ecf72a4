import { dayInIndia } from "@/lib/dates";
import { deviceCollection } from "@/lib/device/collection";
import { cutText } from "@/lib/form-text";
import {
  MAX_APPLICATIONS,
  MAX_DEPARTMENT,
  MAX_JOB_TITLE,
  parseTrackedApplication,
  type TrackedApplication,
  trackerKey,
} from "@/lib/tracker/schema";

/** Applications that this device's visitor keeps track of, by trackerKey. */
export const trackedApplications = deviceCollection<TrackedApplication>({
  storageKey: "niyukti_applications",
  parse: parseTrackedApplication,
  max: MAX_APPLICATIONS,
});

/** What became of an attempt to keep an application. */
export type TrackResult = "saved" | "exists" | "tooMany" | "storageFull";

/** Keeps a new application, or one in place of that with the key `replaces`. One that is there already is refused. */
export function saveApplication(application: TrackedApplication, replaces: string | null, now: Date): TrackResult {
  const key = trackerKey(application);
  const present = trackedApplications.list();
  if (key !== replaces && present.some((item) => item.key === key)) return "exists";
  if (replaces === null && present.length >= MAX_APPLICATIONS) return "tooMany";
  const old = present.find((item) => item.key === replaces);
  if (old && old.key !== key) trackedApplications.remove(old.key, now);
  if (trackedApplications.put(key, application, now)) return "saved";
  if (old && old.key !== key) trackedApplications.put(old.key, old.value, now);
  return "storageFull";
}

/** As much of a job as the tracker keeps. */
export type JobToTrack = { id: number; title: string; department: string; deadline: string; closesAt?: string | null };

/** Tracks a job of this site as planned: nobody but the reader knows when they apply. */
export function addTrackedJob(job: JobToTrack, now: Date): TrackResult {
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
