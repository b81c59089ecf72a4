import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import { PLACE_CHOICES } from "@/lib/places/choices";
import { placeKey, placeName, placeNameInHindi } from "@/lib/places/places";
import { type FilterTerm, filterTerms } from "./filter-terms";

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

/** How many choices are made in the filters of the sidebar. */
export function countSidebarFilters(filters: JobFilters): number {
  const { search: _search, tags: _tags, open: _open, sortBy: _sortBy, page: _page, limit: _limit, ...ofSidebar } = filters;
  return Object.values(ofSidebar)
    .flat()
    .filter((value) => value !== undefined).length;
}

/** A place as an address asks for it, by its name in the language of the page; what nobody knows as it was asked for. */
export function placeLabel(value: string, language: Language): string {
  const key = placeKey(value);
  const known = PLACE_CHOICES.find((place) => place.key === key);
  if (known) return language === "hi" ? known.nameHindi : known.name;
  // A city that the filter does not offer, as an address or a link of a place has it.
  return (language === "hi" ? placeNameInHindi(key) : placeName(key)) ?? value;
}
