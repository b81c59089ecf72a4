"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { conflictsIn } from "@/components/admin/conflict";
import { CORRECTION_OPTIONS } from "@/components/admin/job-form/correction-choice";
import { MeanwhileDialog, type SeenJob } from "@/components/admin/manage-jobs/meanwhile-dialog";
import { useShowVersions } from "@/components/admin/use-list";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogFrame } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { counted } from "@/lib/i18n/format";
import type { BulkAction, BulkResult, Correction } from "@/lib/jobs/editing/schema";

const ACTIONS = {
  close: { label: "Close", ask: "Applications of these jobs end now. Their pages show why, beside the last date of the notice." },
  reopen: { label: "Reopen", ask: "The last dates of their notices hold again." },
  withdraw: { label: "Withdraw", ask: "These jobs leave every list and page." },
  publish: { label: "Publish", ask: "These jobs become public." },
  deadline: { label: "Change deadline", ask: "The last date of these jobs changes." },
} as const satisfies Partial<Record<BulkAction, { label: string; ask: string }>>;
type Offered = keyof typeof ACTIONS;

/** What can be done to the ticked jobs at once: all of them or none. */
export function BulkBar({ jobs, afterWrite }: { jobs: SeenJob[]; afterWrite: () => void }) {
  const [action, setAction] = useState<Offered | null>(null);
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
        {(Object.keys(ACTIONS) as Offered[]).map((offered) => (
          <Button key={offered} size="sm" onClick={() => setAction(offered)}>
            {ACTIONS[offered].label}
          </Button>
        ))}
        {action && (
          <BulkDialog jobs={jobs} action={action} close={() => setAction(null)} tellLeft={setLeft} afterWrite={afterWrite} />
        )}
      </div>
    </>
  );
}

type LeftJob = { id: number; title: string; reason: string };

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

type DialogProps = {
  jobs: SeenJob[];
  action: Offered;
  close: () => void;
  tellLeft: (left: LeftJob[]) => void;
  afterWrite: () => void;
};

function BulkDialog({ jobs, action, close, tellLeft, afterWrite }: DialogProps) {
  const [deadline, setDeadline] = useState("");
  const [reason, setReason] = useState("");
  const [correction, setCorrection] = useState<Correction | null>(null);
  /** Whether somebody pressed the button without saying why readers are told of another last date. */
  const [isWhyMissed, setWhyMissed] = useState(false);
  const { label, ask } = ACTIONS[action];
  const showVersions = useShowVersions();
  const write = useMutation({
    mutationFn: (seen: SeenJob[]) =>
      callAdmin<BulkResult>("POST", "/api/admin/jobs/bulk", {
        ids: seen.map(({ id }) => id),
        versions: Object.fromEntries(seen.map(({ id, version }) => [id, version])),
        action,
        ...(action === "deadline" && { deadline, ...(correction && { correction }) }),
        ...(action === "close" && { reason }),
      }),
    meta: { changes: "jobs" },
    onSuccess: ({ changed, skipped, versions = {} }) => {
      showVersions(versions);
      tellLeft(skipped.map(({ id, reason }) => ({ id, title: jobs.find((job) => job.id === id)?.title ?? "", reason })));
      showToast({
        title: changed.length === 0 ? "No jobs changed" : `${counted(changed.length, "job")} changed`,
        destructive: changed.length === 0,
        ...(skipped.length > 0 && {
          description: `${counted(skipped.length, "job")} left alone: the reasons stand above the list.`,
        }),
      });
      close();
      afterWrite();
    },
  });
  const conflicts = conflictsIn(write.error);
  if (conflicts.length > 0 && write.variables) {
    const seen = write.variables;
    const stored = seen.map((job) => conflicts.find((conflict) => conflict.job.id === job.id)?.job ?? job);
    return (
      <MeanwhileDialog conflicts={conflicts} seen={seen} action={label} again={() => write.mutate(stored)} close={write.reset} />
    );
  }
  const errors = write.error?.body.errors ?? {};
  const tellsReaders = action === "deadline" && jobs.some(({ status }) => status === "published");
  const send = () => {
    setWhyMissed(tellsReaders && !correction);
    if (correction || !tellsReaders) write.mutate(jobs);
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
      {action === "deadline" && (
        <>
          <Input
            label="New deadline"
            type="date"
            required
            error={errors.deadline?.[0]}
            value={deadline}
            onChange={(event) => setDeadline(event.target.value)}
            className="max-w-xs"
          />
          {tellsReaders && (
            <RadioGroup
              label="Why?"
              required
              error={isWhyMissed && !correction ? "Say why the deadline changes." : undefined}
              options={CORRECTION_OPTIONS}
              value={correction}
              onValueChange={setCorrection}
              className="mt-3"
            />
          )}
        </>
      )}
      {action === "close" && (
        <Input
          label="Reason, as readers see it"
          required
          error={errors.reason?.[0]}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {write.isError && Object.keys(errors).length === 0 && (
        <Callout role="alert" tone="critical" className="mt-3">
          {write.error.message}
        </Callout>
      )}
    </DialogFrame>
  );
}
