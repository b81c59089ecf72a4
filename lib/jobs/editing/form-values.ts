import type { JobFields } from "@/lib/jobs/editing/schema";

/** The job form as a browser holds it: every control gives text. */
export type PositionValues = Record<keyof JobFields["jobPositions"][number], string>;
export type JobFormValues = Omit<{ [Field in keyof JobFields]: string }, "useMultiplePositions" | "jobPositions"> & {
  useMultiplePositions: boolean;
  jobPositions: PositionValues[];
};
export type TextFieldName = Exclude<keyof JobFormValues, "useMultiplePositions" | "jobPositions">;

export const BLANK_POSITION: PositionValues = {
  positionName: "",
  qualification: "",
  experienceRequired: "",
  salaryRange: "",
  numberOfVacancies: "1",
  specificRequirements: "",
};

export const BLANK_JOB: JobFormValues = {
  title: "",
  jobCategory: "",
  employmentType: "",
  recruitingOrganization: "",
  department: "",
  location: "",
  qualification: "",
  applicationStartDate: "",
  deadline: "",
  applyLink: "",
  sourceUrl: "",
  positions: "1",
  salary: "",
  description: "",
  ageLimit: "",
  applicationFee: "",
  selectionProcess: "",
  experienceRequired: "",
  vacancyBreakdown: "",
  advertisementNumber: "",
  useMultiplePositions: false,
  jobPositions: [BLANK_POSITION],
};

/** What the form shows for the fields of a stored job, a template or a row. */
export function valuesOfFields(fields: Partial<JobFields>): JobFormValues {
  const { useMultiplePositions, jobPositions = [], positions, ...texts } = fields;
  const posts = jobPositions.map((post) => ({ ...post, numberOfVacancies: String(post.numberOfVacancies) }));
  return {
    ...BLANK_JOB,
    ...texts,
    positions: positions === undefined ? BLANK_JOB.positions : positions === null ? "" : String(positions),
    useMultiplePositions: useMultiplePositions ?? posts.length > 0,
    jobPositions: posts.length > 0 ? posts : [BLANK_POSITION],
  };
}

/** What the labels of the form and of its messages call each field. */
export const JOB_LABELS = {
  title: "Job title",
  jobCategory: "Job category",
  employmentType: "Employment type",
  recruitingOrganization: "Recruiting organization",
  department: "Department",
  location: "Location",
  qualification: "Qualification",
  applicationStartDate: "Application start date",
  deadline: "Application deadline",
  applyLink: "Application link",
  sourceUrl: "Source URL",
  positions: "Number of vacancies",
  salary: "Salary",
  description: "Description",
  ageLimit: "Age limit",
  applicationFee: "Application fee",
  selectionProcess: "Selection process",
  experienceRequired: "Experience required",
  vacancyBreakdown: "Vacancy breakdown",
  advertisementNumber: "Advertisement number",
  useMultiplePositions: "Several positions",
  jobPositions: "Positions",
} as const satisfies Record<keyof JobFormValues, string>;
