import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import type { ListDays } from "@/lib/jobs/search/criteria";
import { type Bitset, intersect } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import type { WordQuery } from "@/lib/jobs/search/words/query";

/**
 * Open notices that have the name in title, posts or body, or whose body is of the sort that is named or belongs to the one that is: no shipyard is called
 * one. Of any post a longer text may say "registered with the employment exchange".
 */
export async function openByName(index: JobSnapshot, search: WordQuery, days: ListDays): Promise<Bitset> {
  return intersect(await rowsInTier(index, search.map(withMarks), "title", days), index.open);
}

/** With the marks that a body of that sort, and a part of a body, has beside its words. */
function withMarks({ terms, ...alternative }: WordQuery[number]): WordQuery[number] {
  const marked = terms.map(({ together, ...term }) => {
    const marks = term.isBody ? term.whole.filter(([word]) => word?.startsWith("=")) : [];
    return { ...term, together: [...(together ?? term.whole), ...marks] };
  });
  return { ...alternative, terms: marked };
}
