"use client";

import { useDeferredValue, useState } from "react";
import { counted } from "@/components/admin/counted";
import { BulkBar } from "@/components/admin/manage-jobs/bulk-bar";
import { DeleteDialog } from "@/components/admin/manage-jobs/delete-dialog";
import { JobFilters } from "@/components/admin/manage-jobs/job-filters";
import { JobTable } from "@/components/admin/manage-jobs/job-table";
import { FETCH_SIZE, FIRST_SHOWN, type ListQuery, useJobList } from "@/components/admin/manage-jobs/use-job-list";
import { formatNumber } from "@/lib/i18n/format";
import type { AdminJobRow } from "@/lib/jobs/editing/schema";

const FIRST: ListQuery = { search: "", status: "", department: "", sortBy: "updated", page: 1 };

/** All jobs: the first 20 of a fetch of 50, then search, filters, sort and paging over all; edit, delete with undo, bulk changes. */
export function ManageJobs() {
  const [query, setQuery] = useState(FIRST);
  const { list, reload } = useJobList(useDeferredValue(query));
  const [shown, setShown] = useState(FIRST_SHOWN);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [doomed, setDoomed] = useState<AdminJobRow | null>(null);

  const ask = (change: Partial<ListQuery>) => {
    setQuery({ ...query, page: 1, ...change });
    setPicked(new Set());
    setShown(change.page === undefined ? FIRST_SHOWN : FETCH_SIZE);
  };
  const afterWrite = async () => {
    setPicked(new Set());
    await reload();
  };

  return (
    <section aria-label="Manage jobs" className="grid gap-3">
      <JobFilters query={query} ask={ask} />
      {list === null && <p role="status">Loading the jobs...</p>}
      {list === "failed" && (
        <p role="alert">
          The jobs could not be loaded.{" "}
          <button type="button" className="button-quiet small" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {list !== null && list !== "failed" && (
        <>
          <p role="status" className="text-muted">
            Showing {formatNumber(Math.min(shown, list.jobs.length), "en")} of {counted(list.total, "job")}
          </p>
          <BulkBar ids={[...picked]} afterWrite={afterWrite} />
          <JobTable jobs={list.jobs.slice(0, shown)} picked={picked} setPicked={setPicked} askDelete={setDoomed} />
          <Paging
            query={query}
            ask={ask}
            total={list.total}
            hidden={list.jobs.length - shown}
            showAll={() => setShown(FETCH_SIZE)}
          />
        </>
      )}
      {doomed && <DeleteDialog job={doomed} close={() => setDoomed(null)} afterWrite={afterWrite} />}
    </section>
  );
}

type PagingProps = {
  query: ListQuery;
  ask: (change: Partial<ListQuery>) => void;
  total: number;
  /** Jobs of this fetch that are not shown yet. */
  hidden: number;
  showAll: () => void;
};

function Paging({ query, ask, total, hidden, showAll }: PagingProps) {
  const pages = Math.max(1, Math.ceil(total / FETCH_SIZE));
  return (
    <nav aria-label="Pages of jobs" className="flex flex-wrap items-center gap-2">
      {hidden > 0 && (
        <button type="button" className="button-quiet" onClick={showAll}>
          Show {hidden} more
        </button>
      )}
      {pages > 1 && (
        <>
          <button type="button" className="button-quiet" disabled={query.page <= 1} onClick={() => ask({ page: query.page - 1 })}>
            Previous
          </button>
          <span className="tabular-nums">
            Page {query.page} of {pages}
          </span>
          <button
            type="button"
            className="button-quiet"
            disabled={query.page >= pages}
            onClick={() => ask({ page: query.page + 1 })}
          >
            Next
          </button>
        </>
      )}
    </nav>
  );
}
