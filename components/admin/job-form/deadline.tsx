"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { JobText } from "@/components/admin/job-form/job-controls";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";

/** Where the day ends and the hour begins in the text of an instant. */
const [DAY, HOUR] = [10, 11];

type Props = {
  min: string | undefined;
  /** The instant at which the source of the job says that its last date ends. */
  listedHour: string | null;
};

/** The last date, with the hour that the source gives of that day: it closes the job, unless the notice gives another. */
export function Deadline({ min, listedHour }: Props) {
  const { control } = useFormContext<JobFormValues>();
  const [deadline, notice] = useWatch({ control, name: ["deadline", "notice"] });
  const isOfSource = listedHour !== null && listedHour.slice(0, DAY) === deadline && !notice?.closingTime;
  const hint = isOfSource
    ? `Closes at ${listedHour.slice(HOUR, HOUR + 5)} Indian time, as its source says. Where the notice says another hour, enter it in the notice as data: Closes at`
    : undefined;
  return <JobText name="deadline" type="date" required min={min} hint={hint} />;
}
