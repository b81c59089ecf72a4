"use client";

import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { COMMON_DEPARTMENTS, OTHER_DEPARTMENTS } from "@/lib/jobs/editing/form/options";
import { ADMIN_SORTS, type AdminSort } from "@/lib/jobs/editing/schema";

const STATUSES = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
  { value: "draft", label: "Draft" },
  { value: "scheduled", label: "Scheduled" },
  { value: "withdrawn", label: "Withdrawn" },
];
const SORTS = {
  updated: "Last changed",
  latest: "Latest first",
  deadline: "Deadline",
  title: "Title A-Z",
  department: "Department",
} as const satisfies Record<AdminSort, string>;

const DEPARTMENT_OPTIONS = [...COMMON_DEPARTMENTS, ...OTHER_DEPARTMENTS].map((value) => ({ value, label: value }));
const SORT_OPTIONS = ADMIN_SORTS.map((value) => ({ value, label: SORTS[value] }));

export type ListQuery = { search: string; status: string; department: string; sortBy: string; page: number };
export const FIRST_QUERY: ListQuery = { search: "", status: "", department: "", sortBy: "updated", page: 1 };

/** Search, status, department and order of the staff's list. */
export function JobFilters({ query, ask }: { query: ListQuery; ask: (change: Partial<ListQuery>) => void }) {
  const choice = (name: keyof ListQuery) => ({
    value: query[name],
    onChange: (event: { target: { value: string } }) => ask({ [name]: event.target.value }),
  });
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Input label="Search" type="search" placeholder="Words or number" {...choice("search")} />
      <Select label="Status" empty="All" options={STATUSES} {...choice("status")} />
      <Select label="Department" empty="All" options={DEPARTMENT_OPTIONS} {...choice("department")} />
      <Select label="Sort by" options={SORT_OPTIONS} {...choice("sortBy")} />
    </search>
  );
}
