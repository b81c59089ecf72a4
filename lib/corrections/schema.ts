import type { CorrigendumDto, JobDto } from "@/lib/jobs/schema";

/** A correction as the ledger lists it: with the notice that it corrects. */
export type CorrectionDto = CorrigendumDto &
  Pick<JobDto, "title" | "titleHi" | "recruitingOrganization" | "recruitingOrganizationHi"> & {
    jobId: number;
    /** Instant of the change, ISO 8601 in UTC. */
    changedAt: string;
  };

export type CorrectionPage = { corrections: CorrectionDto[]; total: number };

/** Corrections on one page of the ledger, and in its feed. */
export const CORRECTIONS_A_PAGE = 50;

/** Days for which the page of a notice shows a slip of ours. */
export const OWN_SLIP_DAYS = 30;

/** The last page of the ledger that is kept and linked; what lies beyond was corrected long ago. */
const MAX_CORRECTION_PAGES = 200;

/** How many pages the ledger has. */
export function pagesOf(total: number): number {
  return Math.min(MAX_CORRECTION_PAGES, Math.max(1, Math.ceil(total / CORRECTIONS_A_PAGE)));
}
