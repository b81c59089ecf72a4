import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { type Translator, translator } from "@/lib/i18n/translate";
import { activeFilters, placeLabel } from "@/lib/jobs/filter-words/active-filters";
import { CLOSINGS, type Closing, type JobFilters } from "@/lib/jobs/schema";
import { closesWithin } from "@/lib/jobs/search/closing-schema";
import type { ListPage } from "@/lib/jobs/search/list-schema";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
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
  const search = labelsOf("search").join(" ");
  const subject = [...labelsOf("qualification"), ...labelsOf("department")].join(", ");
  let words = subject === "" ? t("results") : t("wordsOf", { subject });
  if (search) words = t("wordsFor", { words, search });
  words = inPlaces(words, filters.location, language);
  if (filters.closing) words = `${words}, ${lastDateWords(filters.closing, language, t)}`;
  return [words, ...active.filter(({ name }) => !IN_SENTENCE.has(name)).map(({ label }) => label)].join(", ");
}

/** How many jobs a list holds: of a search those that say all of it, and apart from them what is only similar. */
export function countInWords({ total, reading }: Counted, language: Language): string {
  const said = Math.min(total, reading?.sayingAll ?? total);
  const count = (number: number) => formatNumber(number, language);
  if (said === total) return count(total);
  const t = translator(language, "jobs");
  const similar = t("similar", { count: count(total - said) });
  return said === 0 ? similar : t("saidAndSimilar", { count: count(said), similar });
}

type Counted = Pick<ListPage, "total"> & { reading: Pick<ShownReading, "sayingAll"> | null };

/** Words with the places that they are asked for; the whole country, which nothing is "in", comes last. */
function inPlaces(words: string, location: JobFilters["location"], language: Language): string {
  const t = translator(language, "jobs");
  const asked = valuesOf(location);
  const named = asked.filter((place) => placeKey(place) !== ALL_INDIA.key);
  const place = named.map((one) => placeLabel(one, language)).join(", ");
  if (named.length === asked.length) return place ? t("wordsIn", { words, place }) : words;
  return place ? t("wordsInAndAcrossIndia", { words, place }) : t("wordsAcrossIndia", { words });
}

function lastDateWords(closing: Closing, language: Language, t: Translator<"jobs">): string {
  const known = CLOSINGS.find((one) => one === closing);
  if (known) return t(`lastDates.${known}`);
  const days = closesWithin(closing);
  return days === null ? t("lastDateOn", { day: formatDay(closing, language) }) : t("lastDateIn", { count: days });
}
