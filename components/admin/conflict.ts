import type { CallFailed } from "@/components/admin/call";
import { formatStaffInstant } from "@/lib/i18n/format";
import type { Conflict } from "@/lib/jobs/editing/schema";

/** The jobs for which a call was refused since others saved them first: one, or several of a bulk write; none where it failed otherwise. */
export function conflictsIn(error: CallFailed | null): Conflict[] {
  if (error?.status !== 409) return [];
  const { conflicts, job } = error.body as { conflicts?: Conflict[] } & Partial<Conflict>;
  return conflicts ?? (job ? [error.body as unknown as Conflict] : []);
}

/** What an editor reads then, wherever the write was made. */
export const SAVED_FIRST = "Another editor saved this job first";

export const savedBySentence = ({ savedBy, savedAt }: Pick<Conflict, "savedBy" | "savedAt">) =>
  `${savedBy} saved it on ${formatStaffInstant(savedAt)}.`;
