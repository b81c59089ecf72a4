"use client";

import { ScrollBox } from "@/components/admin/scroll-box";
import { StatusChip } from "@/components/admin/status-chip";
import { adminLinks } from "@/lib/admin-links";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { AdminJobRow } from "@/lib/jobs/editing/schema";

type Props = {
  jobs: AdminJobRow[];
  picked: ReadonlySet<number>;
  setPicked: (ids: ReadonlySet<number>) => void;
  askDelete: (job: AdminJobRow) => void;
};

/** Jobs as lines that can be ticked, edited and deleted. */
export function JobTable({ jobs, picked, setPicked, askDelete }: Props) {
  if (jobs.length === 0) return <p className="card p-4">No jobs found. Try other words or filters.</p>;
  const areAllPicked = jobs.every(({ id }) => picked.has(id));
  const toggle = (id: number) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <ScrollBox label="List of jobs">
      <table className="admin-table">
        <caption className="sr-only">Jobs</caption>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                className="size-4"
                aria-label="Pick all shown jobs"
                checked={areAllPicked}
                onChange={() => setPicked(areAllPicked ? new Set() : new Set(jobs.map(({ id }) => id)))}
              />
            </th>
            <th scope="col">Job</th>
            <th scope="col">Department</th>
            <th scope="col">Location</th>
            <th scope="col" className="number">
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
                <input
                  type="checkbox"
                  className="size-4"
                  aria-label={`Pick ${job.title}`}
                  checked={picked.has(job.id)}
                  onChange={() => toggle(job.id)}
                />
              </td>
              <th scope="row" className="min-w-56 whitespace-normal! text-ink!">
                <a href={adminLinks.job(job.id)}>{job.title}</a>
                <span className="block font-normal text-muted">
                  #{job.id} · {job.recruitingOrganization} · {job.source}
                </span>
              </th>
              <td>{job.department}</td>
              <td className="max-w-40">{job.location}</td>
              <td className="number">{job.positions === null ? "-" : formatNumber(job.positions, "en")}</td>
              <td className="whitespace-nowrap">{formatDay(job.deadline, "en")}</td>
              <td>
                <StatusChip status={job.status} />
              </td>
              <td>
                <div className="flex gap-2">
                  <a href={adminLinks.job(job.id)} className="button-quiet small" aria-label={`Edit ${job.title}`}>
                    Edit
                  </a>
                  <button
                    type="button"
                    className="button-danger small"
                    aria-label={`Delete ${job.title}`}
                    onClick={() => askDelete(job)}
                  >
                    Delete
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
