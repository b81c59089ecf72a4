import type { Qualification } from "@/lib/jobs/schema";
import { bodiesCalled, bodiesNamed } from "@/lib/jobs/search/words/body-names";
import { SAYS_NOTHING as NOTHING } from "@/lib/jobs/search/words/data/nothing";
import { MAKES_A_POST } from "@/lib/jobs/search/words/data/qualifications";
import { fold } from "@/lib/jobs/search/words/fold";
import { levelOf, MAX_NAME_WORDS, type NameGroup, namesOf } from "@/lib/jobs/search/words/names";
import { placeOf } from "@/lib/jobs/search/words/place-words";
import { ZONE } from "@/lib/jobs/search/words/search-words";
import { type Token, tokensOf } from "@/lib/jobs/search/words/tokens";

/** What a piece of a search says. */
type Said =
  | { kind: "words"; words: readonly string[] }
  | { kind: "names"; words: readonly string[]; group: NameGroup }
  | { kind: "place"; words: readonly string[]; key: string; within: readonly string[] }
  | { kind: "level"; words: readonly string[]; level: Qualification }
  | { kind: "number"; words: readonly string[]; key: string }
  | { kind: "quoted"; words: readonly string[] }
  | { kind: "zone"; words: readonly string[]; joined: string }
  | { kind: "nothing"; words: readonly string[] };

/** A piece of a search with where it stands in its text. */
export type Part = Said & { from: number; to: number; isLeftOut: boolean };

const SAYS_NOTHING = new Set([...NOTHING].map(fold));
/** Before a number these say that it is one. */
const NUMBER_WORDS = new Set("advt adv advertisement no number notification notice cen ref employment".split(" "));
const WHOLE_ZONE = new RegExp(`^(?:${ZONE.source})$`, "u");

/**
 * What the words of a search say, piece by piece, longest names first: places, levels of education, posts, bodies and exams by any of their names,
 * numbers of advertisements, phrases, and words that say nothing. Pure: it knows no job.
 */
export function understand(text: string): Part[] {
  const tokens = tokensOf(text);
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [token, length] = [tokens[at] as Token, namedAt(tokens, at)];
    const last = tokens[at + length - 1] as Token;
    const words = tokens.slice(at, at + length).flatMap((one) => one.words);
    const said = saidBy(token, words, tokens[at + length]);
    parts.push({ ...said, from: token.from, to: last.to, isLeftOut: token.isLeftOut });
    at += length;
  }
  return parts;
}

/** The same text as words alone: where what was read into it finds nothing. */
export function asWords(text: string): Part[] {
  return tokensOf(text).map(({ words, from, to, isLeftOut, kind }) => ({
    kind: kind === "quoted" ? kind : "words",
    words,
    from,
    to,
    isLeftOut,
  }));
}

/** How many pieces from one on make the longest known name; one where none do. */
function namedAt(tokens: readonly Token[], at: number): number {
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - at); length > 1; length--) {
    const pieces = tokens.slice(at, at + length);
    if (pieces.some(({ kind }) => kind !== "word") || pieces.slice(1).some(({ isLeftOut }) => isLeftOut)) continue;
    if (
      meaningOf(
        pieces.flatMap(({ words }) => words),
        tokens[at + length],
      )
    )
      return length;
  }
  return 1;
}

function saidBy({ kind, key, isLeftOut }: Token, words: readonly string[], next: Token | undefined): Said {
  if (kind === "number" && key) return { kind, words, key };
  if (kind === "quoted") return { kind, words };
  if (next?.kind === "number" && words.every((word) => NUMBER_WORDS.has(word))) return { kind: "nothing", words };
  const meaning = meaningOf(words, next);
  // Left out is what a word names, wherever it stands.
  if (meaning && !(isLeftOut && meaning.kind === "nothing")) return meaning;
  return { kind: "words", words };
}

function meaningOf(words: readonly string[], next: Token | undefined): Said | null {
  const name = words.join(" ");
  if (WHOLE_ZONE.test(name)) return { kind: "zone", words, joined: name.replaceAll(" ", "") };
  const level = levelOf(name);
  if (level && !next?.words.some((word) => MAKES_A_POST.has(word))) return { kind: "level", words, level };
  const group = namesOf(name);
  if (group) return { kind: "names", words, group };
  const place = placeOf(name);
  if (place) return { kind: "place", words, ...place };
  if (words.length === 1 && SAYS_NOTHING.has(name)) return { kind: "nothing", words };
  const body = partsPlace(words, next) ? null : (bodiesNamed(words) ?? (saysMore(words) ? null : bodiesCalled(words)));
  return body ? { kind: "names", words, group: body } : null;
}

/** Whether the last word begins the name of a place that the next one ends: "health department uttar | pradesh". */
function partsPlace(words: readonly string[], next: Token | undefined): boolean {
  return next?.kind === "word" && placeOf([...words.slice(-1), ...next.words].join(" ")) !== null;
}

/** Whether some of these words name a post, an exam or a level, or say nothing: then together they are no part of the name of a body. */
function saysMore(words: readonly string[]): boolean {
  return words.some((word, at) => {
    for (let length = 1; length <= MAX_POST_WORDS && at + length <= words.length; length++) {
      const name = words.slice(at, at + length).join(" ");
      const kind = namesOf(name)?.kind;
      if (kind === "post" || kind === "exam" || levelOf(name)) return true;
    }
    return words.length > 1 && (at === 0 || at === words.length - 1) && SAYS_NOTHING.has(word);
  });
}

/** Words of most names of posts. */
const MAX_POST_WORDS = 3;
