"use client";

import type { ListQuery } from "@/components/admin/manage-jobs/use-job-list";
import { COMMON_DEPARTMENTS, OTHER_DEPARTMENTS } from "@/lib/jobs/editing/options";
import { ADMIN_SORTS, type AdminSort } from "@/lib/jobs/editing/schema";

const STATUSES = { open: "Open", closed: "Closed", draft: "Draft", scheduled: "Scheduled", withdrawn: "Withdrawn" } as const;
const SORTS = {
  updated: "Last changed",
  latest: "Latest first",
  deadline: "Deadline",
  title: "Title A-Z",
  department: "Department",
} as const satisfies Record<AdminSort, string>;

/** Search, status, department and order of the staff's list. */
export function JobFilters({ query, ask }: { query: ListQuery; ask: (change: Partial<ListQuery>) => void }) {
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <label className="grid gap-1">
        Search
        <input
          type="search"
          className="field"
          placeholder="Words or number"
          value={query.search}
          onChange={(event) => ask({ search: event.target.value })}
        />
      </label>
      <label className="grid gap-1">
        Status
        <select className="field" value={query.status} onChange={(event) => ask({ status: event.target.value })}>
          <option value="">All</option>
          {Object.entries(STATUSES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        Department
        <select className="field" value={query.department} onChange={(event) => ask({ department: event.target.value })}>
          <option value="">All</option>
          {[...COMMON_DEPARTMENTS, ...OTHER_DEPARTMENTS].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        Sort by
        <select className="field" value={query.sortBy} onChange={(event) => ask({ sortBy: event.target.value })}>
          {ADMIN_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort]}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
