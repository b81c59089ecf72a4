import type { Metadata } from "next";
import { previewJobForm } from "@/app/admin/(staff)/preview-job";
import { JobForm } from "@/components/admin/job-form/job-form";
import { OwnDrafts } from "@/components/admin/job-form/own-drafts";
import { DecidedNote } from "@/components/admin/review/decided-note";
import { Callout } from "@/components/ui/callout";
import { adminLinks } from "@/lib/admin-links";
import { requireAdmin } from "@/lib/auth/guards";
import { dayInIndia } from "@/lib/dates";
import { NO_ID, parseId } from "@/lib/ids";
import { findDecidedRow, findReviewFields } from "@/lib/ingestion/review/queries";
import { findDraft, findNewDrafts, listDrafts } from "@/lib/jobs/editing/drafts/store";
import { type JobFormValues, valuesOfFields } from "@/lib/jobs/editing/form/form-values";
import { findAdminJob } from "@/lib/jobs/editing/queries";
import { copyOfJob } from "@/lib/jobs/editing/templates/copy";
import { firstValues, type PageQuery, pageNumber } from "@/lib/query-params";

export const metadata: Metadata = { title: "New job" };

type Props = { searchParams: Promise<PageQuery> };

/** /admin/jobs/new: a blank form, a copy of a job (?copy=ID) or a row awaiting review (?review=ID). */
export default async function NewJobPage({ searchParams }: Props) {
  const admin = await requireAdmin();
  const { copy, review, page } = firstValues(await searchParams);
  const asked = review ? (parseId(review) ?? NO_ID) : NO_ID;
  const row = await findReviewFields(asked, new Date());
  const decided = row ? null : await findDecidedRow(asked);
  const initial = row ? valuesOfFields(row.fields) : copy ? await copyOf(parseId(copy) ?? NO_ID) : undefined;
  const draft = row && (await findDraft({ adminUserId: admin.id, form: `review-${row.id}` }));
  return (
    <>
      <h1 className="mb-4 text-xl">{row ? "Publish a row from review" : initial ? "Duplicate job" : "New job"}</h1>
      {copy && !row && !initial && (
        <Callout tone="warning" className="mb-4">
          There is no such job to duplicate: it was deleted, and may be in <a href={adminLinks.bin()}>the bin</a>. The form below
          is blank.
        </Callout>
      )}
      {decided && <DecidedNote row={decided} />}
      {row && (
        <Callout tone="warning" className="mb-4">
          From {row.source}. It waits because: {row.reason}. {row.detail && `The row says: ${row.detail}.`}{" "}
          {row.jobId !== null && !row.isInBin && (
            <>
              This notice is <a href={adminLinks.job(row.jobId)}>job {row.jobId}</a> already: correct it there, and refuse the
              row.
            </>
          )}
          {row.isInBin && (
            <>
              This notice is job {row.jobId}, which is in <a href={adminLinks.bin()}>the bin</a>: restore it there, or refuse the
              row.
            </>
          )}
        </Callout>
      )}
      <JobForm
        editorId={admin.id}
        today={dayInIndia(new Date())}
        initial={initial}
        review={row ? { id: row.id, seenAt: row.seenAt } : undefined}
        reviewPage={pageNumber(page)}
        draft={draft}
        newDrafts={row ? [] : await findNewDrafts(admin.id, decided ? [`review-${asked}`] : [])}
        preview={previewJobForm}
      />
      <OwnDrafts drafts={await listDrafts(admin.id)} />
    </>
  );
}

async function copyOf(id: number): Promise<JobFormValues | undefined> {
  const job = await findAdminJob(id);
  if (!job) return undefined;
  return copyOfJob(job);
}
