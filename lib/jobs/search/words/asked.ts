import { bodyMark, seatMark } from "@/lib/bodies/marks/body-marks";
import type { Qualification } from "@/lib/jobs/schema";
import { bodiesOf } from "@/lib/jobs/search/words/body-names";
import { byClasses, contraryTo } from "@/lib/jobs/search/words/lacking/contrary";
import { inHead as inHeads } from "@/lib/jobs/search/words/marked";
import { namesOfPlace } from "@/lib/jobs/search/words/place-words";
import type { Alternative, Form, Term, WordQuery } from "@/lib/jobs/search/words/query";
import { beginnings, together } from "@/lib/jobs/search/words/spellings";
import { namesTerm, phrasesOf, plainTerm } from "@/lib/jobs/search/words/terms";
import { asWords, type Part, understand } from "@/lib/jobs/search/words/understand";

/** Places that a search names, any of them: by where a job is, or by the words of its title or body. */
export type SaidPlace = { keys: readonly string[]; words: WordQuery };

/** Levels of education that a search names, likewise. */
export type SaidLevel = { levels: readonly Qualification[]; words: WordQuery };

/** Parts that a job may lack, step by step: of each step some sets of parts, the least that is missing first. */
export type Dropped = readonly (readonly (readonly Part[])[])[];

/** What a search asks of a job. Absent asks for nothing; words without an alternative are found nowhere. */
export type Asked = { saidPlace?: SaidPlace; saidLevel?: SaidLevel; search?: WordQuery };

/**
 * What the parts of a search ask for together, behind which come step by step finds that lack some parts (`dropped`, of each step sets of them), last among
 * them those whose titles say the contrary. `lacking` are parts of the search that all finds lack. Signs alone, such as "%", are found nowhere; words that
 * say nothing stand for every job.
 */
export function askedBy(
  parts: readonly Part[],
  dropped: Dropped = [],
  soft: readonly (readonly Part[])[] = [],
  lacking: readonly Part[] = [],
): Asked {
  if (parts.length === 0) return { search: [] };
  const asked = parts.filter(({ isLeftOut }) => !isLeftOut);
  const termsOf = (some: readonly Part[]) => besideOthers(some.flatMap((part) => termOf(part) ?? []));
  const terms = termsOf(asked);
  const without = parts.filter(({ isLeftOut }) => isLeftOut).map(plainTerm);
  const phrases = phrasesOf(asked);
  const partial = dropped.flatMap((sets, at) =>
    sets.flatMap((some) =>
      contraryLast({ terms: termsOf(asked.filter((part) => !some.includes(part))), without, step: at + 1 }, some),
    ),
  );
  const softened = soft.map((some, at) => ({
    terms: termsOf(some).map(calledSo),
    without,
    step: dropped.length + at + 1,
    isNear: true as const,
  }));
  return {
    ...(terms.length + without.length > 0 && {
      search: [...contraryLast({ terms, without, ...(phrases && { phrases }) }, lacking), ...partial, ...softened].flatMap(
        byClasses,
      ),
    }),
    ...placesSaid(asked),
    ...levelsSaid(asked),
  };
}

/** An alternative whose finds lack some parts; where titles may say their contrary, those that do come half a step behind the others. */
function contraryLast(one: Alternative, lacking: readonly Part[]): Alternative[] {
  const contrary = contraryTo(lacking);
  if (contrary.length === 0) return [one];
  return [
    { ...one, without: [...one.without, ...contrary] },
    { ...one, step: (one.step ?? 0) + HALF_A_STEP },
  ];
}

const HALF_A_STEP = 0.5;

/** What some parts ask for as titles, posts and bodies have it, at the places and levels that are among them. */
export function askedInHeads(parts: readonly Part[]): Asked {
  const { search, ...said } = askedBy(parts);
  return { ...said, ...(search && { search: search.map((one) => ({ ...one, terms: one.terms.map(calledSo) })) }) };
}

/** A term as titles, posts and bodies have it, a degree as any text does. */
function calledSo(term: Term): Term {
  const { whole, near = [], isHeld } = term;
  return isHeld ? { ...term, loose: [] } : { ...term, whole: inHeads(whole), loose: inHeads(near) };
}

/** A degree that is all of a search is what it is about, as any other words. */
function besideOthers(terms: readonly Term[]): Term[] {
  return terms.every(({ isHeld }) => isHeld) ? terms.map(({ isHeld, ...term }) => term) : [...terms];
}

/** Asks for every word of a text, each by its own spelling and by the names that mean the same; nothing else is read into it. */
export function searchQuery(text: string): WordQuery {
  const parts = understand(text).flatMap((part) =>
    part.kind === "names" || part.kind === "zone" ? [part] : asOneByOne(part, text),
  );
  const asked = parts.filter(({ isLeftOut }) => !isLeftOut);
  const terms = asked.map((part) => termOf(part) ?? plainTerm(part));
  return terms.length === 0 ? [] : byClasses({ terms, without: parts.filter(({ isLeftOut }) => isLeftOut).map(plainTerm) });
}

/** Asks for any of the tags, each by all its words. */
export function tagsQuery(tags: readonly string[]): WordQuery {
  return tags.flatMap(searchQuery);
}

function asOneByOne(part: Part, text: string): Part[] {
  return asWords(text).filter(({ from, to }) => from >= part.from && to <= part.to);
}

/** What a part asks of the words of a job; null for what asks for something else or for nothing. */
function termOf(part: Part): Term | null {
  switch (part.kind) {
    case "words":
      return plainTerm(part);
    case "names":
      return keptTerm(part, () => namesTerm(part.words, part.group));
    case "number":
      return { whole: [[`#${part.key}`]], loose: [part.words, ...beginnings(part.words)] };
    case "quoted":
      return { whole: [together(part.words)], loose: [] };
    case "stem":
      return { whole: [[`^${part.words[0]}*`]], loose: [] };
    case "zone":
      return { whole: [[part.joined], ...bodiesOf([part.words]).map((key) => [bodyMark(key)])], loose: [], isBody: true };
    default:
      return null;
  }
}

/** A search asks for its parts again and again, of which a name may have a hundred forms. */
const terms = new WeakMap<Part, Term>();

function keptTerm(part: Part, make: () => Term): Term {
  const term = terms.get(part) ?? make();
  terms.set(part, term);
  return term;
}

function placesSaid(parts: readonly Part[]): Pick<Asked, "saidPlace"> {
  const places = parts.filter((part) => part.kind === "place");
  // "Lucknow UP" is Lucknow.
  const around = new Set(places.flatMap(({ within }) => within));
  const said = places.filter(({ key }) => !around.has(key));
  const keys = [...new Set(said.map(({ key }) => key))];
  return keys.length === 0
    ? {}
    : {
        saidPlace: {
          keys,
          words: inHead(
            said.flatMap(({ key, words }) => [words, ...namesOfPlace(key)]),
            [
              ...keys.map((key) => [seatMark(key)]),
              ...said.flatMap(({ key, words, within }) => (within.length > 0 ? [words, ...namesOfPlace(key)] : [])),
            ],
          ),
        },
      };
}

function levelsSaid(parts: readonly Part[]): Pick<Asked, "saidLevel"> {
  const said = parts.filter((part) => part.kind === "level");
  const levels = [...new Set(said.map(({ level }) => level))];
  return levels.length === 0 ? {} : { saidLevel: { levels, words: inHead(said.map(({ words }) => words)) } };
}

/** Any of these names in a title, a post or a body, or else what is taken for them. */
function inHead(names: readonly (readonly string[])[], loose: readonly Form[] = []): WordQuery {
  const forms = new Map(names.map((name) => [name.join(" "), name.length === 1 ? [`^${name[0]}`] : together(name)]));
  return [{ terms: [{ whole: [...forms.values()], loose }], without: [] }];
}
