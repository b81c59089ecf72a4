"use client";

import { StatusChip } from "@/components/admin/status-chip";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Table } from "@/components/ui/table";
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
  const areAllPicked = jobs.every(({ id }) => picked.has(id));
  return (
    <Table label="List of jobs" boxClassName="card" beside="status and actions">
      <caption className="sr-only">Jobs</caption>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              label="Pick all shown jobs"
              isLabelHidden
              checked={areAllPicked}
              onCheckedChange={(isPicked) => pick(jobs, isPicked)}
            />
          </th>
          <th scope="col">Job</th>
          <th scope="col" className="max-lg:hidden">
            Department
          </th>
          <th scope="col" className="max-lg:hidden">
            Location
          </th>
          <th scope="col" className="text-right">
            Vacancies
          </th>
          <th scope="col">Deadline</th>
          <th scope="col">Status</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Table>
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
