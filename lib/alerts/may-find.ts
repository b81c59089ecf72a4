import { filtersOfNew } from "@/lib/alerts/criteria";
import { ALERT_DEPARTMENTS, ALL_LOCATIONS, type AlertCriteria } from "@/lib/alerts/schema";
import { Prisma } from "@/lib/generated/prisma/client";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { CLOSINGS, QUALIFICATIONS, SALARY_FILTERS, STAGES } from "@/lib/jobs/schema";
import { type FewJobs, openAmongFew } from "@/lib/jobs/search/match-few";
import { PLACE_CHOICES } from "@/lib/places/choices";

const EVERYTHING: AlertCriteria = {
  keywords: "",
  location: ALL_LOCATIONS,
  department: ALERT_DEPARTMENTS[0],
  salaryRange: "all-salaries",
};

/** The parts of an alert that are mostly one of some choices, the one that most often finds nothing first. */
const CHOICES = {
  location: PLACE_CHOICES.map(({ name }) => name),
  department: [...ALERT_DEPARTMENTS, ...DEPARTMENTS.map(({ value }) => value)],
  qualification: QUALIFICATIONS,
  salaryRange: SALARY_FILTERS,
  category: JOB_CATEGORIES,
  employmentType: EMPLOYMENT_TYPES,
  stage: STAGES,
  closing: CLOSINGS,
} satisfies { [Part in keyof AlertCriteria]?: readonly AlertCriteria[Part][] };

/**
 * A condition on stored alerts ("value") which all satisfy that find one of a few jobs. All parts of an alert must hold, so it finds none of them where one
 * part alone, asked as the alert would ask it, does not. What is no choice, as several values or a name as it was typed, is ruled out by no part.
 */
export async function mayFind(...asked: readonly FewJobs[]): Promise<Prisma.Sql> {
  const conditions: Prisma.Sql[] = [];
  for (const [part, choices] of Object.entries(CHOICES)) {
    const inVain: string[] = [];
    for (const choice of choices) {
      const filters = filtersOfNew({ ...EVERYTHING, [part]: choice });
      const found = await Promise.all(asked.map((jobs) => openAmongFew(jobs, filters)));
      if (found.every((ids) => ids.length === 0)) inVain.push(choice);
    }
    conditions.push(Prisma.sql`(value ->> ${part}::text = ANY(${inVain}::text[])) IS NOT TRUE`);
  }
  return Prisma.join(conditions, " AND ");
}
