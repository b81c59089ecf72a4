import { alertKey } from "@/lib/alerts/criteria";
import { parseSampleState, SAMPLE_ALERTS, type SampleState } from "@/lib/alerts/samples";
import { type JobAlert, MAX_ALERTS, parseJobAlert } from "@/lib/alerts/schema";
import { deviceCollection } from "@/lib/device/collection";
import { type KeepResult, keepRecord } from "@/lib/device/keep-record";
import { ALERTS_KEY } from "@/lib/device/storage";

/** Alerts of this device, by what they look for (alertKey). */
export const jobAlerts = deviceCollection<JobAlert>({ storageKey: ALERTS_KEY, parse: parseJobAlert, max: MAX_ALERTS });

/** What this device's visitor did with the sample alerts, by their id. Samples are never part of an account. */
export const sampleStates = deviceCollection<SampleState>({
  storageKey: "niyukti_alert_samples",
  parse: parseSampleState,
  max: SAMPLE_ALERTS.length,
});

/**
 * Keeps a new alert, or an alert in place of the one with the key `replaces`. Two alerts with the same criteria would send every job
 * twice: the second is refused.
 */
export function saveAlert(alert: JobAlert, replaces: string | null, now: Date): KeepResult {
  return keepRecord(jobAlerts, { key: alertKey(alert), value: alert, replaces }, { max: MAX_ALERTS, now });
}
