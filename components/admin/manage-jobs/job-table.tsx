"use client";

import { ListTable } from "@/components/admin/list-table";
import { StatusChip } from "@/components/admin/status-chip";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { adminLinks } from "@/lib/admin-links";
import { formatDay, formatNumber, formatStaffInstant } from "@/lib/i18n/format";
import type { AdminJobRow } from "@/lib/jobs/editing/schema";
import { sourceInWords } from "@/lib/jobs/job/values";

type Props = {
  jobs: AdminJobRow[];
  /** The numbers of the ticked jobs. */
  picked: ReadonlySet<number>;
  pick: (jobs: readonly AdminJobRow[], isPicked: boolean) => void;
  askDelete: (job: AdminJobRow) => void;
};

/** Jobs as lines that can be ticked, edited and deleted. */
export function JobTable({ jobs, picked, pick, askDelete }: Props) {
  if (jobs.length === 0) return <p className="card p-4">No jobs found. Try other words or filters.</p>;
  const pickAll = (
    <Checkbox
      label="Pick all shown jobs"
      isLabelHidden
      checked={jobs.every(({ id }) => picked.has(id))}
      onCheckedChange={(isPicked) => pick(jobs, isPicked)}
    />
  );
  return (
    <ListTable
      label="List of jobs"
      caption="Jobs"
      isPicked
      columns={[
        { name: "Pick", head: pickAll, isPlain: true },
        "Job",
        { name: "Department", className: "max-lg:hidden" },
        { name: "Location", className: "max-lg:hidden" },
        { name: "Vacancies", className: "text-right" },
        "Deadline",
        "Status",
        { name: "Actions", isPlain: true },
      ]}
    >
      {jobs.map((job) => (
        <tr key={job.id}>
          <td>
            <Checkbox
              label={`Pick ${job.title}`}
              isLabelHidden
              checked={picked.has(job.id)}
              onCheckedChange={(isPicked) => pick([job], isPicked)}
            />
          </td>
          <JobCells job={job} />
          <td>
            <div className="flex gap-2">
              <ButtonLink size="sm" href={adminLinks.job(job.id)} aria-label={`Edit ${job.title}`}>
                Edit
              </ButtonLink>
              <Button variant="danger" size="sm" aria-label={`Delete ${job.title}`} onClick={() => askDelete(job)}>
                Delete
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function JobCells({ job }: { job: AdminJobRow }) {
  return (
    <>
      <th scope="row" className="wrap-anywhere min-w-56">
        <a href={adminLinks.job(job.id)}>{job.title}</a>
        <span className="block font-normal text-muted">
          #{job.id} · {job.recruitingOrganization} · {sourceInWords(job.source)}
        </span>
        <span className="block font-normal text-muted lg:hidden">
          {job.department} · {job.location}
        </span>
      </th>
      <td className="min-w-40 max-lg:hidden">{job.department}</td>
      <td className="max-w-40 max-lg:hidden">{job.location}</td>
      <td className="text-right">{job.positions === null ? "-" : formatNumber(job.positions, "en")}</td>
      <td className="whitespace-nowrap">{formatDay(job.deadline, "en")}</td>
      <td>
        <StatusChip status={job.status} />
        {job.publishAt && <span className="block whitespace-nowrap text-muted">{formatStaffInstant(job.publishAt)}</span>}
      </td>
    </>
  );
}
