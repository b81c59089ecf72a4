import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useOnce } from "@/components/admin/forms";
import { errorLines } from "@/components/admin/job-form/error-summary";
import { areOther, type JobEdit, PUBLISH_AT_ONCE } from "@/components/admin/job-form/use-job-edit";
import { useSimilarQuestion } from "@/components/admin/job-form/use-similar-question";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import { BLANK_JOB, type JobFormValues } from "@/lib/jobs/editing/form/form-values";

type Options = {
  /** The page of the review that lists the row that the form came from. */
  reviewPage?: number;
  /** Leads to the errors above the form, once they are rendered. */
  showErrors: () => void;
  /** The same at once, where they are on the screen already. */
  focusErrors: () => void;
};

type Submit = {
  /** Checks and saves the form, once at a time. Answers the version that is stored then; null where nothing was. */
  submit: () => Promise<number | null>;
  /** What is asked before a notice is saved that is like stored ones, while it is asked. */
  question: ReactNode;
  /** How many notices were added. */
  added: number;
};

/** Saves an edit of a job, and readies its form for what comes after: more of the same job, the next new one, or the page it came from. */
export function useSubmitJob(edit: JobEdit, { reviewPage, showErrors, focusErrors }: Options): Submit {
  const { job, review, base, wish, form, drafts, correction } = edit;
  const router = useRouter();
  const { isAnotherNotice, question } = useSimilarQuestion();
  const [added, setAdded] = useState(0);

  const store = async (values: JobFormValues): Promise<number | null> => {
    const why = correction.ask(base.values, values);
    if (why === "missed") return null;
    if (!job && !(await isAnotherNotice(values))) return null;
    const saved = await edit.save({ values, wish, version: base.version, correction: why });
    // Where nothing is wrong with a field, as after a lost network, whoever saved stays where they were.
    if (saved === "refused") focusErrors();
    if (saved === null || saved === "refused") return null;
    drafts.discard();
    const typed = form.getValues();
    const isTypedOn = areOther(values, typed);
    if (job) goOn(edit, { values, typed: isTypedOn ? typed : null, version: saved.version });
    else {
      form.reset(BLANK_JOB);
      setAdded(added + 1);
      edit.setWish(PUBLISH_AT_ONCE);
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

  const refuse = (errors: FieldErrors<JobFormValues>) => {
    const [first] = errorLines(errors);
    showToast({
      title: job ? "Update Failed" : "Failed to Add Job",
      description: first?.message ?? "Please check your input and try again.",
      destructive: true,
    });
    showErrors();
  };
  const submit = useOnce(async (): Promise<number | null> => {
    let version: number | null = null;
    await form.handleSubmit(async (values) => {
      version = await store(values);
    }, refuse)();
    return version;
  });
  return { submit, question, added };
}

type Saved = { values: JobFormValues; typed: JobFormValues | null; version: number };

/** Goes on with a job as it was saved; `typed` is what the form holds by now, where something was typed while it was being saved. */
function goOn({ form, setBase, correction }: JobEdit, { values, typed, version }: Saved): void {
  setBase({ values, version });
  correction.forget();
  form.reset(values);
  // What was typed while it was being saved is still to be saved.
  if (typed) form.reset(typed, { keepDefaultValues: true });
}
