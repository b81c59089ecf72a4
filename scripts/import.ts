/**
 * Imports listings: npm run import -- FILE... (JSON, JSON lines or CSV). Shows progress, then what was done with each file.
 * Ends with status 1 when a file could not be read; the others are imported all the same.
 */
import { withDatabase } from "@/lib/server/connect";
import { startProgress } from "./progress";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Usage: npm run import -- FILE...   (JSON, JSON lines or CSV)");
  process.exit(1);
}

await withDatabase(async () => {
  const { importFile } = await import("@/lib/ingestion/import-file");
  const { summaryLines } = await import("@/lib/ingestion/summary");
  const { announceFromOutside } = await import("@/lib/cache/announce-from-outside");
  for (const file of files) {
    const progress = startProgress(`Importing ${file}`, "rows");
    try {
      const summary = await importFile(file, progress.update);
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
