"use client";

import { useCollection } from "@/components/device/use-device";
import { jobAlerts, sampleStates } from "@/lib/alerts/device";
import { SAMPLE_ALERTS, type SampleId, sampleAlert } from "@/lib/alerts/samples";
import type { JobAlert } from "@/lib/alerts/schema";
import type { Translator } from "@/lib/i18n/translate";

/** An alert of the list: one of the visitor's own, or a sample. */
export type ShownAlert = { key: string; alert: JobAlert; sampleId: SampleId | null };

/** The visitor's alerts, the newest first, and after them the samples that were not deleted. Live across tabs. */
export function useShownAlerts(t: Translator<"alerts">): readonly ShownAlert[] {
  const own = useCollection(jobAlerts);
  const states = useCollection(sampleStates);
  const samples = SAMPLE_ALERTS.flatMap(({ id }): ShownAlert[] => {
    const state = states.find(({ key }) => key === id)?.value;
    if (state?.isRemoved) return [];
    return [{ key: id, sampleId: id, alert: sampleAlert(id, t(`samples.${id}`), state?.isActive ?? true) }];
  });
  return [...own.toReversed().map(({ key, value }): ShownAlert => ({ key, alert: value, sampleId: null })), ...samples];
}

/** Pauses or resumes an alert; false where storage takes nothing. */
export function setActive({ key, alert, sampleId }: ShownAlert, isActive: boolean): boolean {
  if (sampleId) return sampleStates.put(sampleId, { isActive, isRemoved: false }, new Date());
  return jobAlerts.patch(key, { ...alert, isActive }, new Date());
}

/** Deletes an alert. Returns what brings it back; null where storage takes nothing. */
export function deleteAlert({ key, alert, sampleId }: ShownAlert): (() => void) | null {
  const state = { isActive: alert.isActive, isRemoved: true };
  const isDone = sampleId ? sampleStates.put(sampleId, state, new Date()) : jobAlerts.remove(key, new Date());
  if (!isDone) return null;
  return () => {
    if (sampleId) sampleStates.put(sampleId, { ...state, isRemoved: false }, new Date());
    else jobAlerts.put(key, alert, new Date());
  };
}
