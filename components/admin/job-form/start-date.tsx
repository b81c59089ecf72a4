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
    setValue("notice.stages", isChecked ? openingOn(start, stages) : stages.flatMap((stage) => notOpeningOn(start, stage)), {
      shouldDirty: true,
    });
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

/** Stages of which the first to apply in begins on a day. */
function openingOn(start: string, stages: Stage[]): Stage[] {
  const others = stages.filter(({ kind }) => kind !== "apply");
  const [known = { kind: "apply", status: "confirmed" }, ...more] = stages.filter(({ kind }) => kind === "apply");
  return [{ ...known, from: start }, ...more, ...others];
}

/** A stage without that day, where applying begins on it: of two that say so the other would announce it still. What else was entered stays: its last day, its name. */
function notOpeningOn(start: string, stage: Stage): Stage[] {
  if (stage.kind !== "apply" || stage.from !== start) return [stage];
  const { kind: _kind, status: _status, from: _from, ...said } = stage;
  return tidied(said) === undefined ? [] : [{ ...stage, from: null }];
}
