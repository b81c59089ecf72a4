"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { ListState } from "@/components/admin/list-state";
import { BulkBar } from "@/components/admin/manage-jobs/bulk-bar";
import { JobFilters } from "@/components/admin/manage-jobs/job-filters";
import { JobTable } from "@/components/admin/manage-jobs/job-table";
import { keepInAddress, type ListQuery, queryOfAddress } from "@/components/admin/manage-jobs/list-query";
import { Meanwhile } from "@/components/admin/manage-jobs/meanwhile";
import { useDeleteJob } from "@/components/admin/manage-jobs/use-delete-job";
import { usePicked } from "@/components/admin/manage-jobs/use-picked";
import { useGonePage, useList } from "@/components/admin/use-list";
import { Button } from "@/components/ui/button";
import { Pager } from "@/components/ui/pager";
import { counted, formatNumber } from "@/lib/i18n/format";
import { BIN_DAYS } from "@/lib/jobs/bin/schema";
import type { AdminJobRow } from "@/lib/jobs/editing/schema";
import type { PageQuery } from "@/lib/query-params";

/** Jobs of one fetch, and how many of them are shown at first (spec section 9). */
const FETCH_SIZE = 50;
const FIRST_SHOWN = 20;

type JobList = { jobs: AdminJobRow[]; total: number; isMore?: true };

/**
 * All jobs: the first 20 of a fetch of 50, then search, filters, sort and paging over all; edit, delete with undo, bulk changes. What is asked for stands in the address.
 * @param asked the query of the address, for the server
 */
export function ManageJobs({ asked }: { asked: PageQuery }) {
  const [query, setQuery] = useState(() =>
    queryOfAddress(typeof location === "undefined" ? asked : new URLSearchParams(location.search)),
  );
  const list = useList<JobList>("jobs", addressOf(query));
  const [shown, setShown] = useState(query.page > 1 ? FETCH_SIZE : FIRST_SHOWN);
  const [doomed, setDoomed] = useState<AdminJobRow | null>(null);
  const { jobs, total, isMore }: JobList = list.data ?? { jobs: [], total: 0 };
  const { picked, pick, clear } = usePicked(jobs);
  const { remove, restore } = useDeleteJob((job) => {
    setDoomed(null);
    pick([job], false);
  });

  const ask = (change: Partial<ListQuery>) => {
    const next = { ...query, page: 1, ...change };
    setQuery(next);
    keepInAddress(next);
    // Another page of the same list adds to what is ticked; of another question it would be out of sight.
    if (change.page === undefined) clear();
    setShown(change.page === undefined ? FIRST_SHOWN : FETCH_SIZE);
  };
  const hidden = jobs.length - shown;
  const pages = Math.ceil(total / FETCH_SIZE);
  useGonePage(list, { page: query.page, pages }, (page) => ask({ page }));

  return (
    <section aria-label="Manage jobs" className="grid gap-3">
      <JobFilters query={query} ask={ask} />
      <ListState list={list} loading="Loading the jobs..." failed="The jobs could not be loaded." />
      {/* Also where a page could not be loaded: it holds the way back of what was done. */}
      <BulkBar jobs={picked} elsewhere={picked.filter((job) => !jobs.some(({ id }) => id === job.id)).length} clear={clear} />
      {list.data && (
        <>
          <p role="status" className="text-muted">
            Showing {formatNumber(Math.min(shown, jobs.length), "en")} of {isMore && "more than "}
            {counted(total, "job")}
            {isMore && ". The list ends there: search or filter to see others"}
          </p>
          <JobTable jobs={jobs.slice(0, shown)} picked={new Set(picked.map(({ id }) => id))} pick={pick} askDelete={setDoomed} />
          <Pager label="Pages of jobs" page={query.page} pages={pages} onPageChange={(page) => ask({ page })}>
            {hidden > 0 && <Button onClick={() => setShown(FETCH_SIZE)}>Show {hidden} more</Button>}
          </Pager>
        </>
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete job"
          question="Are you sure you want to delete this job? This action cannot be undone."
          action="Delete"
          busyAction="Deleting..."
          isBusy={remove.isPending}
          confirm={() => remove.mutate(doomed)}
          close={() => setDoomed(null)}
          note={`That holds after ${BIN_DAYS} days, when it is gone for good. Until then it stays in the bin, and can be restored from there.`}
        >
          {doomed.title}
        </ConfirmDialog>
      )}
      <Meanwhile write={remove} action="Delete" />
      <Meanwhile write={restore} action="Restore" />
    </section>
  );
}

/** The call that answers a query. */
function addressOf({ page, ...filters }: ListQuery): string {
  const given = Object.entries({ ...filters, page: String(page), limit: String(FETCH_SIZE) }).filter(([, value]) => value !== "");
  return `/api/admin/jobs?${new URLSearchParams(given)}`;
}
