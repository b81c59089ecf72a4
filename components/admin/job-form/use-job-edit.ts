import { useState } from "react";
import { useForm } from "react-hook-form";
import { textResolver, useLeaveGuard } from "@/components/admin/forms";
import { useCorrection } from "@/components/admin/job-form/correction-choice";
import type { Wish } from "@/components/admin/job-form/publish-bar";
import { type FoundDraft, useJobDraft } from "@/components/admin/job-form/use-job-draft";
import { type ReviewedRow, useSaveJob } from "@/components/admin/job-form/use-save-job";
import { wholeFormSchema } from "@/lib/jobs/editing/check-job";
import type { KeptDraft, NamedDraft } from "@/lib/jobs/editing/drafts/schema";
import { BLANK_JOB, type JobFormValues, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { changedFrom, onRow } from "@/lib/jobs/editing/form/merge-edits";
import { partInWords } from "@/lib/jobs/editing/form/parts";
import { editContext } from "@/lib/jobs/editing/publishable";
import type { RuleContext } from "@/lib/jobs/editing/rules";
import type { AdminJobDto, Conflict, LastSave } from "@/lib/jobs/editing/schema";
import { JOB_LABELS } from "@/lib/jobs/job/labels";

/** Numbers of new notices: nine digits, as DRAFT_FORM takes them. */
const MAX_NUMBER = 999_999_998;
export const PUBLISH_AT_ONCE: Wish = { status: "published" };

export type EditedJob = {
  /** Who fills the form in: what a device keeps of it is offered to nobody else. */
  editorId: number;
  /** Today in Asia/Kolkata. */
  today: string;
  /** What the form starts with; a blank form where absent. */
  initial?: JobFormValues;
  /** The job that is edited; a new one where absent. */
  job?: AdminJobDto;
  /** The row awaiting review that the form came from. */
  review?: ReviewedRow;
  /** What the site keeps of this form that was not saved. */
  draft?: KeptDraft | null;
  /** What it keeps of new notices that were not saved, for the form of one. */
  newDrafts?: readonly NamedDraft[];
};

/** One edit of a job: its form, the stored job that the form began from, and what was typed and not saved. */
export function useJobEdit({ editorId, today, initial = BLANK_JOB, review, draft, newDrafts = [], ...given }: EditedJob) {
  /** The job as another write had left it, of which this form was told before the page around it is made anew: published by the timer, say. */
  const [met, setMet] = useState(given.job);
  const job = met && given.job && met.version > given.job.version ? met : given.job;
  const [base, setBase] = useState({ values: initial, version: job?.version ?? 0 });
  const [wish, setWish] = useState<Wish>(PUBLISH_AT_ONCE);
  const correction = useCorrection(job?.status === "published");
  const context = job ? editContext(job, today) : { today, kind: newKind(wish, review !== undefined) };
  const form = useForm<JobFormValues>({
    defaultValues: initial,
    resolver: textResolver(wholeFormSchema(context)),
    shouldFocusError: false,
  });
  useLeaveGuard(form.formState.isDirty);
  /** A notice that is entered has a name of its own: what is typed here must not take the place of another that was begun, here or in another tab. */
  const [newName] = useState(() => `new-${1 + Math.floor(Math.random() * MAX_NUMBER)}`);
  const name = job ? `job-${job.id}` : review ? `review-${review.id}` : newName;
  const drafts = useJobDraft(form, { editorId, name, base, stored: draft ? [{ ...draft, form: name }] : newDrafts });
  const saving = useSaveJob({ form, job, review });
  return { ...saving, job, setMet, initial, review, base, setBase, wish, setWish, correction, kind: context.kind, form, drafts };
}

export type JobEdit = ReturnType<typeof useJobEdit>;

/** Takes what was typed before and not saved into the form again. */
export function restoreDraft(edit: JobEdit, found: FoundDraft, lastSave: LastSave | undefined): void {
  const { form, job, review, initial, base } = edit;
  const { values, base: begun, version } = found;
  edit.drafts.taken(found);
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
  edit.setBase({ values: { ...values, ...begun }, version });
  if (lastSave) edit.setConflict({ job, ...lastSave });
}

/**
 * Goes on from the job as a change of its status left it: what was typed meanwhile stays to be saved. Where another editor had given it that status, and
 * texts too, these are none of the form: it stays one of the older version, whose saving finds the conflict.
 */
export function goOnWith({ setMet, setBase }: JobEdit, job: AdminJobDto): void {
  setMet(job);
  setBase(({ values, version }) => ({ values, version: job.version <= version + 1 ? job.version : version }));
}

/**
 * Goes on from the job that another editor saved meanwhile, with the values that were chosen in the conflict.
 * @returns whether they differ from that job, and so are still to be saved
 */
export function takeMerged(edit: JobEdit, { job }: Conflict, values: JobFormValues): boolean {
  const theirs = valuesOfJob(job);
  edit.setConflict(null);
  edit.setMet(job);
  edit.setBase({ values: theirs, version: job.version });
  // In two steps: the form then knows what differs from the stored job.
  edit.form.reset(theirs);
  edit.form.reset(values, { keepDefaultValues: true });
  return areOther(theirs, values);
}

/** Whether something was typed into a form since it held `before`. */
export function areOther(before: JobFormValues, now: JobFormValues): boolean {
  return Object.keys(changedFrom(before, now)).length > 0;
}

/** What a new job must state: a draft less, and so what a source brought. */
function newKind(wish: Wish, isReviewed: boolean): RuleContext["kind"] {
  if (wish.status === "draft") return "edit";
  return isReviewed ? "source" : "new";
}
