"use client";

import { EXAM_TEMPLATES, type ExamTemplate, type ExamTemplateKey, examTemplates } from "@/lib/exams/templates";

/** Offers what the notices of an exam say every year. */
export function ExamTemplatePicker({ fill }: { fill: (fields: ExamTemplate["fields"]) => void }) {
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
