"use server";

import type { ReactNode } from "react";
import { PreviewContent } from "@/components/admin/job-form/preview-content";
import { currentAdmin } from "@/lib/auth/guards";
import { isDay } from "@/lib/dates";
import { jobFormValuesSchema } from "@/lib/jobs/editing/drafts/schema";
import { previewJob } from "@/lib/jobs/editing/preview";
import { jobFieldsSchema } from "@/lib/jobs/editing/schema";
import { labelledIssues } from "@/lib/jobs/job/labels";
import { noticeOfValues } from "@/lib/notice/editing/values";
import { type Notice, noticeSchema } from "@/lib/notice/schema";

/** The preview of a job form, made of the components of the public pages. Only for staff; writes nothing. */
export async function previewJobForm(values: unknown, id: number): Promise<ReactNode> {
  const admin = await currentAdmin();
  if (!admin || admin.owesSecondFactor) return null;
  const parsed = jobFieldsSchema.safeParse(values);
  if (!parsed.success)
    return <p className="card p-4 text-muted">A field cannot be shown yet: {labelledIssues(parsed.error.issues)[0]?.message}</p>;
  const now = new Date();
  const job = await previewJob(parsed.data, { id: Number(id) || 0, now, notice: noticeIn(values) });
  return <PreviewContent job={job} now={now} isWithoutLastDate={!isDay(parsed.data.deadline)} />;
}

/** The notice of a form; what cannot be stored yet is shown as it is stored. */
function noticeIn(values: unknown): Notice | null | undefined {
  const form = jobFormValuesSchema.safeParse(values);
  if (!form.success) return undefined;
  const given = noticeOfValues(form.data);
  return given === null ? null : noticeSchema.safeParse(given).data;
}
