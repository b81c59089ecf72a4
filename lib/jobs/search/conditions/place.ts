import { Prisma } from "@/lib/generated/prisma/client";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { addTo, choicesOf, noneOf } from "@/lib/jobs/search/conditions/count-choices";
import { type Bitset, emptyBitset, forEachBit, unite } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { PLACE_CHOICES } from "@/lib/places/choices";

const CHOICES = PLACE_CHOICES.map(({ key }) => key);

/** A place key of some is among those that the location names. */
export const place: ChoiceCondition<readonly string[]> = {
  rows: (index, keys) => keys.map((key) => rowsOfPlace(index, key)).reduce(unite, emptyBitset(index.size)),
  sql: (keys) => Prisma.sql`jobs.places && ${keys}::text[]`,
  holds: (job, keys) => keys.some((key) => job.places.includes(key)),
  countChoices: ({ columns }, rows) => {
    const { placeStarts, placesOfRows } = columns;
    const choiceOf = choicesOf(columns.placeKeys, CHOICES);
    const counts = noneOf(CHOICES);
    forEachBit(rows, (row) => {
      const end = placeStarts[row + 1] ?? 0;
      for (let at = placeStarts[row] ?? 0; at < end; at++) addTo(counts, choiceOf[placesOfRows[at] ?? 0] ?? -1);
    });
    return counts;
  },
};

function rowsOfPlace(index: JobSnapshot, key: string): Bitset {
  const number = index.columns.placeKeys.indexOf(key);
  // Not kept: a visitor may type any number of places that nobody recruits for.
  if (number < 0) return emptyBitset(index.size);
  const { placeStarts, placesOfRows } = index.columns;
  return index.setWhere(`place ${key}`, (row) => {
    for (let at = placeStarts[row] ?? 0; at < (placeStarts[row + 1] ?? 0); at++) if (placesOfRows[at] === number) return true;
    return false;
  });
}
