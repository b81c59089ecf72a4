"use client";

import { useEffect, useRef, useState } from "react";
import { BULK_WORDS, BulkDialog, type OfferedAction } from "@/components/admin/manage-jobs/bulk-dialog";
import { BulkOutcome, type Outcome } from "@/components/admin/manage-jobs/bulk-outcome";
import type { SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";
import { Button } from "@/components/ui/button";
import { MAX_BULK } from "@/lib/jobs/editing/schema";

type Props = {
  /** The ticked jobs. */
  jobs: SeenJob[];
  /** How many of them are on other pages of the list. */
  elsewhere: number;
  /** Unticks all. */
  clear: () => void;
};

/** What can be done to the ticked jobs at once, all of them or none, and what became of those before. */
export function BulkBar({ jobs, elsewhere, clear }: Props) {
  const [action, setAction] = useState<OfferedAction | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with what it was pressed for.
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  const areTooMany = jobs.length > MAX_BULK;
  return (
    <>
      {outcome && <BulkOutcome ref={box} outcome={outcome} show={setOutcome} />}
      {jobs.length > 0 && (
        <div className="card flex flex-wrap items-center gap-2 bg-neel-soft! p-3">
          <p role="status" className="font-semibold">
            {jobs.length} picked{elsewhere > 0 && `, ${elsewhere} of them on other pages`}
            {areTooMany && `. At most ${MAX_BULK} are changed at once`}
          </p>
          {(Object.keys(BULK_WORDS) as OfferedAction[]).map((offered) => (
            <Button key={offered} size="sm" disabled={areTooMany} onClick={() => setAction(offered)}>
              {BULK_WORDS[offered].label}
            </Button>
          ))}
          <Button size="sm" onClick={clear}>
            Pick none
          </Button>
          {action && (
            <BulkDialog jobs={jobs} action={action} close={() => setAction(null)} tell={setOutcome} afterWrite={clear} />
          )}
        </div>
      )}
    </>
  );
}
