"use client";

import { useState } from "react";
import { ListState } from "@/components/admin/list-state";
import { ListTable } from "@/components/admin/list-table";
import { Meanwhile } from "@/components/admin/manage-jobs/meanwhile";
import { useRestoreJob } from "@/components/admin/manage-jobs/use-delete-job";
import { RestoreButton } from "@/components/admin/restore-button";
import { useGonePage, useList } from "@/components/admin/use-list";
import { Pager } from "@/components/ui/pager";
import { counted, formatStaffInstant } from "@/lib/i18n/format";
import { BIN_PAGE_SIZE, type BinJob } from "@/lib/jobs/bin/schema";
import { sourceInWords } from "@/lib/jobs/job/values";

/** The deleted jobs: who deleted each and when, when it goes for good, and the way back. */
export function JobBin() {
  const [page, setPage] = useState(1);
  const list = useList<{ jobs: BinJob[]; total: number }>("jobs", `/api/admin/jobs/bin?page=${page}`);
  const { jobs, total } = list.data ?? { jobs: [], total: 0 };
  const pages = Math.ceil(total / BIN_PAGE_SIZE);
  useGonePage(list, { page, pages }, setPage);
  return (
    <section aria-label="Deleted jobs" className="grid grid-cols-1 gap-3">
      <ListState list={list} loading="Loading the deleted jobs..." failed="The deleted jobs could not be loaded." />
      {list.data && (
        <>
          <p role="status" className="text-muted">
            {counted(total, "deleted job")}
          </p>
          <BinTable jobs={jobs} />
          <Pager label="Pages of deleted jobs" page={page} pages={pages} onPageChange={setPage} />
        </>
      )}
    </section>
  );
}

function BinTable({ jobs }: { jobs: BinJob[] }) {
  const restore = useRestoreJob("Restore Failed");
  if (jobs.length === 0) return <p className="card p-4">No deleted jobs here.</p>;
  return (
    <>
      <Meanwhile write={restore} action="Restore" />
      <ListTable
        label="List of deleted jobs"
        caption="Deleted jobs"
        columns={["Job", "Deleted", "By", "Removed for good after", { name: "Actions", isPlain: true }]}
      >
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row" className="wrap-anywhere min-w-56">
              {job.title}
              <span className="block font-normal text-muted">
                #{job.id} · {job.recruitingOrganization} · {sourceInWords(job.source)}
              </span>
            </th>
            <td className="whitespace-nowrap">
              <time dateTime={job.deletedAt}>{formatStaffInstant(job.deletedAt)}</time>
            </td>
            <td>{job.deletedBy ?? "Unknown"}</td>
            <td className="whitespace-nowrap">
              <time dateTime={job.goesAt}>{formatStaffInstant(job.goesAt)}</time>
            </td>
            <td>
              <RestoreButton deleted={job} write={restore} />
            </td>
          </tr>
        ))}
      </ListTable>
    </>
  );
}
