import { z } from "zod";
import { languageOf } from "@/lib/i18n/languages";
import { MAX_SEARCH_LENGTH } from "@/lib/jobs/schema";
import type { NameKind } from "@/lib/jobs/search/words/data/seeded-names";

export type SuggestionKind = NameKind | "place";

/**
 * What a reader who types may mean: `search` is the whole text of a search, `by` the name at its end as it was typed where that is another, `count` the
 * jobs that have all that it says: a list may show what is near to them behind.
 */
export type Suggestion = { kind: SuggestionKind; search: string; by: string | null; count: number };

/** The query of `GET /api/suggest`; what is longer than a search may be suggests nothing. */
export const suggestQuerySchema = z.object({
  q: z
    .string()
    .max(10 * MAX_SEARCH_LENGTH)
    .default(""),
  lang: z.string().optional().transform(languageOf),
});
