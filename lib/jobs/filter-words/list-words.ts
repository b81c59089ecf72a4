import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { type Translator, translator } from "@/lib/i18n/translate";
import { activeFilters } from "@/lib/jobs/filter-words/active-filters";
import { CLOSINGS, type Closing, type JobFilters } from "@/lib/jobs/schema";
import { closesWithin } from "@/lib/jobs/search/closing-schema";
import { placeKey } from "@/lib/places/places";
import { ALL_INDIA } from "@/lib/places/states";
import { valuesOf } from "@/lib/query-params";

/** The filters that make the sentence; the others follow it. */
const IN_SENTENCE = new Set(["search", "department", "location", "qualification", "closing"]);

/** What a list holds, in words: "12th pass jobs in Bihar, last date this week". */
export function listWords(filters: Partial<JobFilters>, language: Language): string {
  const t = translator(language, "jobs");
  const active = activeFilters(filters, language);
  const labelsOf = (wanted: string) => active.filter(({ name }) => name === wanted).map(({ label }) => label);
  const [search, place] = [labelsOf("search").join(" "), labelsOf("location").join(", ")];
  const subject = [...labelsOf("qualification"), ...labelsOf("department")].join(", ");
  let words = subject === "" ? t("results") : t("wordsOf", { subject });
  if (search) words = t("wordsFor", { words, search });
  if (place) words = isAllIndia(filters.location) ? t("wordsAcrossIndia", { words }) : t("wordsIn", { words, place });
  if (filters.closing) words = `${words}, ${lastDateWords(filters.closing, language, t)}`;
  return [words, ...active.filter(({ name }) => !IN_SENTENCE.has(name)).map(({ label }) => label)].join(", ");
}

/** Whether a list is asked for of the whole country and of no other place beside it. */
function isAllIndia(location: JobFilters["location"]): boolean {
  return valuesOf(location).every((place) => placeKey(place) === ALL_INDIA.key);
}

function lastDateWords(closing: Closing, language: Language, t: Translator<"jobs">): string {
  const known = CLOSINGS.find((one) => one === closing);
  if (known) return t(`lastDates.${known}`);
  const days = closesWithin(closing);
  return days === null ? t("lastDateOn", { day: formatDay(closing, language) }) : t("lastDateIn", { count: days });
}
