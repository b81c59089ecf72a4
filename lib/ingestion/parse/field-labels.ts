import { FIELDS, type Field } from "@/lib/ingestion/parse/column-names";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { JOB_NAMES, type JobField } from "@/lib/jobs/job/names";

/** The field of a job that a field of a file becomes; none where it only says something beside the job. */
export const JOB_FIELD_OF: ReadonlyMap<Field, JobField> = new Map(
  JOB_NAMES.flatMap((name): [Field, JobField][] => {
    const field = JOB_FIELDS[name];
    return "imported" in field ? [[field.imported.as, name]] : [];
  }),
);

const OTHER_LABELS: Partial<Record<Field, string>> = {
  id: "Number at the source",
  state: "State",
  firstSeen: "First seen",
  noticeLink: "Notice",
  kind: "Kind",
  ownId: "Number here",
  seenAt: "Seen at",
};

/** What the staff call a field of a file. */
export function labelOf(field: Field): string {
  const name = JOB_FIELD_OF.get(field);
  return name === undefined ? (OTHER_LABELS[field] ?? field) : JOB_FIELDS[name].label;
}

/** What a map of columns has for a column of which nobody said anything: it is read as its name says. */
export const BY_NAME = "by-name";

/** What a column may be read as, by its label. A file's word for a row of this site is no choice: such rows are refused. */
export const CHOICES = FIELDS.filter((field) => field !== "ownId")
  .map((field) => ({ value: field, label: labelOf(field) }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1));
