import type { Qualification } from "@/lib/jobs/schema";
import { saidBeside, saidInPhrases } from "@/lib/jobs/search/words/beside/nothing-said";
import { bodiesCalled, bodyInEnglish } from "@/lib/jobs/search/words/body-names";
import { MAX_NAME_WORDS, type NameGroup } from "@/lib/jobs/search/words/names";
import { asMeant, isName, ownMeaningOf } from "@/lib/jobs/search/words/reading/as-meant";
import { namesMeant } from "@/lib/jobs/search/words/reading/meant";
import { namedBy } from "@/lib/jobs/search/words/reading/named";
import { isSmallWord, partsPlace, saysMore } from "@/lib/jobs/search/words/reading/parted";
import { type Token, tokensOf } from "@/lib/jobs/search/words/tokens";

/** What a piece of a search says. */
export type Said =
  | { kind: "words"; words: readonly string[] }
  | { kind: "names"; words: readonly string[]; group: NameGroup }
  | { kind: "place"; words: readonly string[]; key: string; within: readonly string[] }
  | { kind: "level"; words: readonly string[]; level: Qualification }
  | { kind: "number"; words: readonly string[]; key: string }
  | { kind: "quoted"; words: readonly string[] }
  | { kind: "zone"; words: readonly string[]; joined: string }
  | { kind: "stem"; words: readonly string[] }
  | { kind: "nothing"; words: readonly string[] };

/** A piece of a search with where it stands in its text. */
export type Part = Said & { from: number; to: number; isLeftOut: boolean };

/** Before a number these say that it is one. */
const NUMBER_WORDS = new Set("advt adv advertisement no number notification notice cen ref employment".split(" "));

const FIGURE = /^\d+(?:st|nd|rd|th)?$/;

/**
 * What the words of a search say, piece by piece, longest names first: places, levels of education, posts, bodies and exams by any of their names,
 * numbers of advertisements, phrases, and words that say nothing. Pure: it knows no job.
 */
export function understand(text: string): Part[] {
  const typed = tokensOf(text);
  const [beside, ofPhrases] = [saidBeside(text), saidInPhrases(text)];
  // A figure may be the name of a class as well: "8 lakh package", "last date 10th december".
  const isBeside = ({ kind, words, isLeftOut }: Part) =>
    !isLeftOut && words.every((word) => ofPhrases.has(word) || (beside.has(word) && (kind === "words" || FIGURE.test(word))));
  const meant = typed.map(asMeant);
  const isAsTyped = meant.every((token, at) => token === typed[at]);
  const parts: Part[] = [];
  for (let at = 0; at < typed.length; ) {
    const longest = namedAt(typed, at);
    const meantLongest = longest > 1 || isAsTyped ? 1 : namedAt(meant, at);
    // As it was typed where that names several words, or where it is a name by itself and what it stands for begins no longer one.
    const isTyped = longest > 1 || isAsTyped || (meantLongest === 1 && isName(typed[at] as Token));
    const [tokens, length] = isTyped ? [typed, longest] : [meant, meantLongest];
    const [token, { to }] = [tokens[at] as Token, tokens[at + length - 1] as Token];
    const words = tokens.slice(at, at + length).flatMap((one) => one.words);
    parts.push({ ...saidBy(token, words, tokens[at + length]), from: token.from, to, isLeftOut: token.isLeftOut });
    at += length;
  }
  return parts.map((part) => (isBeside(part) ? { ...part, kind: "nothing" as const } : part));
}

/** The text of a search as words alone, for where what was read into it finds nothing. */
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
      return isSmallWord(tokens[at]) && 1 + namedAt(tokens, at + 1) > length ? 1 : length;
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
  const meaning = ownMeaningOf(words, next) ?? heardAs(words, next);
  if (meaning || partsPlace(words, next) || saysMore(words)) return meaning;
  const called = bodyInEnglish(words) ?? bodiesCalled(words);
  return called && { kind: "names", words, group: called };
}

/** What the name says that some words stand for without being it, as a name that people say. What was typed is looked for near the end. */
function heardAs(typed: readonly string[], next: Token | undefined): Said | null {
  for (const name of namesMeant(typed, next?.words)) {
    const words = name.split(" ");
    const said = namedBy(words, next);
    if (said?.kind !== "names") {
      if (said) return said;
      continue;
    }
    const { group } = said;
    return { ...said, group: { ...group, said: [...group.said, words], near: [...group.near, typed] } };
  }
  return null;
}
