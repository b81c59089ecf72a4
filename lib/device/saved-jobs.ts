import { type Day, isDay, lastDate } from "@/lib/dates";
import { deviceCollection } from "@/lib/device/collection";
import { readStored } from "@/lib/device/storage";
import { isId } from "@/lib/ids";

/** A saved job as the device keeps it: enough to show it where the job has left the site or the network is away. */
export type SavedJob = {
  jobId: number;
  title: string;
  department: string;
  deadline: Day;
  /** An instant. */
  closesAt?: string;
  /** Whether its reader is to be told of its stages (docs/decisions/039); absent is no. */
  isFollowed?: boolean;
};

/** Jobs that a device, and an account, keep. */
export const MAX_SAVED_JOBS = 500;
const MAX_TITLE_LENGTH = 500;
const MAX_DEPARTMENT_LENGTH = 200;

/** A saved job out of storage, an address or an answer; null for anything else. */
export function parseSavedJob(value: unknown): SavedJob | null {
  const { jobId, title, department, deadline, closesAt, isFollowed } = (value ?? {}) as Record<string, unknown>;
  if (typeof jobId !== "number" || !isId(jobId)) return null;
  if (!isText(title, MAX_TITLE_LENGTH) || !isText(department, MAX_DEPARTMENT_LENGTH)) return null;
  if (typeof deadline !== "string" || !isDay(deadline)) return null;
  const hour = typeof closesAt === "string" && lastDate(deadline, closesAt).closesAt;
  const followed = typeof isFollowed === "boolean" && { isFollowed };
  return { jobId, title, department, deadline, ...(hour && { closesAt: hour }), ...followed };
}

/** Jobs saved on this device, by the job's id as text. */
export const savedJobs = deviceCollection<SavedJob>({
  storageKey: "niyukti_saved_jobs",
  parse: parseSavedJob,
  max: MAX_SAVED_JOBS,
});

/** Kept while this device reminds of last dates. */
export const REMINDERS_KEY = "niyukti_device_reminders";

/** Whether the reader has asked this device to remind of last dates. */
export function remindersChosen(): boolean {
  return readStored(REMINDERS_KEY) !== null;
}

function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= max;
}
