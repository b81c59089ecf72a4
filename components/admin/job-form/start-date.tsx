"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { JobText } from "@/components/admin/job-form/job-controls";
import { Checkbox } from "@/components/ui/checkbox";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { announcedStart } from "@/lib/notice/announced-start";

type Stage = { kind?: string; from?: string | null };

/** The day on which applying begins. One that is to come is one that the notice announces: a stage of it as data. */
export function StartDate({ today, required }: { today: string; required: boolean }) {
  const { control, setValue } = useFormContext<JobFormValues>();
  const [start, notice] = useWatch({ control, name: ["applicationStartDate", "notice"] });
  const isAnnounced = start !== "" && announcedStart(notice) === start;
  const announce = (isChecked: boolean) => {
    const others = ((notice?.stages ?? []) as Stage[]).filter(({ kind }) => kind !== "apply");
    const stage = { kind: "apply", from: start, status: "confirmed" };
    setValue("notice.stages", isChecked ? [stage, ...others] : others, { shouldDirty: true });
  };
  return (
    <div>
      <JobText name="applicationStartDate" type="date" required={required} max={isAnnounced ? undefined : today} />
      {start > today && (
        <Checkbox label="The notice announces that applying opens on that day" checked={isAnnounced} onCheckedChange={announce} />
      )}
    </div>
  );
}
