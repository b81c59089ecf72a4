"use client";

import { describe, Field } from "@/components/admin/field";
import { EXAM_MODES, EXAM_REQUIRED, type ExamFieldName } from "@/lib/exams/admin-schema";

type Control = { name: ExamFieldName; label: string; type?: "text" | "date" | "url" | "number" | "textarea" };

const CONTROLS: readonly Control[] = [
  { name: "title", label: "Exam title" },
  { name: "conductingOrganization", label: "Conducting organization" },
  { name: "registrationStartDate", label: "Registration start", type: "date" },
  { name: "registrationEndDate", label: "Registration end", type: "date" },
  { name: "examDate", label: "Exam date", type: "date" },
  { name: "admitCardDate", label: "Admit card date", type: "date" },
  { name: "resultsDate", label: "Results date", type: "date" },
  { name: "officialWebsite", label: "Official website", type: "url" },
  { name: "applicationFee", label: "Application fee" },
  { name: "duration", label: "Duration" },
  { name: "totalMarks", label: "Total marks", type: "number" },
  { name: "location", label: "Location" },
  { name: "languagesAvailable", label: "Languages available" },
  { name: "eligibility", label: "Eligibility", type: "textarea" },
  { name: "examPattern", label: "Exam pattern", type: "textarea" },
  { name: "syllabus", label: "Syllabus (address or text)", type: "textarea" },
];

/** The exam form as a browser holds it: every control gives text. */
export type ExamValues = Record<ExamFieldName, string>;
export type ExamErrors = Partial<Record<string, string>>;

type Props = {
  /** Begins the ids of the controls: the form of a new exam and that of an edit stand on one page. */
  idPrefix: string;
  values: ExamValues;
  errors: ExamErrors;
  change: (name: ExamFieldName, value: string) => void;
};

/** Every field of an exam (spec section 3), those that must be filled marked with a star. */
export function ExamFieldset({ idPrefix, values, errors, change }: Props) {
  const modeId = `${idPrefix}-examMode`;
  return (
    <div className="card grid gap-4 p-4 sm:grid-cols-2">
      {CONTROLS.map((control) => (
        <ExamControl
          key={control.name}
          id={`${idPrefix}-${control.name}`}
          {...control}
          value={values[control.name]}
          error={errors[control.name]}
          onChange={(value) => change(control.name, value)}
        />
      ))}
      <Field id={modeId} label="Exam mode" error={errors.examMode}>
        <select
          {...describe(modeId, { error: errors.examMode })}
          className="field"
          value={values.examMode}
          onChange={(event) => change("examMode", event.target.value)}
        >
          <option value="">Choose...</option>
          {EXAM_MODES.map((mode) => (
            <option key={mode}>{mode}</option>
          ))}
        </select>
      </Field>
    </div>
  );
}

type ControlProps = Control & { id: string; value: string; error?: string; onChange: (value: string) => void };

function ExamControl({ id, name, label, type = "text", value, error, onChange }: ControlProps) {
  const required = (EXAM_REQUIRED as readonly string[]).includes(name);
  const shared = { ...describe(id, { error, required }), value, className: "field" };
  return (
    <Field id={id} label={label} required={required} error={error} className={type === "textarea" ? "sm:col-span-2" : ""}>
      {type === "textarea" ? (
        <textarea {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
