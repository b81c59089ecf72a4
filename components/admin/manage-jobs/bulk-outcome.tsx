import type { Dispatch, RefObject, SetStateAction } from "react";
import type { SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";
import { type LeftJob, useUndoBulk } from "@/components/admin/manage-jobs/use-bulk-write";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { adminLinks } from "@/lib/admin-links";
import { counted } from "@/lib/i18n/format";

/** What a bulk write did: the jobs as it left them, and those that it left alone. */
export type Outcome = {
  changed: readonly SeenJob[];
  left: readonly LeftJob[];
  /** Whether readers were told of another last date. */
  isTold: boolean;
};

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  outcome: Outcome;
  /** Shows another one in its place, made from the one that is shown by then. */
  show: Dispatch<SetStateAction<Outcome | null>>;
};

/** What became of the jobs of a bulk write, with the way back, for as long as nobody hides it: a toast is gone before several reasons are read. */
export function BulkOutcome({ ref, outcome, show }: Props) {
  const { changed, left, isTold } = outcome;
  const undo = useUndoBulk((undone, stayed) => {
    const next = stayed.length > 0 ? { changed: [], left: stayed, isTold: false } : null;
    // Another write may have come meanwhile, with a way back of its own.
    show((shown) => (shown?.changed === undone ? next : shown));
  });
  return (
    <Callout ref={ref} tabIndex={-1} role="status" tone={left.length > 0 ? "warning" : "success"}>
      {changed.length > 0 && <p className="font-semibold">{counted(changed.length, "job")} changed.</p>}
      {changed.length > 0 && isTold && <p>Undone, readers of the public ones are told that the entry here was wrong.</p>}
      {left.length > 0 && <LeftAlone jobs={left} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {changed.length > 0 && (
          <Button size="sm" disabled={undo.isPending} onClick={() => undo.mutate(changed)}>
            {undo.isPending ? "Undoing..." : "Undo"}
          </Button>
        )}
        <Button size="sm" onClick={() => show(null)}>
          Hide
        </Button>
      </div>
    </Callout>
  );
}

function LeftAlone({ jobs }: { jobs: readonly LeftJob[] }) {
  return (
    <>
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
    </>
  );
}
