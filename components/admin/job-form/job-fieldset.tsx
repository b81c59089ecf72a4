"use client";

import { useFormContext } from "react-hook-form";
import { Deadline } from "@/components/admin/job-form/deadline";
import { JobSelect, JobSuggest, JobText, JobTextarea } from "@/components/admin/job-form/job-controls";
import { PositionsEditor } from "@/components/admin/job-form/positions-editor";
import { SeveralPositions } from "@/components/admin/job-form/several-positions";
import { StartDate } from "@/components/admin/job-form/start-date";
import { NoticeSection } from "@/components/admin/notice-form/notice-section";
import { FieldSet } from "@/components/ui/field-set";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import {
  COMMON_DEPARTMENTS,
  LOCATION_OPTIONS,
  ORGANIZATION_SUGGESTIONS,
  OTHER_DEPARTMENTS,
  QUALIFICATION_OPTIONS,
} from "@/lib/jobs/editing/form/options";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";

type Props = {
  today: string;
  /** What the rules ask for (RuleContext). */
  kind: "new" | "source" | "edit";
  isNew: boolean;
  /** The hour of the last date as the source of the job states it. */
  listedHour: string | null;
};

/** Every field of a job in three groups; what the rules ask for is marked. */
export function JobFieldset({ today, kind, isNew, listedHour }: Props) {
  const isFull = kind === "new";
  const isSeveral = useFormContext<JobFormValues>().watch("useMultiplePositions");
  return (
    <>
      <Group title="The post">
        <JobText name="title" required className="sm:col-span-2" />
        <JobText
          name="titleHi"
          lang="hi"
          hint="For Hindi pages; without it they show the title as published"
          className="sm:col-span-2"
        />
        <JobSuggest name="recruitingOrganization" required={kind !== "edit"} suggestions={ORGANIZATION_SUGGESTIONS} />
        <JobText name="recruitingOrganizationHi" lang="hi" hint="Only where Hindi pages do not name it well by themselves" />
        <JobSelect
          name="department"
          required
          groups={[
            { label: "Used most", options: COMMON_DEPARTMENTS },
            { label: "Others", options: OTHER_DEPARTMENTS },
          ]}
        />
        <JobSelect name="jobCategory" required={isFull} groups={[{ options: JOB_CATEGORIES }]} />
        <JobSelect name="employmentType" required={isFull} groups={[{ options: EMPLOYMENT_TYPES }]} />
        <JobSuggest name="location" required suggestions={LOCATION_OPTIONS} hint="City, State; several with ; between them" />
        {!isSeveral && <JobSuggest name="qualification" required suggestions={QUALIFICATION_OPTIONS} />}
        {!isSeveral && <JobText name="positions" type="number" min="1" hint="Leave blank where the notice does not say" />}
        <SeveralPositions />
        {isSeveral && <PositionsEditor />}
      </Group>
      <Group title="Dates and links">
        <StartDate today={today} required={isFull} />
        <Deadline min={isNew ? today : undefined} listedHour={listedHour} />
        <JobText name="applyLink" type="url" required={isFull} hint="The official page on which to apply" />
        <JobText name="sourceUrl" type="url" hint="The notice; empty becomes Manual Entry" />
      </Group>
      <NoticeSection />
      <Group title="Details">
        <JobText name="salary" hint="As the notice writes it: Pay Level-6 (Rs 35,400-1,12,400)" />
        <JobText name="ageLimit" />
        <JobText name="applicationFee" />
        <JobText name="experienceRequired" />
        <JobText name="vacancyBreakdown" hint="UR, EWS, OBC, SC, ST, PwBD" />
        <JobText name="advertisementNumber" />
        <JobText name="selectionProcess" className="sm:col-span-2" hint="Steps with commas between them" />
        <JobTextarea name="description" rows={6} className="sm:col-span-2" hint="A blank line begins a new paragraph" />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <FieldSet label={title} isLabelHidden className="card grid gap-4 p-4 sm:grid-cols-2">
      <p aria-hidden className="font-semibold text-lg sm:col-span-2">
        {title}
      </p>
      {children}
    </FieldSet>
  );
}
