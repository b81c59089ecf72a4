import type { JobFilters } from "@/lib/jobs/schema";
import { countJobs } from "@/lib/jobs/search/counts";
import type { WiderList } from "@/lib/jobs/search/list-schema";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";
import { isPlace, placeKey, placeName, placeNameInHindi, placesOf } from "@/lib/places/places";
import { isStateKey } from "@/lib/places/states";
import { valuesOf } from "@/lib/query-params";

/**
 * The list of the State in which the one city lies that was asked for, in the search or as its place: whoever is from a district without a notice of its own
 * wants those of Bihar before those of all India. None where no such list holds anything.
 */
export async function statesAround(filters: JobFilters, reading: ShownReading | null, now: Date): Promise<WiderList[]> {
  const said = (reading?.parts ?? []).filter(({ names, isLeftOut }) => !isLeftOut && isPlace(names.en));
  const chosen = valuesOf(filters.location);
  const [place, ...others] = [...chosen, ...said.map(({ names }) => names.en)];
  if (place === undefined || others.length > 0) return [];
  const [state, another] = placesOf(place).filter((key) => isStateKey(key) && key !== placeKey(place));
  const name = state === undefined ? null : placeName(state);
  if (state === undefined || name === null || another !== undefined) return [];
  const [part] = said;
  const total = await countJobs({ ...filters, location: name, ...(part && { search: part.rest || undefined }) }, now);
  const search = part && { names: part.names, rest: part.rest };
  return total > 0
    ? [
        {
          without: "location",
          total,
          search,
          within: { location: name, names: { en: name, hi: placeNameInHindi(state) ?? name } },
        },
      ]
    : [];
}
