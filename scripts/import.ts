/**
 * Imports listings: npm run import -- FILE... (JSON, CSV, XLSX, feeds, web pages or PDF; docs/data-sources.md). Shows progress, then what was done with each file.
 * Ends with status 1 when a file could not be read; the others are imported all the same.
 */
import path from "node:path";
import type { ImportSummary } from "@/lib/ingestion/import-run";
import { REFUSAL_REASONS, type RefusalReason } from "@/lib/ingestion/parse/refusals";
import { collectOften, compileOnce } from "@/lib/memory.mjs";
import { wordsOf } from "./command";
import { onDatabase } from "./on-database";
import { startProgress } from "./progress";

const files = await wordsOf("npm run import -- FILE...   (JSON, CSV, XLSX, feeds, web pages or PDF)", isFiles);

// What is read of a large file is garbage at once.
collectOften(30);
compileOnce();

await onDatabase("Not imported", async () => {
  const { importFile } = await import("@/lib/ingestion/import-file");
  const { announceFromOutside } = await import("@/lib/cache/announce-from-outside");
  for (const file of files) {
    const progress = startProgress(`Importing ${file}`, "rows");
    try {
      const summary = await importFile(file, { onProgress: progress.update });
      progress.stop();
      for (const line of summaryLines(file, summary)) console.log(line);
      if (summary.created + summary.updated > 0 && !(await announceFromOutside())) {
        console.warn("The running site did not confirm the change within 5 seconds; it may show it late.");
      }
    } catch (error) {
      progress.stop();
      console.error(`Not imported: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
});

function isFiles(words: string[]): boolean {
  return words.length > 0 && words.every((word) => !word.startsWith("-"));
}

/** The result of an import in lines for a terminal: the counts, then the refusals by reason, the most frequent first. */
function summaryLines(file: string, summary: ImportSummary): string[] {
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
