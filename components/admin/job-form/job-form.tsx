"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, type SyntheticEvent, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { ConflictDialog } from "@/components/admin/job-form/conflict-dialog";
import { CorrectionChoice } from "@/components/admin/job-form/correction-choice";
import { DraftNotice, DraftState } from "@/components/admin/job-form/draft-notice";
import { ErrorSummary } from "@/components/admin/job-form/error-summary";
import { JobFieldset } from "@/components/admin/job-form/job-fieldset";
import { Preview, type PreviewAction } from "@/components/admin/job-form/preview";
import { PublishBar } from "@/components/admin/job-form/publish-bar";
import { SimilarWarning } from "@/components/admin/job-form/similar-warning";
import { TemplatePicker } from "@/components/admin/job-form/template-picker";
import { type EditedJob, goOnWith, restoreDraft, takeMerged, useJobEdit } from "@/components/admin/job-form/use-job-edit";
import { useSubmitJob } from "@/components/admin/job-form/use-submit-job";
import { showToast } from "@/components/ui/toast";
import type { LastSave } from "@/lib/jobs/editing/schema";

type Props = EditedJob & {
  /** The page of the review that lists the row that the form came from. */
  reviewPage?: number;
  /** Who saved the job that is edited last, and when. */
  lastSave?: LastSave;
  /** The hour of the last date as the source of the job states it. */
  listedHour?: string | null;
  preview: PreviewAction;
};

/** Creates or edits a job: fields and rules of spec section 5, templates, preview, and a draft kept on this device and the site. Ctrl+Enter saves. */
export function JobForm({ reviewPage, lastSave, listedHour = null, preview, ...edited }: Props) {
  const { today } = edited;
  const router = useRouter();
  const edit = useJobEdit(edited);
  const { form, job, base, correction, conflict, setConflict } = edit;
  const { isDirty, isSubmitting } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const focusErrors = () => summary.current?.focus();
  /** The errors stand above the form, with links to their fields, once they are rendered. */
  const showErrors = () => requestAnimationFrame(focusErrors);
  const { submit, question, added } = useSubmitJob(edit, { reviewPage, showErrors, focusErrors });

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit(event);
  };

  return (
    <FormProvider {...form}>
      <form
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        noValidate
        aria-label={job ? "Edit job" : "New job"}
        className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <div className="grid min-w-0 content-start gap-4">
          <DraftNotice drafts={edit.drafts} restore={(found) => restoreDraft(edit, found, lastSave)} />
          <ErrorSummary ref={summary} />
          {/* A template is chosen anew for each new job. */}
          {!job && <TemplatePicker key={added} />}
          {!job && <SimilarWarning />}
          <JobFieldset today={today} kind={edit.kind} isNew={!job} listedHour={listedHour} />
          {job?.status === "published" && <CorrectionChoice base={base.values} correction={correction} />}
          <PublishBar
            job={job}
            wish={edit.wish}
            setWish={edit.setWish}
            isBusy={isSubmitting}
            today={today}
            saveFirst={async () => (isDirty ? submit() : base.version)}
            onChanged={(changed) => goOnWith(edit, changed)}
            onConflict={setConflict}
            onRefused={showErrors}
          />
          <DraftState keptOn={edit.drafts.keptOn} />
        </div>
        <Preview action={preview} id={job?.id ?? 0} />
      </form>
      {question}
      {conflict && (
        <ConflictDialog
          base={base.values}
          status={job?.status}
          mine={form.getValues()}
          current={conflict}
          onClose={() => setConflict(null)}
          onMerge={(values) => {
            const isToSave = takeMerged(edit, conflict, values);
            router.refresh();
            if (isToSave) showToast({ title: "Both edits are in the form", description: "Look it over and save it." });
          }}
        />
      )}
    </FormProvider>
  );
}
