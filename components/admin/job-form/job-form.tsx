"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from "react";
import { type FieldErrors, FormProvider, useForm } from "react-hook-form";
import { textResolver, useLeaveGuard, useOnce } from "@/components/admin/forms";
import { ConflictDialog } from "@/components/admin/job-form/conflict-dialog";
import { CorrectionChoice, useCorrection } from "@/components/admin/job-form/correction-choice";
import { DraftNotice, DraftState } from "@/components/admin/job-form/draft-notice";
import { ErrorSummary, errorLines } from "@/components/admin/job-form/error-summary";
import { JobFieldset } from "@/components/admin/job-form/job-fieldset";
import { Preview, type PreviewAction } from "@/components/admin/job-form/preview";
import { PublishBar, type Wish } from "@/components/admin/job-form/publish-bar";
import { SimilarWarning } from "@/components/admin/job-form/similar-warning";
import { TemplatePicker } from "@/components/admin/job-form/template-picker";
import { type FoundDraft, useJobDraft } from "@/components/admin/job-form/use-job-draft";
import { type ReviewedRow, useSaveJob } from "@/components/admin/job-form/use-save-job";
import { useSimilarQuestion } from "@/components/admin/job-form/use-similar-question";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { wholeFormSchema } from "@/lib/jobs/editing/check-job";
import type { KeptDraft, NamedDraft } from "@/lib/jobs/editing/drafts/schema";
import { BLANK_JOB, type JobFormValues, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { changedFrom, onRow } from "@/lib/jobs/editing/form/merge-edits";
import { partInWords } from "@/lib/jobs/editing/form/parts";
import { editContext } from "@/lib/jobs/editing/publishable";
import type { RuleContext } from "@/lib/jobs/editing/rules";
import type { AdminJobDto, LastSave } from "@/lib/jobs/editing/schema";
import { JOB_LABELS } from "@/lib/jobs/job/labels";

/** Numbers of new notices: nine digits, as DRAFT_FORM takes them. */
const MAX_NUMBER = 999_999_998;
const PUBLISH_AT_ONCE: Wish = { status: "published" };

type Props = {
  /** Who fills it in: what a device keeps of it is offered to nobody else. */
  editorId: number;
  /** Today in Asia/Kolkata. */
  today: string;
  /** What the form starts with; a blank form where absent. */
  initial?: JobFormValues;
  /** The job that is edited; a new one where absent. */
  job?: AdminJobDto;
  /** The row awaiting review that the form came from. */
  review?: ReviewedRow;
  /** The page of the review that lists it. */
  reviewPage?: number;
  /** Who saved the job that is edited last, and when. */
  lastSave?: LastSave;
  /** What the site keeps of this form that was not saved. */
  draft?: KeptDraft | null;
  /** What it keeps of new notices that were not saved, for the form of one. */
  newDrafts?: readonly NamedDraft[];
  /** The hour of the last date as the source of the job states it. */
  listedHour?: string | null;
  preview: PreviewAction;
};

/** Creates or edits a job: fields and rules of spec section 5, templates, preview, and a draft kept on this device and the site. Ctrl+Enter saves. */
export function JobForm(props: Props) {
  const {
    editorId,
    today,
    initial = BLANK_JOB,
    review,
    reviewPage,
    lastSave,
    draft,
    newDrafts = [],
    listedHour = null,
    preview,
  } = props;
  const router = useRouter();
  /** The job as another write had left it, of which this form was told before the page around it is made anew: published by the timer, say. */
  const [met, setMet] = useState(props.job);
  const job = met && props.job && met.version > props.job.version ? met : props.job;
  const [wish, setWish] = useState<Wish>(PUBLISH_AT_ONCE);
  const correction = useCorrection(job?.status === "published");
  /** How many were added: a template is chosen anew for each. */
  const [added, setAdded] = useState(0);
  const [base, setBase] = useState({ values: initial, version: job?.version ?? 0 });
  const context = job ? editContext(job, today) : { today, kind: newKind(wish, review !== undefined) };
  const form = useForm<JobFormValues>({
    defaultValues: initial,
    resolver: textResolver(wholeFormSchema(context)),
    shouldFocusError: false,
  });
  /** A notice that is entered has a name of its own: what is typed here must not take the place of another that was begun, here or in another tab. */
  const [newName] = useState(() => `new-${1 + Math.floor(Math.random() * MAX_NUMBER)}`);
  const name = job ? `job-${job.id}` : review ? `review-${review.id}` : newName;
  const drafts = useJobDraft(form, { editorId, name, base, stored: draft ? [{ ...draft, form: name }] : newDrafts });
  const { save, conflict, setConflict } = useSaveJob({ form, job, review });
  const summary = useRef<HTMLDivElement>(null);

  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty);

  const { isAnotherNotice, question } = useSimilarQuestion();
  /** The version that is stored then; null where nothing was. */
  const store = async (values: JobFormValues): Promise<number | null> => {
    const why = correction.ask(base.values, values);
    if (why === "missed") return null;
    if (!job && !(await isAnotherNotice(values))) return null;
    const saved = await save({ values, wish, version: base.version, correction: why });
    if (!saved) {
      summary.current?.focus();
      return null;
    }
    drafts.discard();
    const typed = form.getValues();
    const isTypedOn = areOther(values, typed);
    if (job) {
      setBase({ values, version: saved.version });
      correction.forget();
      form.reset(values);
      // What was typed while it was being saved is still to be saved.
      if (isTypedOn) form.reset(typed, { keepDefaultValues: true });
    } else {
      form.reset(BLANK_JOB);
      setAdded(added + 1);
      setWish(PUBLISH_AT_ONCE);
    }
    if (!job && isTypedOn) {
      // It is a job by now, whose form offers what was typed while it was being saved.
      drafts.keepAs(`job-${saved.id}`, { values: typed, from: values, version: saved.version });
      router.push(adminLinks.job(saved.id));
      return saved.version;
    }
    // Its button is at the foot of a long form, whose next notice begins at the top.
    if (!job && !review) requestAnimationFrame(() => form.setFocus("title"));
    if (review) router.push(adminLinks.review({ page: reviewPage }));
    else router.refresh();
    return saved.version;
  };
  /** The errors stand above the form, with links to their fields, once they are rendered. */
  const showErrors = () => requestAnimationFrame(() => summary.current?.focus());
  const showRefusal = (errors: FieldErrors<JobFormValues>) => {
    const [first] = errorLines(errors);
    showToast({
      title: job ? "Update Failed" : "Failed to Add Job",
      description: first?.message ?? "Please check your input and try again.",
      destructive: true,
    });
    showErrors();
  };

  const restore = (found: FoundDraft) => {
    const { values, base: begun, version } = found;
    drafts.taken(found);
    const taken = review ? onRow(values, begun, initial) : { values, moved: [] };
    form.reset(taken.values, { keepDefaultValues: true });
    for (const field of taken.moved) {
      const said = partInWords(field, initial[field]);
      form.setError(field, {
        message: `${JOB_LABELS[field]}: the source says ${said} by now. Keep what you typed, or correct it.`,
      });
    }
    if (!job || version === base.version) return;
    // Somebody saved since it was begun: it is an edit of the older version, and must not pass for one of the newer.
    setBase({ values: { ...values, ...begun }, version });
    if (lastSave) setConflict({ job, ...lastSave });
  };

  const submitOnce = useOnce(async (): Promise<number | null> => {
    let version: number | null = null;
    const submit = form.handleSubmit(async (values) => {
      version = await store(values);
    }, showRefusal);
    await submit();
    return version;
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submitOnce();
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
          <DraftNotice drafts={drafts} restore={restore} />
          <ErrorSummary ref={summary} />
          {!job && <TemplatePicker key={added} />}
          {!job && <SimilarWarning />}
          <JobFieldset today={today} kind={context.kind} isNew={!job} listedHour={listedHour} />
          {job?.status === "published" && <CorrectionChoice base={base.values} correction={correction} />}
          <PublishBar
            job={job}
            wish={wish}
            setWish={setWish}
            isBusy={isSubmitting}
            today={today}
            saveFirst={async () => (isDirty ? submitOnce() : base.version)}
            onConflict={setConflict}
            onRefused={showErrors}
          />
          <DraftState keptOn={drafts.keptOn} />
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
            const theirs = valuesOfJob(conflict.job);
            setConflict(null);
            setMet(conflict.job);
            router.refresh();
            setBase({ values: theirs, version: conflict.job.version });
            // What differs from the stored job is still to be saved.
            form.reset(theirs);
            form.reset(values, { keepDefaultValues: true });
            if (areOther(theirs, values)) {
              showToast({ title: "Both edits are in the form", description: "Look it over and save it." });
            }
          }}
        />
      )}
    </FormProvider>
  );
}

/** Whether something was typed into a form since it held `before`. */
const areOther = (before: JobFormValues, now: JobFormValues) => Object.keys(changedFrom(before, now)).length > 0;

/** What a new job must state: a draft less, and so what a source brought. */
function newKind(wish: Wish, isReviewed: boolean): RuleContext["kind"] {
  if (wish.status === "draft") return "edit";
  return isReviewed ? "source" : "new";
}
