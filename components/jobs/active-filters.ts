import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { placeKey } from "@/lib/places/places";
import { type FilterTerm, filterTerms } from "./filter-terms";

/** What a list is narrowed by, in the order of the page. */
export function activeFilters(filters: JobFilters, language: Language): FilterTerm[] {
  const t = translator(language, "jobs");
  const departments = translator(language, "departments");
  return filterTerms(filters, { language, t, departments, placeLabel: (name) => placeLabel(name, language) });
}

/** How many of the sidebar's filters differ from their default. */
export function countSidebarFilters(filters: JobFilters): number {
  const { department, location, qualification, salaryRange, postedDate, closing } = filters;
  return [department, location, qualification, salaryRange, postedDate, closing].filter((value) => value !== undefined).length;
}

function placeLabel(value: string, language: Language): string {
  const key = placeKey(value);
  const known = PLACE_CHOICES.find((place) => place.key === key);
  if (!known) return value;
  return language === "hi" ? known.nameHindi : known.name;
}
