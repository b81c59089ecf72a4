"use client";

import { PublishAt } from "@/components/admin/job-form/schedule-box";
import { StatusActions } from "@/components/admin/job-form/status-actions";
import { SendButton } from "@/components/admin/send-button";
import { RadioGroup } from "@/components/ui/radio-group";
import { proposedTime } from "@/lib/jobs/editing/form/propose-time";
import type { AdminJobDto, Conflict } from "@/lib/jobs/editing/schema";

/** How a new job is to come to the public. */
export type Wish = { status: "published" | "draft" } | { status: "scheduled"; publishAt: string };

type Props = {
  job?: AdminJobDto;
  wish: Wish;
  setWish: (wish: Wish) => void;
  isBusy: boolean;
  today: string;
  /** Saves what was typed into the form of a stored job; answers the version that is stored then, or null where that was refused. */
  saveFirst: () => Promise<number | null>;
  /** Goes on from a stored job whose status was changed. */
  onChanged: (job: AdminJobDto) => void;
  /** Shows what another editor saved of a stored job meanwhile. */
  onConflict: (conflict: Conflict) => void;
  /** Leads to what is wrong with the job. */
  onRefused: () => void;
};

const WISHES = [
  { value: "published", label: "Publish now" },
  { value: "scheduled", label: "Publish later" },
  { value: "draft", label: "Keep as a draft" },
] as const satisfies { value: Wish["status"]; label: string }[];

const LABELS = { published: "Publish job", draft: "Save draft", scheduled: "Schedule job" } as const;

/** The buttons of the form. A new job is published, scheduled or kept as a draft; a stored one is saved, and its status changed beside. */
export function PublishBar({ job, wish, setWish, isBusy, today, saveFirst, ...status }: Props) {
  if (job) {
    return (
      <div className="card flex flex-wrap items-center gap-3 p-4">
        <SendButton variant="primary" disabled={isBusy}>
          {isBusy ? "Saving..." : "Save changes"}
        </SendButton>
        <StatusActions {...status} job={job} saveFirst={saveFirst} isBusy={isBusy} />
        <ShortcutHint />
      </div>
    );
  }
  return (
    <div className="card grid gap-4 p-4">
      <RadioGroup
        label="When it is saved"
        options={WISHES}
        value={wish.status}
        onValueChange={(status) => setWish(status === "scheduled" ? { status, publishAt: proposedTime(new Date()) } : { status })}
        isInline
      />
      {wish.status === "scheduled" && (
        <PublishAt
          label="Publication time"
          hint="Indian time"
          min={`${today}T00:00`}
          value={wish.publishAt}
          onValueChange={(publishAt) => setWish({ status: "scheduled", publishAt })}
          className="max-w-xs"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SendButton variant="primary" disabled={isBusy}>
          {isBusy ? "Saving..." : LABELS[wish.status]}
        </SendButton>
        <ShortcutHint />
      </div>
    </div>
  );
}

function ShortcutHint() {
  return (
    <p className="text-muted">
      <kbd>Ctrl</kbd> + <kbd>Enter</kbd> saves from any field
    </p>
  );
}
