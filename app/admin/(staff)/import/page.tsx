import type { Metadata } from "next";
import { ExportParts } from "@/components/admin/import/export-parts";
import { ImportPanel } from "@/components/admin/import/import-panel";
import { RunsTable } from "@/components/admin/import/runs-table";
import { requireAdmin } from "@/lib/auth/guards";
import { listRuns } from "@/lib/ingestion/runs";
import { EXPORT_PART_SIZE } from "@/lib/jobs/export/export";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";

export const metadata: Metadata = { title: "Import and export" };

const SHOWN_RUNS = 20;

/** /admin/import: files in, with a preview of every row, and files out. */
export default async function ImportPage() {
  await requireAdmin();
  const [runs, { total }] = await Promise.all([
    listRuns(SHOWN_RUNS),
    listAdminJobs({ sortBy: "latest", page: 1, limit: 1 }, new Date()),
  ]);
  return (
    <div className="grid gap-6">
      <h1 className="text-xl">Import and export</h1>
      <ImportPanel />
      <section aria-labelledby="export">
        <h2 id="export" className="mb-2 text-lg">
          Export all jobs
        </h2>
        <ExportParts total={total} size={EXPORT_PART_SIZE} />
      </section>
      <section aria-labelledby="runs">
        <h2 id="runs" className="mb-2 text-lg">
          Latest runs
        </h2>
        <RunsTable runs={runs} />
      </section>
    </div>
  );
}
