"use client";

import { use } from "react";
import { alertFilters } from "@/lib/alerts/criteria";
import { ALERT_DEPARTMENTS, type AlertCriteria } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import type { Translator } from "@/lib/i18n/translate";
import { type FilterTerm, type FilterWords, filterTerms } from "@/lib/jobs/filter-words/filter-terms";
import { PLACE_CHOICES } from "@/lib/places/choices";

/** What says in words what an alert looks for: the same terms as over the list that it finds. */
export function useAlertTerms(language: Language, t: Translator<"alerts">): (criteria: AlertCriteria) => FilterTerm[] {
  const [jobs, job] = [loadTranslator(language, "jobs"), loadTranslator(language, "job")];
  const departments = loadTranslator(language, "departments");
  const placeLabel = (name: string) => {
    const known = PLACE_CHOICES.find((one) => one.name === name);
    return known && language === "hi" ? known.nameHindi : name;
  };
  const words: FilterWords = { language, t: use(jobs), job: use(job), departments: use(departments), placeLabel };
  return (criteria) => {
    // That an alert is for open jobs goes without saying.
    const { open: _open, ...filters } = alertFilters(criteria);
    const group = ALERT_DEPARTMENTS.find((name) => name === criteria.department && name !== "all-departments");
    return filterTerms(filters, words).map((term) =>
      term.name === "department" && group ? { ...term, label: t(`departments.${group}`) } : term,
    );
  };
}

/** The parts of an alert that its form has fields for: of several values a field can hold none. */
const IN_FORM = new Set<string>(["tags", "location", "department", "salaryRange"]);

/** Whether what an alert looks for cannot be seen in its form. */
export function isBeyondForm({ name }: FilterTerm, criteria: AlertCriteria): boolean {
  return !IN_FORM.has(name) || (name !== "tags" && typeof criteria[name as "location"] !== "string");
}
