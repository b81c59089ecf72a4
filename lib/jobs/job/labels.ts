import { JOB_FIELDS } from "@/lib/jobs/job";
import { forEachName } from "@/lib/jobs/job/field";
import { FORM_NAMES, JOB_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";

/** What the labels of the form and of its messages call each field. */
export const JOB_LABELS = {
  ...forEachName(FORM_NAMES, (name) => JOB_FIELDS[name].label),
  useMultiplePositions: "Several positions",
  jobPositions: "Positions",
  notice: "Notice as data",
};

const LABELS: Readonly<Record<string, string>> = { ...forEachName(JOB_NAMES, (name) => JOB_FIELDS[name].label), ...JOB_LABELS };

/** A field that a rule found wrong: its dotted path ("jobPositions.0.positionName"), and what people read about it. */
export type FieldIssue = { field: string; message: string };

/** The issues of a schema as people read them: with the label of the field, unless the message begins with it. */
export function labelledIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldIssue[] {
  return issues.map(({ path, message }) => {
    if (path.length === 0) return { field: "body", message: "The job must be an object" };
    const label = labelOf(path.map(String));
    return { field: path.join("."), message: message.startsWith(label) ? message : `${label}: ${message}` };
  });
}

function labelOf([name = "", index, positionField]: readonly string[]): string {
  if (index === undefined) return LABELS[name] ?? name;
  const position = `Position ${Number(index) + 1}`;
  return positionField === undefined ? position : `${position}: ${positionLabel(positionField)}`;
}

function positionLabel(name: string): string {
  const labels: Readonly<Record<string, { label: string }>> = POSITION_FIELDS;
  return labels[name]?.label ?? name;
}
