"use client";

import { type FormEvent, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { describe, Field } from "@/components/admin/field";
import { showToast } from "@/components/ui/toast";
import {
  type AdminExamDto,
  checkExam,
  EXAM_MODES,
  EXAM_REQUIRED,
  type ExamFieldName,
  type ExamFields,
  fieldsOfExam,
  MISSING_FIELDS,
} from "@/lib/exams/admin-schema";
import { EXAM_TEMPLATES, type ExamTemplateKey, examTemplates } from "@/lib/exams/templates";

type Control = { name: ExamFieldName; label: string; type?: "text" | "date" | "url" | "number" | "textarea" };

const CONTROLS: Control[] = [
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

type Values = Record<ExamFieldName, string>;
type Props = { exam?: AdminExamDto; onSaved: (exam: AdminExamDto) => void };

/** Creates or edits an exam: fields, rules and messages of spec section 5. */
export function ExamForm({ exam, onSaved }: Props) {
  const [values, setValues] = useState<Values>(() => valuesOf(exam ? fieldsOfExam(exam) : {}));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const change = (name: ExamFieldName, value: string) => setValues((before) => ({ ...before, [name]: value }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { fields, issues } = checkExam(values);
    setErrors(Object.fromEntries(issues.map(({ field, message }) => [field, message])));
    if (!fields) return sayIssue(issues[0]?.message ?? "");
    setIsBusy(true);
    const body = exam ? { ...values, version: exam.version } : values;
    const answer = await callAdmin<AdminExamDto>(exam ? "PUT" : "POST", `/api/admin/exams${exam ? `/${exam.id}` : ""}`, body);
    setIsBusy(false);
    if (answer.ok) {
      showToast({ title: "Success!", description: exam ? "The exam was changed." : "The exam was added to the calendar." });
      if (!exam) setValues(valuesOf({}));
      return onSaved(answer.body);
    }
    const isConflict = answer.status === 409;
    const description = isConflict ? answer.body.message : "Failed to create exam. Please check your input and try again.";
    showToast({ title: "Error", description: exam && !isConflict ? answer.body.message : description, destructive: true });
  }

  return (
    <form onSubmit={submit} noValidate aria-label={exam ? "Edit exam" : "New exam"} className="grid gap-4">
      {!exam && <TemplatePicker fill={(fields) => setValues((before) => ({ ...valuesOf(fields), ...daysOf(before) }))} />}
      <div className="card grid gap-4 p-4 sm:grid-cols-2">
        {CONTROLS.map((control) => (
          <ExamControl
            key={control.name}
            {...control}
            value={values[control.name]}
            error={errors[control.name]}
            onChange={(value) => change(control.name, value)}
          />
        ))}
        <Field id="exam-examMode" label="Exam mode" error={errors.examMode}>
          <select
            id="exam-examMode"
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
      <button type="submit" disabled={isBusy} className="button-primary justify-self-start">
        {isBusy ? "Saving..." : exam ? "Save exam" : "Add exam"}
      </button>
    </form>
  );
}

type ControlProps = Control & { value: string; error?: string; onChange: (value: string) => void };

function ExamControl({ name, label, type = "text", value, error, onChange }: ControlProps) {
  const id = `exam-${name}`;
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

function TemplatePicker({ fill }: { fill: (fields: Partial<ExamFields>) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor="exam-template" className="font-semibold">
        Start from a template
      </label>
      <select
        id="exam-template"
        className="field w-auto"
        defaultValue=""
        onChange={(event) => {
          const key = event.target.value as ExamTemplateKey;
          if (EXAM_TEMPLATES.includes(key)) fill(examTemplates[key].fields);
        }}
      >
        <option value="">No template</option>
        {EXAM_TEMPLATES.map((key) => (
          <option key={key} value={key}>
            {examTemplates[key].label}
          </option>
        ))}
      </select>
    </div>
  );
}

const NAMES: ExamFieldName[] = [...CONTROLS.map(({ name }) => name), "examMode"];

function valuesOf(fields: Partial<ExamFields>): Values {
  return Object.fromEntries(NAMES.map((name) => [name, fields[name] === null ? "" : String(fields[name] ?? "")])) as Values;
}

function daysOf({ examDate, registrationStartDate, registrationEndDate, admitCardDate, resultsDate }: Values): Partial<Values> {
  return { examDate, registrationStartDate, registrationEndDate, admitCardDate, resultsDate };
}

function sayIssue(message: string): void {
  const isMissing = message.startsWith(MISSING_FIELDS.title);
  const toast = isMissing ? MISSING_FIELDS : { title: "Error", description: message };
  showToast({ ...toast, destructive: true });
}
