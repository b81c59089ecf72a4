import { alertKey } from "@/lib/alerts/criteria";
import { parseSampleState, SAMPLE_ALERTS, type SampleState } from "@/lib/alerts/samples";
import { type JobAlert, MAX_ALERTS, parseJobAlert } from "@/lib/alerts/schema";
import { deviceCollection } from "@/lib/device/collection";

/** Alerts of this device, by what they look for (alertKey). */
export const jobAlerts = deviceCollection<JobAlert>({ storageKey: "niyukti_alerts", parse: parseJobAlert, max: MAX_ALERTS });

/** What this device's visitor did with the sample alerts, by their id. Samples are never part of an account. */
export const sampleStates = deviceCollection<SampleState>({
  storageKey: "niyukti_alert_samples",
  parse: parseSampleState,
  max: SAMPLE_ALERTS.length,
});

/** What became of an attempt to keep an alert. */
export type SaveResult = "saved" | "exists" | "tooMany" | "storageFull";

/**
 * Keeps a new alert, or an alert in place of the one with the key `replaces`. Two alerts with the same criteria would send every job
 * twice: the second is refused.
 */
export function saveAlert(alert: JobAlert, replaces: string | null, now: Date): SaveResult {
  const key = alertKey(alert);
  const present = jobAlerts.list();
  if (key !== replaces && present.some((item) => item.key === key)) return "exists";
  if (replaces === null && present.length >= MAX_ALERTS) return "tooMany";
  // The old one goes first where the collection is at its bound; it comes back where the new one finds no room.
  const old = present.find((item) => item.key === replaces);
  if (old && key !== old.key) jobAlerts.remove(old.key, now);
  if (jobAlerts.put(key, alert, now)) return "saved";
  if (old && key !== old.key) jobAlerts.put(old.key, old.value, now);
  return "storageFull";
}
