import { Badge } from "@/components/ui/badge";
import type { AdminJobStatus } from "@/lib/jobs/editing/schema";

const CHIPS = {
  draft: { label: "Draft", tone: "expired" },
  scheduled: { label: "Scheduled", tone: "soon" },
  published: { label: "Published", tone: "open" },
  withdrawn: { label: "Withdrawn", tone: "critical" },
} as const satisfies Record<AdminJobStatus, { label: string; tone: string }>;

/** The status of a job in a word. */
export function StatusChip({ status }: { status: AdminJobStatus }) {
  return <Badge tone={CHIPS[status].tone}>{CHIPS[status].label}</Badge>;
}
