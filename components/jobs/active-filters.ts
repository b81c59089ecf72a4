import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ShownReading } from "@/lib/jobs/search/words/shown";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { placeKey } from "@/lib/places/places";
import { type FilterTerm, filterTerms } from "./filter-terms";

/** What a list is narrowed by, in the order of the page; a search by the parts that it is read as, where that is known. */
export function activeFilters(
  filters: Partial<JobFilters>,
  language: Language,
  reading: ShownReading | null = null,
): FilterTerm[] {
  const t = translator(language, "jobs");
  const departments = translator(language, "departments");
  const terms = filterTerms(filters, { language, t, departments, placeLabel: (name) => placeLabel(name, language) });
  return terms.flatMap((term) => (term.key === "search" ? searchParts(term, reading, language) : [term]));
}

/** A search as it was typed, or the parts that it is read as. */
function searchParts(whole: FilterTerm, reading: ShownReading | null, language: Language): FilterTerm[] {
  const t = translator(language, "jobs");
  const parts = reading?.parts ?? [];
  if (parts.length === 0) return [whole];
  return parts.map(({ names, level, isLeftOut, rest }) => {
    const name = level ? t(level) : names[language];
    return {
      key: parts.length === 1 ? "search" : `search ${name}`,
      label: isLeftOut ? t("leftOut", { label: name }) : name,
      without: { search: rest === "" ? undefined : rest },
    };
  });
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
