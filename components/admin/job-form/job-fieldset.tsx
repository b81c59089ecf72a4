"use client";

import { useFormContext } from "react-hook-form";
import { PositionsEditor } from "@/components/admin/job-form/positions-editor";
import { SelectField, TextField } from "@/components/admin/job-form/text-field";
import { BLANK_POSITION, type JobFormValues } from "@/lib/jobs/editing/form-values";
import {
  COMMON_DEPARTMENTS,
  LOCATION_OPTIONS,
  ORGANIZATION_SUGGESTIONS,
  OTHER_DEPARTMENTS,
  QUALIFICATION_OPTIONS,
} from "@/lib/jobs/editing/options";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job";

/** Every field of a job in three groups. `isNew` asks for what a new listing must state; an edit needs five fields. */
export function JobFieldset({ today, isNew }: { today: string; isNew: boolean }) {
  const { watch, setValue } = useFormContext<JobFormValues>();
  const isSeveral = watch("useMultiplePositions");
  return (
    <>
      <Group title="The post">
        <TextField name="title" required wide />
        <TextField name="recruitingOrganization" required={isNew} suggestions={ORGANIZATION_SUGGESTIONS} />
        <SelectField
          name="department"
          required
          groups={[
            { label: "Used most", options: COMMON_DEPARTMENTS },
            { label: "Others", options: OTHER_DEPARTMENTS },
          ]}
        />
        <SelectField name="jobCategory" required={isNew} groups={[{ options: JOB_CATEGORIES }]} />
        <SelectField name="employmentType" required={isNew} groups={[{ options: EMPLOYMENT_TYPES }]} />
        <TextField name="location" required suggestions={LOCATION_OPTIONS} hint="City, State; several with ; between them" />
        {!isSeveral && <TextField name="qualification" required suggestions={QUALIFICATION_OPTIONS} />}
        {!isSeveral && <TextField name="positions" type="number" min="1" hint="Leave blank where the notice does not say" />}
        <label className="flex min-h-11 items-center gap-2 sm:col-span-2">
          <input
            type="checkbox"
            checked={isSeveral}
            className="size-4"
            onChange={(event) => {
              setValue("useMultiplePositions", event.target.checked, { shouldDirty: true });
              if (!event.target.checked) setValue("jobPositions", [BLANK_POSITION]);
            }}
          />
          The notice advertises several positions
        </label>
        {isSeveral && <PositionsEditor />}
      </Group>
      <Group title="Dates and links">
        <TextField name="applicationStartDate" type="date" required={isNew} max={today} />
        <TextField name="deadline" type="date" required min={isNew ? today : undefined} />
        <TextField name="applyLink" type="url" required={isNew} hint="The official page on which to apply" />
        <TextField name="sourceUrl" type="url" hint="The notice; empty becomes Manual Entry" />
      </Group>
      <Group title="Details">
        <TextField name="salary" hint="As the notice writes it: Pay Level-6 (Rs 35,400-1,12,400)" />
        <TextField name="ageLimit" />
        <TextField name="applicationFee" />
        <TextField name="experienceRequired" />
        <TextField name="vacancyBreakdown" hint="UR, EWS, OBC, SC, ST, PwBD" />
        <TextField name="advertisementNumber" />
        <TextField name="selectionProcess" wide hint="Steps with commas between them" />
        <TextField name="description" type="textarea" rows={6} wide hint="A blank line begins a new paragraph" />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="card grid min-w-0 gap-4 p-4 sm:grid-cols-2">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-semibold text-lg sm:col-span-2">
        {title}
      </p>
      {children}
    </fieldset>
  );
}
