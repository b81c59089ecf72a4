"use client";

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button, buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { proposedTime } from "@/lib/jobs/editing/form/propose-time";

type Props = {
  /** The instant for which the job is scheduled already. */
  scheduledAt: string | null;
  /** Schedules the job for a time of day in India. */
  schedule: (publishAt: string) => void;
  isBusy: boolean;
};

/** Opens to the time at which a stored job is to come out. */
export function ScheduleBox({ scheduledAt, schedule, isBusy }: Props) {
  /** A time of day in India; blank before the box was opened. */
  const [publishAt, setPublishAt] = useState("");
  const box = useRef<HTMLDetailsElement>(null);
  useSubmitFrom(box, () => !isBusy && schedule(publishAt));
  return (
    <details
      ref={box}
      className="max-sm:open:w-full sm:relative"
      onToggle={() => setPublishAt(publishAt || proposedTime(new Date(), scheduledAt))}
    >
      <summary className={buttonVariants()}>Schedule</summary>
      {/* A box over the button would be as narrow as the button: it has a width of its own, and on a phone stands below it. */}
      <div className="card grid gap-2 p-3 max-sm:mt-2 sm:absolute sm:bottom-full sm:z-10 sm:mb-2 sm:w-72 sm:shadow-lg">
        <PublishAt label="Publication time (Indian time)" value={publishAt} onValueChange={setPublishAt} />
        <Button variant="primary" disabled={isBusy} onClick={() => schedule(publishAt)}>
          Schedule job
        </Button>
      </div>
    </details>
  );
}

/**
 * Does something else than its form where Enter in a field of a box submits it: left to the form, the key would save the job, and not schedule it. The key
 * itself says too little, since it opens the calendar on the button of that.
 */
function useSubmitFrom(box: RefObject<HTMLElement | null>, submit: () => void) {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (!box.current?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      submit();
    };
    const form = box.current?.closest("form");
    form?.addEventListener("submit", onSubmit, true);
    return () => form?.removeEventListener("submit", onSubmit, true);
  });
}

type PublishAtProps = Omit<ComponentProps<typeof Input>, "id" | "type" | "onChange"> & { onValueChange: (time: string) => void };

/** When a job is to come out, with what the server says is wrong with it: no field of the job, and so none of the rules of its form. */
export function PublishAt({ onValueChange, ...input }: PublishAtProps) {
  const { errors } = useFormContext<JobFormValues>().formState;
  const { publishAt } = errors as Record<string, { message?: string } | undefined>;
  return (
    <Input
      {...input}
      id="job-publishAt"
      type="datetime-local"
      error={publishAt?.message}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
