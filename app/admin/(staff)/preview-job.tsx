"use server";

import type { ReactNode } from "react";
import { PreviewContent } from "@/components/admin/job-form/preview-content";
import { currentAdmin } from "@/lib/auth/guards";
import { previewJob } from "@/lib/jobs/editing/preview";
import { jobFieldsSchema } from "@/lib/jobs/editing/schema";
import { labelledIssues } from "@/lib/jobs/job/labels";

/** The preview of a job form, made of the components of the public pages. Only for staff; writes nothing. */
export async function previewJobForm(values: unknown, id: number): Promise<ReactNode> {
  const admin = await currentAdmin();
  if (!admin || admin.owesSecondFactor) return null;
  const parsed = jobFieldsSchema.safeParse(values);
  if (!parsed.success)
    return <p className="card p-4 text-muted">A field cannot be shown yet: {labelledIssues(parsed.error.issues)[0]?.message}</p>;
  const now = new Date();
  return <PreviewContent job={await previewJob(parsed.data, { id: Number(id) || 0, now })} now={now} />;
}
