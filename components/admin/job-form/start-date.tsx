"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { JobText } from "@/components/admin/job-form/job-controls";
import { Checkbox } from "@/components/ui/checkbox";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { announcedStart } from "@/lib/notice/announced-start";
import { tidied } from "@/lib/notice/editing/tidied";

type Stage = { kind?: string; status?: string; from?: string | null };

/** The day on which applying begins. One that is to come is one that the notice announces: a stage of it as data. */
export function StartDate({ today, required }: { today: string; required: boolean }) {
  const { control, setValue } = useFormContext<JobFormValues>();
  const [start, notice] = useWatch({ control, name: ["applicationStartDate", "notice"] });
  const isAnnounced = start !== "" && announcedStart(notice) === start;
  const announce = (isChecked: boolean) => {
    const stages = (notice?.stages ?? []) as Stage[];
    const others = stages.filter(({ kind }) => kind !== "apply");
    const [known = { kind: "apply", status: "confirmed" }, ...more] = stages.filter(({ kind }) => kind === "apply");
    const { kind: _kind, status: _status, from: _from, ...said } = known;
    // What else was entered of the stage stays: its last day, its name, its address.
    const isKept = isChecked || tidied(said) !== undefined;
    const stage = { ...known, from: isChecked ? start : null };
    setValue("notice.stages", [...(isKept ? [stage] : []), ...more, ...others], { shouldDirty: true });
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
