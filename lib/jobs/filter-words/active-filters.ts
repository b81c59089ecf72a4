import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { type FilterTerm, filterTerms } from "@/lib/jobs/filter-words/filter-terms";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { placeKey, placeName, placeNameInHindi } from "@/lib/places/places";

/** What a list is narrowed by, in the order of the page; a search by the parts that it is read as, where that is known. */
export function activeFilters(
  filters: Partial<JobFilters>,
  language: Language,
  reading: ShownReading | null = null,
): FilterTerm[] {
  const t = translator(language, "jobs");
  const departments = translator(language, "departments");
  const terms = filterTerms(filters, {
    language,
    t,
    departments,
    job: translator(language, "job"),
    placeLabel: (name) => placeLabel(name, language),
  });
  return terms.flatMap((term) => (term.name === "search" ? searchParts(term, reading, language) : [term]));
}

/** A search as it was typed, or the parts that it is read as. */
function searchParts(whole: FilterTerm, reading: ShownReading | null, language: Language): FilterTerm[] {
  const t = translator(language, "jobs");
  const parts = reading?.parts ?? [];
  if (parts.length === 0) return [whole];
  return parts.map(({ names, level, isLeftOut, rest }) => {
    const name = level ? t(level) : names[language];
    return {
      name: "search",
      key: parts.length === 1 ? "search" : `search ${name}`,
      label: isLeftOut ? t("leftOut", { label: name }) : name,
      without: { search: rest === "" ? undefined : rest },
    };
  });
}

/** The filters of the sidebar: all but the words of a search, and how much of its list is shown in which order. */
type SidebarFilters = Omit<JobFilters, "search" | "tags" | "open" | "sortBy" | "page" | "limit">;

/** What Clear All of the sidebar takes away; a filter added to lists does not compile until it is here. */
export const NO_SIDEBAR_FILTERS = {
  department: undefined,
  location: undefined,
  qualification: undefined,
  salaryRange: undefined,
  postedDate: undefined,
  closing: undefined,
  vacancies: undefined,
  employmentType: undefined,
  category: undefined,
  stage: undefined,
} as const satisfies Record<keyof SidebarFilters, undefined>;

/** How many choices are made in the filters of the sidebar. */
export function countSidebarFilters(filters: JobFilters): number {
  const names = Object.keys(NO_SIDEBAR_FILTERS) as (keyof SidebarFilters)[];
  return names.flatMap((name) => filters[name] ?? []).length;
}

/** A place as an address asks for it, by its name in the language of the page; what nobody knows as it was asked for. */
export function placeLabel(value: string, language: Language): string {
  const key = placeKey(value);
  const known = PLACE_CHOICES.find((place) => place.key === key);
  if (known) return language === "hi" ? known.nameHindi : known.name;
  // A city that the filter does not offer, as an address or a link of a place has it.
  return (language === "hi" ? placeNameInHindi(key) : placeName(key)) ?? value;
}
