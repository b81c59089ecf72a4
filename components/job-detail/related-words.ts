import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import type { RelatedJobs } from "@/lib/jobs/related";
import { PLACES } from "@/lib/places/places";

/** What related jobs have in common, in words: "12th pass, Bihar" or the department. */
export function relatedWords({ params }: RelatedJobs, language: Language): { of: string } {
  const { department, qualification, location } = params;
  if (department !== undefined) return { of: departmentName(department, language) };
  const place = PLACES.find(({ name }) => name === location);
  const where = (language === "hi" ? place?.nameHindi : place?.name) ?? location;
  const level = qualification && translator(language, "jobs")(qualification);
  return { of: [level, where].filter(Boolean).join(", ") };
}

/** The name of a department in the language of the page. */
function departmentName(value: string, language: Language): string {
  const department = DEPARTMENTS.find((known) => known.value === value);
  return department ? translator(language, "departments")(`names.${department.key}`) : value;
}
