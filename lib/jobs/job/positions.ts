import type { FieldDefinition } from "@/lib/jobs/job/field";

/** The fields of one post of a notice that advertises several, in the order of the form. */
export const POSITION_FIELDS = {
  positionName: { column: "position_name", label: "Position name", value: { kind: "text", max: 300 } },
  qualification: { column: "qualification", label: "Qualification", value: { kind: "text", max: 1000 } },
  numberOfVacancies: { column: "number_of_vacancies", label: "Number of vacancies", value: { kind: "count" }, blank: "1" },
  salaryRange: { column: "salary_range", label: "Salary range", value: { kind: "text", max: 300 }, optional: true },
  experienceRequired: {
    column: "experience_required",
    label: "Experience required",
    value: { kind: "text", max: 1000 },
    optional: true,
  },
  specificRequirements: {
    column: "specific_requirements",
    label: "Specific requirements",
    value: { kind: "text", max: 2000 },
    optional: true,
  },
} as const satisfies Record<string, FieldDefinition>;

/** The most posts of one notice. */
export const MAX_POSITIONS = 200;
