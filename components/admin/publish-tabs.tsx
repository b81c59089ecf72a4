import type { ComponentProps } from "react";
import { AddressTabs } from "@/components/admin/address-tabs";
import { ExamManager } from "@/components/admin/exams/exam-manager";
import { JobForm } from "@/components/admin/job-form/job-form";

type Props = Pick<ComponentProps<typeof JobForm>, "editorId" | "today" | "newDrafts" | "preview"> & { initial: "jobs" | "exams" };

/** The forms of a new job and a new exam, each with what was typed in it while the other is in sight. */
export function PublishTabs({ initial, ...job }: Props) {
  return (
    <AddressTabs
      parameter="tab"
      label="Publish"
      initial={initial}
      tabs={[
        { value: "jobs", label: "Job Management", content: <JobForm {...job} />, isKept: true },
        { value: "exams", label: "Exam Calendar", content: <ExamManager />, isKept: true },
      ]}
    />
  );
}
