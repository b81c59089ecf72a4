import type { Language } from "@/lib/i18n/languages";
import { idsOfPage, readRows } from "@/lib/jobs/queries";
import type { JobFilters } from "@/lib/jobs/schema";
import { type ListDays, listDays, type OrderedQuestion } from "@/lib/jobs/search/criteria";
import { type Bitset, countBits, hasBit, intersect } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import type { AllIndiaJobs } from "@/lib/jobs/search/list-schema";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { readCriteria, readSearch } from "@/lib/jobs/search/reading/read-search";
import { askedBy } from "@/lib/jobs/search/words/asked";
import { placeKey, placeName, placeNameInHindi } from "@/lib/places/places";
import { ALL_INDIA } from "@/lib/places/states";
import { valuesOf } from "@/lib/query-params";

/** Rows of all India shown below a list of places. */
const ROWS = 3;
/** So many of all India are looked through for some that the list itself does not hold. */
const MAX_LOOKED_AT = 100;

/**
 * Open jobs of all India that a list of places leaves out, by the same filters, whether its places were chosen or named in the search; null for a list of
 * no place. Those that the list holds as well, since they are called so ("Delhi Police"), are not repeated.
 */
export async function readAllIndia(filters: JobFilters, now: Date): Promise<AllIndiaJobs | null> {
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const place = namesOf(await placesAsked(index, filters, days));
  if (!place) return null;
  const asked: JobFilters = { ...filters, location: ALL_INDIA.name, open: true, page: 1 };
  const all = await openRows(index, asked, days);
  const listed = intersect(all, await openRows(index, filters, days));
  const limit = Math.min(ROWS + countBits(listed), MAX_LOOKED_AT);
  const { ids } = await idsOfPage({ ...asked, limit }, now);
  const shown = ids.filter((id) => !hasBit(listed, index.rowOf(id))).slice(0, ROWS);
  return {
    jobs: await readRows(shown),
    total: countBits(all) - countBits(listed),
    all: countBits(all),
    place,
  };
}

/** The keys of the places that a list is of: those of its filter, which win over what the words of its search name. */
async function placesAsked(index: JobSnapshot, { location, search }: JobFilters, days: ListDays): Promise<readonly string[]> {
  if (location !== undefined) return valuesOf(location).map(placeKey);
  if (search === undefined) return [];
  const { parts } = await readSearch(index, search, days);
  return askedBy(parts).saidPlace?.keys ?? [];
}

/** What some places are called together; null where one is unknown or is all of India, and where there is none. */
function namesOf(keys: readonly string[]): Record<Language, string> | null {
  const names = keys.filter((key) => key !== ALL_INDIA.key).map((key) => placeName(key));
  if (names.length === 0 || names.length < keys.length || names.includes(null)) return null;
  return { en: names.join(", "), hi: keys.map((key) => placeNameInHindi(key)).join(", ") };
}

async function openRows(index: JobSnapshot, asked: OrderedQuestion, days: ListDays): Promise<Bitset> {
  const criteria = await readCriteria(index, asked, days);
  return intersect(rowsOf(index, await conditionSets(index, criteria, days)), index.open);
}
