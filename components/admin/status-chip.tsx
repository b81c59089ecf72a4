import type { AdminJobStatus } from "@/lib/jobs/editing/schema";

const CHIPS = {
  draft: { label: "Draft", style: "bg-expired-bg text-expired" },
  scheduled: { label: "Scheduled", style: "bg-soon-bg text-soon" },
  published: { label: "Published", style: "bg-open-bg text-open" },
  withdrawn: { label: "Withdrawn", style: "bg-critical-bg text-critical" },
} as const satisfies Record<AdminJobStatus, { label: string; style: string }>;

/** The status of a job in a word. */
export function StatusChip({ status }: { status: AdminJobStatus }) {
  return <span className={`chip ${CHIPS[status].style}`}>{CHIPS[status].label}</span>;
}
