import { useState } from "react";
import { conflictsIn } from "@/components/admin/conflict";
import { BulkFields } from "@/components/admin/manage-jobs/bulk-fields";
import type { Outcome } from "@/components/admin/manage-jobs/bulk-outcome";
import { MeanwhileDialog, type SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";
import { type GivenToBulk, useBulkWrite } from "@/components/admin/manage-jobs/use-bulk-write";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogFrame } from "@/components/ui/dialog";
import { counted } from "@/lib/i18n/format";
import type { BulkAction } from "@/lib/jobs/editing/schema";

/** What is offered for several jobs at once, in the order of its buttons. */
export const BULK_WORDS = {
  close: { label: "Close", ask: "Applications of these jobs end now. Their pages show why, beside the last date of the notice." },
  reopen: { label: "Reopen", ask: "The last dates of their notices hold again." },
  withdraw: { label: "Withdraw", ask: "These jobs leave every list and page." },
  publish: { label: "Publish", ask: "These jobs become public." },
  deadline: { label: "Change deadline", ask: "The last date of these jobs changes." },
} as const satisfies Partial<Record<BulkAction, { label: string; ask: string }>>;
export type OfferedAction = keyof typeof BULK_WORDS;

type Props = {
  jobs: SeenJob[];
  action: OfferedAction;
  close: () => void;
  /** Told of what became of the jobs. */
  tell: (outcome: Outcome) => void;
  afterWrite: () => void;
};

/** Asks before something is done to several jobs, and for what it needs; shows which of them others saved meanwhile. */
export function BulkDialog({ jobs: listed, action, close, tell, afterWrite }: Props) {
  /** The jobs as others have saved them, where the editor goes on with these. */
  const [stored, setStored] = useState<SeenJob[] | null>(null);
  const jobs = stored ?? listed;
  const [given, setGiven] = useState<GivenToBulk>({ deadline: "", correction: null, reason: "" });
  /** Whether somebody pressed the button without saying why readers are told of another last date. */
  const [isWhyMissed, setWhyMissed] = useState(false);
  const { label, ask } = BULK_WORDS[action];
  const tellsReaders = doesTellReaders(action, jobs);
  const write = useBulkWrite({
    action,
    given,
    onDone: (changed, left) => {
      tell({ changed, left, isTold: tellsReaders });
      close();
      afterWrite();
    },
  });
  const conflicts = conflictsIn(write.error);
  if (conflicts.length > 0 && write.variables) {
    const seen = write.variables;
    const again = () => {
      const saved = seen.map((job) => conflicts.find((conflict) => conflict.job.id === job.id)?.job ?? job);
      setStored(saved);
      const isWhyMissing = doesTellReaders(action, saved) && !given.correction;
      setWhyMissed(isWhyMissing);
      if (isWhyMissing) write.reset();
      else write.mutate(saved);
    };
    return <MeanwhileDialog conflicts={conflicts} seen={seen} action={label} again={again} close={write.reset} />;
  }
  const errors = write.error?.body.errors ?? {};
  const isWhyMissing = tellsReaders && !given.correction;
  const send = () => {
    setWhyMissed(isWhyMissing);
    // Where no answer came it may have been done: asked again of the same versions, it is answered as it was.
    const isUnanswered = write.error?.status === 0;
    if (!isWhyMissing) write.mutate((isUnanswered && write.variables) || jobs);
  };
  return (
    <DialogFrame
      title={`${label}: ${counted(jobs.length, "job")}`}
      description={ask}
      closeLabel="Cancel"
      onClose={close}
      footer={
        <>
          <Button variant="primary" disabled={write.isPending} onClick={send}>
            {label}
          </Button>
          <Button onClick={close}>Cancel</Button>
        </>
      }
    >
      <BulkFields
        action={action}
        given={given}
        give={(change) => setGiven({ ...given, ...change })}
        asksWhy={tellsReaders}
        errors={{
          deadline: errors.deadline?.[0],
          reason: errors.reason?.[0],
          correction: isWhyMissed && isWhyMissing ? "Say why the deadline changes." : undefined,
        }}
      />
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-neel underline">Which jobs</summary>
        <ul className="list-disc pl-5">
          {jobs.map(({ id, title }) => (
            <li key={id} className="wrap-anywhere">
              #{id} {title}
            </li>
          ))}
        </ul>
      </details>
      {write.isError && !errors.deadline && !errors.reason && (
        <Callout role="alert" tone="critical" className="mt-3">
          {write.error.message}
        </Callout>
      )}
    </DialogFrame>
  );
}

/** Whether readers are told of another last date, and are to be told why. */
function doesTellReaders(action: OfferedAction, jobs: readonly SeenJob[]): boolean {
  return action === "deadline" && jobs.some(({ status }) => status === "published");
}
