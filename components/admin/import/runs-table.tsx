import { Table } from "@/components/ui/table";
import { adminLinks } from "@/lib/admin-links";
import { formatNumber, formatStaffInstant } from "@/lib/i18n/format";
import type { RunDto } from "@/lib/ingestion/runs";

const COUNTS = {
  processed: "Read",
  created: "New",
  updated: "Changed",
  unchanged: "Same",
  joined: "Joined",
  refused: "Refused",
} as const satisfies Partial<Record<keyof RunDto, string>>;
const COUNTED = Object.keys(COUNTS) as (keyof typeof COUNTS)[];

/** The latest imports with what became of their rows, each with the way to the jobs of its source, and what to do where one was wrong. */
export function RunsTable({ runs }: { runs: RunDto[] }) {
  if (runs.length === 0) return <p className="card p-4">Nothing has been imported yet.</p>;
  return (
    <>
      <p className="mb-2 max-w-prose text-muted">
        The name of a source leads to its jobs, those that changed last first. Was a file read wrongly? Say what its columns mean,
        or correct it, and import it again: a row with a number or an address of its own corrects its job, unless an editor saved
        that. Do not delete jobs for it: no import brings a deleted job back.
      </p>
      <Table label="Runs" boxClassName="card">
        <caption className="sr-only">Latest import runs</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">File</th>
            <th scope="col">Source</th>
            <th scope="col">Result</th>
            {COUNTED.map((name) => (
              <th key={name} scope="col" className="text-right">
                {COUNTS[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td className="whitespace-nowrap">{formatStaffInstant(run.startedAt)}</td>
              <td>{run.input}</td>
              <td>
                {run.status === "succeeded" ? <a href={adminLinks.jobs({ source: run.source })}>{run.source}</a> : run.source}
              </td>
              <td>{run.status}</td>
              {COUNTED.map((name) => (
                <td key={name} className="text-right">
                  {formatNumber(run[name], "en")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
