import type { Metadata } from "next";
import { ExportParts } from "@/components/admin/import/export-parts";
import { ImportPanel } from "@/components/admin/import/import-panel";
import { Table } from "@/components/ui/table";
import { requireAdmin } from "@/lib/auth/guards";
import { formatNumber, formatStaffInstant } from "@/lib/i18n/format";
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
        {runs.length === 0 ? (
          <p className="card p-4">Nothing has been imported yet.</p>
        ) : (
          <Table label="Runs" boxClassName="card">
            <caption className="sr-only">Latest import runs</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">File</th>
                <th scope="col">Source</th>
                <th scope="col">Result</th>
                {["Read", "New", "Changed", "Same", "Joined", "Refused"].map((name) => (
                  <th key={name} scope="col" className="text-right">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td className="whitespace-nowrap">{formatStaffInstant(run.startedAt)}</td>
                  <td>{run.input}</td>
                  <td>{run.source}</td>
                  <td>{run.status}</td>
                  {[run.processed, run.created, run.updated, run.unchanged, run.joined, run.refused].map((count, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: six columns in a fixed order
                    <td key={index} className="text-right">
                      {formatNumber(count, "en")}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </section>
    </div>
  );
}
