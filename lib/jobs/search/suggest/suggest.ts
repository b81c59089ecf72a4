import { freshCache } from "@/lib/cache/fresh-cache";
import { type TaggedBody, tagBody } from "@/lib/http/json-response";
import type { Language } from "@/lib/i18n/languages";
import { MAX_SEARCH_LENGTH } from "@/lib/jobs/schema";
import { type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { type Begun, type Named, namesBegunBy } from "@/lib/jobs/search/suggest/names";
import type { Suggestion } from "@/lib/jobs/search/suggest/schema";
import { countTrue, spelledRight } from "@/lib/jobs/search/suggest/true-answers";
import { MAX_NAME_WORDS } from "@/lib/jobs/search/words/names";
import { nearEnough } from "@/lib/jobs/search/words/spelling/correct";
import { knownWords } from "@/lib/jobs/search/words/spelling/known-words";
import { type Token, tokensOf } from "@/lib/jobs/search/words/tokens";

/** Suggestions that are shown, and names whose jobs are counted for them. */
const MAX_SHOWN = 8;
const MAX_COUNTED = 12;
/** A letter of Latin begins hundreds of names. */
const MIN_LETTERS = 2;
/** Words of a text that is still typed: each more is looked for in its place, and put right. */
const MAX_WORDS = 16;
/** The word that nothing begins with is looked at for its spelling from this length on. */
const MIN_MISSPELT = 4;

const MAX_KEPT_BYTES = 8 * 1024 * 1024;
const bodies = freshCache<TaggedBody>("suggestions", { maxSize: MAX_KEPT_BYTES, sizeOf: ({ body }) => 2 * body.length + 200 });

/** The body of `GET /api/suggest`, `{suggestions}`, kept until the next write or midnight. */
export function suggestBody(text: string, language: Language, now: Date): Promise<TaggedBody> {
  const asked = text.slice(0, MAX_SEARCH_LENGTH + 1).trimStart();
  return bodies.load(`${language} ${asked}`, now, async () => tagBody({ suggestions: await suggest(asked, language, now) }));
}

/**
 * What a half-typed search may mean: the bodies, posts, exams and places whose names its last words begin, each with the words before, and with a job
 * to be found that has all of it and is called so. A search that is longer than one may be, or of very many words, is finished.
 */
export async function suggest(text: string, language: Language, now: Date): Promise<Suggestion[]> {
  if (text.length > MAX_SEARCH_LENGTH || tokensOf(text).length > MAX_WORDS) return [];
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const { names, from } = await namesAtEnd(index, text, days);
  if (names.length === 0) return [];
  const typed = text.slice(0, from);
  const before = await spelledRight(index, typed, days);
  const shown: Suggestion[] = [];
  // One after the other, so that none is read that is not shown.
  for (const { named, name } of names.slice(0, MAX_COUNTED)) {
    if (shown.length === MAX_SHOWN) break;
    const search = typed + named[language];
    if (search.length > MAX_SEARCH_LENGTH) continue;
    const count = await countTrue(index, before + named[language], days);
    if (count > 0) shown.push({ kind: named.kind, search, by: isShown(named, name) ? null : name.join(" "), count });
  }
  return shown;
}

function isShown({ en, hi }: Named, name: readonly string[]): boolean {
  const typed = name.join(" ");
  return [en, hi].some((own) => own.toLowerCase() === typed);
}

/** The names that the longest end of a text begins, and where that end begins. */
async function namesAtEnd(index: JobSnapshot, text: string, days: ListDays): Promise<{ names: Begun[]; from: number }> {
  const last = lastWords(text);
  for (let at = Math.max(0, last.length - MAX_NAME_WORDS); at < last.length; at++) {
    const words = last.slice(at).flatMap((token) => token.words);
    if (words.join("").length < MIN_LETTERS) break;
    // Words in the middle of a name would repeat the ones that stand before them.
    const names = namesBegunBy(words).filter(({ isInner }) => !isInner || last[at]?.from === 0);
    if (names.length > 0) return { names, from: last[at]?.from ?? 0 };
  }
  const end = last.at(-1);
  const word = end?.words.join("") ?? "";
  const right = word.length < MIN_MISSPELT ? null : nearEnough(word, await knownWords(index, days));
  return { names: right === null ? [] : namesBegunBy([right]), from: end?.from ?? 0 };
}

/** The words at the end of a text behind its last phrase, number or exclusion. */
function lastWords(text: string): Token[] {
  const tokens = tokensOf(text);
  const from = tokens.findLastIndex(({ kind, isLeftOut }) => kind !== "word" || isLeftOut);
  return tokens.slice(from + 1);
}
