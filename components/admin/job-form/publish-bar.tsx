"use client";

import { Field } from "@/components/admin/field";
import { StatusActions } from "@/components/admin/job-form/status-actions";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";

/** How a new job is to come to the public. */
export type Wish = { status: "published" | "draft" } | { status: "scheduled"; publishAt: string };

type Props = { job?: AdminJobDto; wish: Wish; setWish: (wish: Wish) => void; isBusy: boolean; today: string };

const LABELS = { published: "Publish job", draft: "Save draft", scheduled: "Schedule job" } as const;

/** The buttons of the form. A new job is published, scheduled or kept as a draft; a stored one is saved, and its status changed beside. */
export function PublishBar({ job, wish, setWish, isBusy, today }: Props) {
  if (job) {
    return (
      <div className="card flex flex-wrap items-center gap-3 p-4">
        <button type="submit" disabled={isBusy} className="button-primary">
          {isBusy ? "Saving..." : "Save changes"}
        </button>
        <StatusActions job={job} today={today} />
        <ShortcutHint />
      </div>
    );
  }
  return (
    <div className="card grid gap-4 p-4">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold">When it is saved</legend>
        {(["published", "scheduled", "draft"] as const).map((status) => (
          <label key={status} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="wish"
              className="size-4"
              checked={wish.status === status}
              onChange={() => setWish(status === "scheduled" ? { status, publishAt: `${today}T18:00` } : { status })}
            />
            {{ published: "Publish now", scheduled: "Publish later", draft: "Keep as a draft" }[status]}
          </label>
        ))}
      </fieldset>
      {wish.status === "scheduled" && (
        <Field id="publish-at" label="Publication time" hint="Indian time" className="max-w-xs">
          <input
            id="publish-at"
            type="datetime-local"
            min={`${today}T00:00`}
            value={wish.publishAt}
            aria-describedby="publish-at-hint"
            onChange={(event) => setWish({ status: "scheduled", publishAt: event.target.value })}
            className="field"
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" disabled={isBusy} className="button-primary">
          {isBusy ? "Saving..." : LABELS[wish.status]}
        </button>
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
