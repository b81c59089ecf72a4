import { DEPARTMENTS, type DepartmentKey } from "@/lib/jobs/facts/departments";
import type { JobCategory } from "@/lib/jobs/job/values";

/**
 * The category of the jobs of a department: what an import gives them, since what foreign files call a category is the kind of their notice
 * (lib/jobs/job.ts), and what a filter takes them for where none is stored. Courts and offices are of the union and of the states: they have none.
 */
const BY_DEPARTMENT: Partial<Record<DepartmentKey, JobCategory>> = {
  ssc: "Central Government",
  upsc: "Central Government",
  isro: "Central Government",
  nic: "Central Government",
  railway: "Railway",
  army: "Defence",
  navy: "Defence",
  "air-force": "Defence",
  drdo: "Defence",
  sbi: "Banking",
  rbi: "Banking",
  ibps: "Banking",
  pnb: "Banking",
  bob: "Banking",
  canara: "Banking",
  "other-banks": "Banking",
  capf: "Police",
  "state-police": "Police",
  "state-government": "State Government",
  forest: "State Government",
  education: "Education",
  psu: "PSU",
  health: "Healthcare",
};

const BY_NAME = new Map<string, JobCategory>(
  DEPARTMENTS.flatMap(({ key, value }) => {
    const category = BY_DEPARTMENT[key];
    return category ? [[value, category] as const] : [];
  }),
);

/** The category that the name of a department says; undefined where it says none. */
export function categoryOfDepartment(department: string): JobCategory | undefined {
  return BY_NAME.get(department);
}

/** The category of a job: what is stored, else that of its department; null where neither says one. */
export function categoryOf({ jobCategory, department }: { jobCategory?: string | null; department: string }): string | null {
  return jobCategory ?? categoryOfDepartment(department) ?? null;
}

/** SQL for the category of a row of `jobs`, as `categoryOf` gives it; its values are constants of this program. */
export const CATEGORY_SQL = `coalesce(jobs.job_category, CASE jobs.department ${[...BY_NAME]
  .map(([department, category]) => `WHEN '${department}' THEN '${category}'`)
  .join(" ")} END)`;
