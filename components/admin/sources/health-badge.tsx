import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { SourceHealth, SourceRow } from "@/lib/sources/staff/schema";

const HEALTH = {
  off: { tone: "neutral", label: "off" },
  new: { tone: "info", label: "waits for its first run" },
  well: { tone: "open", label: "well" },
  failing: { tone: "critical", label: "failing" },
  late: { tone: "urgent", label: "not looked at: is a worker running?" },
} as const satisfies Record<SourceHealth, { tone: BadgeTone; label: string }>;

/** How a source does, and whether anybody has tried it. */
export function HealthBadge({ source: { health, provedAt } }: { source: Pick<SourceRow, "health" | "provedAt"> }) {
  const { tone, label } = HEALTH[health];
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone}>{label}</Badge>
      {!provedAt && <Badge tone="soon">unproved</Badge>}
    </span>
  );
}
