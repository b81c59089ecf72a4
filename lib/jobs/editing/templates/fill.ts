import { BLANK_JOB, type JobFormValues, valuesOfFields } from "@/lib/jobs/editing/form/form-values";
import { type JobTemplateKey, jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { namesOf } from "@/lib/jobs/job/field";
import { FORM_NAMES, type FormField } from "@/lib/jobs/job/names";

/** The texts of a form by their fields, without its positions. */
export type JobTexts = Partial<Record<FormField, string>>;

/** What a template says, as the form holds it. */
export function textsOf(key: JobTemplateKey): JobTexts {
  const { fields } = jobTemplates[key];
  const values = valuesOfFields(fields);
  return Object.fromEntries(namesOf(fields).map((name) => [name, values[name]]));
}

/**
 * The fields of a form that a template would change although they are somebody's own: neither blank nor as the template before, `filled`,
 * left them.
 */
export function ownFields(values: JobFormValues, template: JobTexts, filled: JobTexts): FormField[] {
  return FORM_NAMES.filter((name) => {
    const isOwn = values[name] !== BLANK_JOB[name] && values[name] !== filled[name];
    return isOwn && template[name] !== undefined && template[name] !== values[name];
  });
}

/**
 * A form with a template laid over it, but for the fields `kept`. What the template before filled in and this one does not say is blank
 * again. Vacancies and days are the notice's own: where nobody has given the vacancies, they are unknown, not the one of a blank form.
 */
export function withTemplate(
  values: JobFormValues,
  { template, filled, kept }: { template: JobTexts; filled: JobTexts; kept: readonly FormField[] },
): JobFormValues {
  const stale = namesOf(filled).filter((name) => values[name] === filled[name]);
  const blanks = Object.fromEntries(stale.map((name) => [name, BLANK_JOB[name]]));
  const own = Object.fromEntries(kept.map((name) => [name, values[name]]));
  const positions = values.positions === BLANK_JOB.positions ? "" : values.positions;
  return { ...values, ...blanks, ...template, ...own, positions };
}
