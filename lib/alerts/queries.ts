import { alertFilters } from "@/lib/alerts/criteria";
import type { AlertCriteria } from "@/lib/alerts/schema";
import { countJobs } from "@/lib/jobs/search/counts";

/** How many open jobs each alert finds, in the order of the alerts: as many as the list that the alert leads to has rows. */
export function countAlertMatches(alerts: readonly AlertCriteria[], now: Date): Promise<number[]> {
  return Promise.all(alerts.map((criteria) => countJobs(alertFilters(criteria), now)));
}
