import { searchWords } from "@/lib/jobs/search/words/search-words";

const MAX_WORDS = 12;
const COMMON = new Set([
  "the",
  "of",
  "for",
  "and",
  "in",
  "recruitment",
  "posts",
  "post",
  "vacancy",
  "vacancies",
  "notification",
  "apply",
  "online",
]);

/** The words of a title that tell it from others, at most twelve. */
export function titleWords(title: string): string[] {
  return searchWords([title])
    .filter((word) => !COMMON.has(word))
    .slice(0, MAX_WORDS);
}
