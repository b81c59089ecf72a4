import { ListTable } from "@/components/admin/list-table";
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
const COLUMNS = ["When", "File", "Source", "Result", ...COUNTED.map((name) => ({ name: COUNTS[name], className: "text-right" }))];

/** The latest imports with what became of their rows, each with the ways to its jobs and to all of its source, and what to do where one was wrong. */
export function RunsTable({ runs }: { runs: RunDto[] }) {
  if (runs.length === 0) return <p className="card p-4">Nothing has been imported yet.</p>;
  return (
    <>
      <p className="mb-2 max-w-prose text-muted">
        The numbers of new and changed jobs lead to those of the run, but for what was deleted, or changed by a later run since;
        the name of a source leads to all of its jobs. Was a file read wrongly? Say what its columns mean, or correct it, and
        import it again: a row with a number or an address of its own corrects its job, unless an editor saved that. Do not delete
        jobs for it: no import brings a deleted job back.
      </p>
      <ListTable label="Runs" caption="Latest import runs" columns={COLUMNS}>
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
                <Count run={run} name={name} />
              </td>
            ))}
          </tr>
        ))}
      </ListTable>
    </>
  );
}

function Count({ run, name }: { run: RunDto; name: keyof typeof COUNTS }) {
  const shown = formatNumber(run[name], "en");
  if (name === "created" && run.hasMade) return <JobsLink href={adminLinks.jobs({ madeBy: run.id })} shown={shown} what="new" />;
  if (name === "updated" && run.hasChanged) {
    return <JobsLink href={adminLinks.jobs({ changedBy: run.id })} shown={shown} what="changed" />;
  }
  return shown;
}

function JobsLink({ href, shown, what }: { href: string; shown: string; what: string }) {
  return (
    <a href={href}>
      {shown} <span className="sr-only">{what}, the list of these jobs</span>
    </a>
  );
}
