import type { Criteria, ListDays } from "@/lib/jobs/search/criteria";
import { type Bitset, intersect } from "@/lib/jobs/search/index/bitset";
import { idsOfWords } from "@/lib/jobs/search/index/queries";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { FILTER_GROUPS, type FilterGroup } from "@/lib/jobs/search/list-schema";

/** The rows that satisfy every filter but, where one is named, that of a group: what its choices are counted among. */
export function rowsOf(snapshot: JobSnapshot, criteria: Criteria, words: readonly Bitset[], without?: FilterGroup): Bitset {
  const groups = FILTER_GROUPS.filter((group) => group !== without && criteria[group] !== undefined);
  return [...groups.map((group) => snapshot.setOf(group, criteria)), ...words].reduce(intersect, snapshot.all);
}

/** The rows of each search for words. Words are looked up in the database, once a snapshot while they are asked for. */
export function wordSetsOf(snapshot: JobSnapshot, { words }: Criteria, days: ListDays): Promise<Bitset[]> {
  return Promise.all(
    words.map(async (query) => snapshot.wordSet(query) ?? snapshot.keepWordSet(query, await idsOfWords(query, days))),
  );
}
