import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { CLOSINGS, type Closing, type JobFilters } from "@/lib/jobs/schema";
import type { ListParams } from "@/lib/links";
import { PLACES, placeKey } from "@/lib/places/places";

/** One thing that a list is narrowed by: how it reads, and the change of the address that takes it away. */
export type ActiveFilter = { key: string; label: string; without: ListParams };

/** What a list is narrowed by, in the order of the page. */
export function activeFilters(filters: JobFilters, language: Language): ActiveFilter[] {
  const t = translator(language, "jobs");
  const { search, tags = [], department, location, qualification, salaryRange, postedDate, closing, open } = filters;
  const found: (ActiveFilter | false | undefined | "")[] = [
    search !== undefined && { key: "search", label: `“${search}”`, without: { search: undefined } },
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: `“${tag}”`,
      without: { tags: tags.filter((other) => other !== tag) },
    })),
    department !== undefined && {
      key: "department",
      label: departmentLabel(department, language),
      without: { department: undefined },
    },
    location !== undefined && { key: "location", label: placeLabel(location, language), without: { location: undefined } },
    qualification && { key: "qualification", label: t(qualification), without: { qualification: undefined } },
    salaryRange && { key: "salaryRange", label: t(salaryRange), without: { salaryRange: undefined } },
    postedDate && {
      key: "postedDate",
      label: `${t("posted")}: ${t(postedDate)}`,
      without: { postedDate: undefined },
    },
    closing && {
      key: "closing",
      label: closingLabel(closing, language),
      without: { closing: undefined },
    },
    open && { key: "open", label: t("openOnly"), without: { open: undefined } },
  ];
  return found.filter((filter): filter is ActiveFilter => Boolean(filter));
}

/** How many of the sidebar's filters differ from their default. */
export function countSidebarFilters(filters: JobFilters): number {
  const { department, location, qualification, salaryRange, postedDate, closing } = filters;
  return [department, location, qualification, salaryRange, postedDate, closing].filter((value) => value !== undefined).length;
}

function closingLabel(value: Closing, language: Language): string {
  const t = translator(language, "jobs");
  const known = CLOSINGS.find((one) => one === value);
  return t("closingBy", { when: known ? t(`closings.${known}`) : formatDay(value, language) });
}

function departmentLabel(value: string, language: Language): string {
  const known = DEPARTMENTS.find((department) => department.value === value);
  return known ? translator(language, "departments")(`names.${known.key}`) : value;
}

function placeLabel(value: string, language: Language): string {
  const key = placeKey(value);
  const known = PLACES.find((place) => place.key === key);
  if (!known) return value;
  return language === "hi" ? known.nameHindi : known.name;
}
