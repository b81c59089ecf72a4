"use client";

import { useState } from "react";
import type { ListQuery, TextQuery } from "@/components/admin/manage-jobs/list-query";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { COMMON_DEPARTMENTS, OTHER_DEPARTMENTS } from "@/lib/jobs/editing/form/options";
import { ADMIN_SORTS, type AdminSort } from "@/lib/jobs/editing/schema";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { CLOSINGS, STAGES, type Stage, VACANCIES } from "@/lib/jobs/schema";

const STATUSES = [
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
  { value: "draft", label: "Draft" },
  { value: "scheduled", label: "Scheduled" },
  { value: "withdrawn", label: "Withdrawn" },
];
const GRID = "grid gap-3 sm:grid-cols-2 lg:grid-cols-4";
const SORTS = {
  updated: "Last changed",
  latest: "Latest first",
  deadline: "Deadline",
  title: "Title A-Z",
  department: "Department",
} as const satisfies Record<AdminSort, string>;

const DEPARTMENT_OPTIONS = [...COMMON_DEPARTMENTS, ...OTHER_DEPARTMENTS].map((value) => ({ value, label: value }));
const SORT_OPTIONS = ADMIN_SORTS.map((value) => ({ value, label: SORTS[value] }));

const STAGE_NAMES = {
  upcoming: "Begins later",
  running: "Takes applications",
  closed: "Closed",
} as const satisfies Record<Stage, string>;
const CLOSING_NAMES = {
  today: "Today",
  "3-days": "3 days",
  week: "7 days",
  "15-days": "15 days",
  "30-days": "30 days",
} as const satisfies Record<(typeof CLOSINGS)[number], string>;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
/** The filters that are asked for less often; the call takes any day and any number besides. */
const MORE = [
  { name: "employmentType", label: "Employment type", options: asOptions(EMPLOYMENT_TYPES) },
  { name: "category", label: "Category", options: asOptions(JOB_CATEGORIES) },
  { name: "stage", label: "Stage", options: STAGES.map((value) => ({ value, label: STAGE_NAMES[value] })) },
  { name: "closing", label: "Closing within", options: CLOSINGS.map((value) => ({ value, label: CLOSING_NAMES[value] })) },
  {
    name: "vacancies",
    label: "Vacancies",
    options: VACANCIES.map((count) => ({ value: `${count}`, label: `At least ${count}` })),
  },
] as const;

/** Search, filters and order of the staff's list. */
export function JobFilters({ query, ask }: { query: ListQuery; ask: (change: Partial<ListQuery>) => void }) {
  const choice = (name: keyof TextQuery) => ({
    value: query[name],
    onChange: (event: { target: { value: string } }) => ask({ [name]: event.target.value }),
  });
  const [areMoreAsked] = useState(query.source !== "" || MORE.some(({ name }) => query[name] !== ""));
  return (
    <search className="grid gap-3">
      <OfRun query={query} ask={ask} />
      <div className={GRID}>
        <Input label="Search" type="search" placeholder="Words or number" {...choice("search")} />
        <Select label="Status" empty="All" options={STATUSES} {...choice("status")} />
        <Select label="Department" empty="All" options={DEPARTMENT_OPTIONS} {...choice("department")} />
        <Select label="Sort by" options={SORT_OPTIONS} {...choice("sortBy")} />
      </div>
      <details open={areMoreAsked || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-neel underline md:min-h-8">
          More filters
        </summary>
        <div className={GRID}>
          <Input label="Source" hint="As the list names it, in full: a host, or entered here" {...choice("source")} />
          {MORE.map(({ name, label, options }) => (
            <Select key={name} label={label} empty="All" options={options} {...choice(name)} />
          ))}
        </div>
      </details>
    </search>
  );
}

/** Says that the list holds the jobs of one import run, with the way back to all. */
function OfRun({ query: { madeBy, changedBy }, ask }: { query: ListQuery; ask: (change: Partial<ListQuery>) => void }) {
  if (madeBy === "" && changedBy === "") return null;
  const said = [madeBy && `New in run ${madeBy}.`, changedBy && `Changed last by run ${changedBy}.`].filter(Boolean).join(" ");
  return (
    <p className="flex flex-wrap items-center gap-3">
      {said}
      <Button size="sm" onClick={() => ask({ madeBy: "", changedBy: "" })}>
        Show all jobs
      </Button>
    </p>
  );
}
