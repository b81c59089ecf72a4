import path from "node:path";
import type { ImportSummary } from "@/lib/ingestion/import-file";
import { REFUSAL_REASONS, type RefusalReason } from "@/lib/ingestion/parse/refusals";

/** The result of an import in lines for a terminal: the counts, then the refusals by reason, the most frequent first. */
export function summaryLines(file: string, summary: ImportSummary): string[] {
  const number = (count: number) => count.toLocaleString("en-IN");
  const reasons = Object.entries(summary.refusedByReason) as [RefusalReason, number][];
  return [
    `${path.basename(file)} (${summary.source}, run ${summary.runId}, ${(summary.durationMs / 1000).toFixed(1)} s)`,
    `  read ${number(summary.read)}: created ${number(summary.created)}, updated ${number(summary.updated)}, ` +
      `unchanged ${number(summary.unchanged)}, joined to another row ${number(summary.merged)}, refused ${number(summary.refused)}`,
    ...reasons
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, count]) => `    ${number(count).padStart(8)}  ${REFUSAL_REASONS[reason]}`),
  ];
}
