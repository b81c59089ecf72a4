import { laidOver, ownFields } from "@/lib/form-template";
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

/** A form that a template is laid over, and what the template before filled in. */
type Over = { template: JobTexts; filled: JobTexts };

/** The fields of a form that a template would change although they are somebody's own. */
export function ownJobFields(values: JobFormValues, over: Over): FormField[] {
  return ownFields(FORM_NAMES, { values, blank: BLANK_JOB, ...over });
}

/**
 * A form with a template laid over it, but for the fields `kept`. Vacancies and days are the notice's own: where nobody has given the vacancies, they are
 * unknown, not the one of a blank form.
 */
export function withTemplate(values: JobFormValues, over: Over, kept: readonly FormField[]): JobFormValues {
  const changed = laidOver(FORM_NAMES, { values, blank: BLANK_JOB, ...over }, kept);
  const positions = values.positions === BLANK_JOB.positions ? "" : values.positions;
  return { ...values, ...changed, positions };
}
