"use client";

import { useState } from "react";
import { BULK_WORDS, BulkDialog, type OfferedAction } from "@/components/admin/manage-jobs/bulk-dialog";
import type { SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";
import type { LeftJob } from "@/components/admin/manage-jobs/use-bulk-write";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { adminLinks } from "@/lib/admin-links";
import { counted } from "@/lib/i18n/format";

/** What can be done to the ticked jobs at once: all of them or none. */
export function BulkBar({ jobs, afterWrite }: { jobs: SeenJob[]; afterWrite: () => void }) {
  const [action, setAction] = useState<OfferedAction | null>(null);
  const [left, setLeft] = useState<LeftJob[]>([]);
  const leftAlone = left.length > 0 && <LeftAlone jobs={left} close={() => setLeft([])} />;
  if (jobs.length === 0) return leftAlone;
  return (
    <>
      {leftAlone}
      <div className="card flex flex-wrap items-center gap-2 bg-neel-soft! p-3">
        <p role="status" className="font-semibold">
          {jobs.length} picked
        </p>
        {(Object.keys(BULK_WORDS) as OfferedAction[]).map((offered) => (
          <Button key={offered} size="sm" onClick={() => setAction(offered)}>
            {BULK_WORDS[offered].label}
          </Button>
        ))}
        {action && (
          <BulkDialog jobs={jobs} action={action} close={() => setAction(null)} tellLeft={setLeft} afterWrite={afterWrite} />
        )}
      </div>
    </>
  );
}

/** The jobs that a bulk write left as they are, each with the reason: a toast is gone before several are read. */
function LeftAlone({ jobs, close }: { jobs: readonly LeftJob[]; close: () => void }) {
  return (
    <Callout role="status" tone="warning">
      <p className="font-semibold">{counted(jobs.length, "job")} left alone:</p>
      <ul className="my-1 max-h-60 list-disc overflow-y-auto pl-5">
        {jobs.map(({ id, title, reason }) => (
          <li key={id} className="wrap-anywhere">
            <a href={adminLinks.job(id)} className="text-inherit!">
              #{id} {title}
            </a>
            : {reason}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={close}>
        Hide
      </Button>
    </Callout>
  );
}
