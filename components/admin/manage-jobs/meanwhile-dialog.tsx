"use client";

import { SAVED_FIRST, savedBySentence } from "@/components/admin/conflict";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";
import { Table } from "@/components/ui/table";
import { formatStaffInstant, formatStored } from "@/lib/i18n/format";
import type { AdminJobRow, Conflict } from "@/lib/jobs/editing/schema";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { STAFF_LIST_NAMES } from "@/lib/jobs/job/names";

/** A job as a list of the staff showed it. */
export type SeenJob = Pick<AdminJobRow, "id" | "title" | "version"> & Partial<AdminJobRow>;

type Props = {
  conflicts: readonly Conflict[];
  seen: readonly SeenJob[];
  /** What was asked for. */
  action: string;
  /** Asks for it again, of the jobs as they are now. */
  again: () => void;
  close: () => void;
};

/** Shows which jobs others saved since the list was read, and what differs there; nothing is written over without a choice. */
export function MeanwhileDialog({ conflicts, seen, action, again, close }: Props) {
  const [first] = conflicts;
  const isOne = conflicts.length === 1;
  return (
    <DialogFrame
      title={isOne ? SAVED_FIRST : `Other editors saved ${conflicts.length} of these jobs first`}
      description={`${isOne && first ? `${savedBySentence(first)} ` : ""}Nothing was changed.`}
      size="xl"
      closeLabel="Close"
      onClose={close}
      footer={
        <>
          <Button variant="danger" onClick={again}>
            {action} all the same
          </Button>
          <Button onClick={close}>Cancel</Button>
        </>
      }
    >
      <Table label="Jobs that others saved">
        <caption className="sr-only">Jobs that others saved</caption>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">What the list showed, and what is stored</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ job, savedBy, savedAt }) => (
            <tr key={job.id}>
              <th scope="row" className="wrap-anywhere min-w-36">
                {job.title}
                <span className="block font-normal text-muted">
                  #{job.id} · saved by {savedBy}, <time dateTime={savedAt}>{formatStaffInstant(savedAt)}</time>
                </span>
              </th>
              <td>
                <Differences seen={seen.find(({ id }) => id === job.id)} stored={job} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </DialogFrame>
  );
}

const SHOWN = ["status", ...STAFF_LIST_NAMES] as const;

function Differences({ seen, stored }: { seen: SeenJob | undefined; stored: Conflict["job"] }) {
  const changed = SHOWN.filter((name) => seen?.[name] !== undefined && seen[name] !== stored[name]);
  if (changed.length === 0) return <>Nothing that the list shows</>;
  return (
    <dl>
      {changed.map((name) => (
        <div key={name}>
          <dt className="inline font-semibold">{name === "status" ? "Status" : JOB_FIELDS[name].label}: </dt>
          <dd className="inline">
            {textOf(seen?.[name])} → {textOf(stored[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const textOf = (value: unknown) => formatStored(value) || "(blank)";
