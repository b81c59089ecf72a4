import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { previewJobForm } from "@/app/admin/(staff)/preview-job";
import { AuditTable } from "@/components/admin/audit-table";
import { JobForm } from "@/components/admin/job-form/job-form";
import { StatusChip } from "@/components/admin/status-chip";
import { adminLinks } from "@/lib/admin-links";
import { listAudit } from "@/lib/audit/queries";
import { requireAdmin } from "@/lib/auth/guards";
import { dayInIndia } from "@/lib/dates";
import { counted, formatDay, formatStaffInstant } from "@/lib/i18n/format";
import { NO_ID, parseId } from "@/lib/ids";
import { findDraft } from "@/lib/jobs/editing/drafts/store";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { findAdminJob, findLastSave, findListedHour } from "@/lib/jobs/editing/queries";
import { countJoined } from "@/lib/jobs/joining/queries";

export const metadata: Metadata = { title: "Edit job" };

type Props = { params: Promise<{ id: string }> };

/** /admin/jobs/{id}: edit, status, and what was done to the job. */
export default async function EditJobPage({ params }: Props) {
  const admin = await requireAdmin();
  const job = await findAdminJob(parseId((await params).id) ?? NO_ID);
  if (!job) notFound();
  const [{ entries, total }, draft, lastSave, listedHour, joined] = await Promise.all([
    listAudit({ entity: "job", entityId: String(job.id), page: 1 }),
    findDraft({ adminUserId: admin.id, form: `job-${job.id}` }),
    findLastSave(job),
    findListedHour(job.id),
    countJoined(job.id),
  ]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="text-xl">
          Edit job #{job.id}: {job.title}
        </h1>
        <StatusChip status={job.status} />
        {job.publishAt && <span className="text-muted">public from {formatStaffInstant(job.publishAt)}</span>}
        {job.closed && (
          <span className="text-muted">
            closed on {formatDay(job.closed.on, "en")}: {job.closed.reason} (last date of the notice{" "}
            {formatDay(job.closed.statedDeadline, "en")})
          </span>
        )}
        {joined > 0 && <a href={adminLinks.review({ job: job.id })}>Joined with {counted(joined, "listing")} of other sources</a>}
      </div>
      <JobForm
        editorId={admin.id}
        today={dayInIndia(new Date())}
        initial={valuesOfJob(job)}
        job={job}
        lastSave={lastSave}
        draft={draft}
        listedHour={listedHour}
        preview={previewJobForm}
      />
      <section aria-labelledby="history" className="mt-8">
        <h2 id="history" className="mb-2 text-lg">
          History
        </h2>
        <AuditTable entries={entries} />
        {total > entries.length && <a href={adminLinks.log({ entity: "job", entityId: String(job.id) })}>The whole history</a>}
      </section>
    </>
  );
}
