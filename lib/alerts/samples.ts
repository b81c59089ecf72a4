import { ALL_LOCATIONS, type JobAlert } from "@/lib/alerts/schema";

/** The two alerts that a new visitor finds as examples (spec section 2); labelled as samples, never sent (product.md). */
export const SAMPLE_ALERTS = [
  { id: "sample-ssc", keywords: "ssc, clerk, stenographer", department: "SSC", salaryRange: "all-salaries", frequency: "daily" },
  { id: "sample-bank", keywords: "bank, po, officer", department: "Banking", salaryRange: "30k-50k", frequency: "weekly" },
] as const satisfies readonly ({ id: string } & Partial<JobAlert>)[];

export type SampleId = (typeof SAMPLE_ALERTS)[number]["id"];

/** What the visitor did with a sample: kept for ever, so that a deleted one never comes back. */
export type SampleState = { isActive: boolean; isRemoved: boolean };

/** A sample as an alert, with a title in the language of the page. */
export function sampleAlert(id: SampleId, title: string, isActive: boolean): JobAlert {
  const { keywords, department, salaryRange, frequency } = SAMPLE_ALERTS.find((sample) => sample.id === id) ?? SAMPLE_ALERTS[0];
  return {
    title,
    keywords,
    department,
    salaryRange,
    frequency,
    isActive,
    location: ALL_LOCATIONS,
    emailNotifications: false,
    smsNotifications: false,
    email: "",
    phone: "",
  };
}

/** What a visitor did with a sample, out of storage; null for anything else. */
export function parseSampleState(value: unknown): SampleState | null {
  const { isActive, isRemoved } = (value ?? {}) as Record<string, unknown>;
  return typeof isActive === "boolean" && typeof isRemoved === "boolean" ? { isActive, isRemoved } : null;
}
