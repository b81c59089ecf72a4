import { bodyMark, seatMark } from "@/lib/bodies/marks/body-marks";
import type { Qualification } from "@/lib/jobs/schema";
import { bodiesOf } from "@/lib/jobs/search/words/body-names";
import { namesOfPlace } from "@/lib/jobs/search/words/place-words";
import type { Term, WordQuery } from "@/lib/jobs/search/words/query";
import { beginnings, together } from "@/lib/jobs/search/words/spellings";
import { namesTerm, phrasesOf, plainTerm } from "@/lib/jobs/search/words/terms";
import { asWords, type Part, understand } from "@/lib/jobs/search/words/understand";

/** Places that a search names, any of them: by where a job is, or by the words of its title or body. */
export type SaidPlace = { keys: readonly string[]; words: WordQuery };

/** Levels of education that a search names, likewise. */
export type SaidLevel = { levels: readonly Qualification[]; words: WordQuery };

/** What a search asks of a job. Absent asks for nothing; words without an alternative are found nowhere. */
export type Asked = { saidPlace?: SaidPlace; saidLevel?: SaidLevel; search?: WordQuery };

/**
 * What the parts of a search ask for together, behind which come finds that lack some parts (`dropped`, each a set of them). Signs alone, such as "%",
 * are found nowhere; words that say nothing stand for every job.
 */
export function askedBy(parts: readonly Part[], dropped: readonly (readonly Part[])[] = []): Asked {
  if (parts.length === 0) return { search: [] };
  const asked = parts.filter(({ isLeftOut }) => !isLeftOut);
  const termsOf = (some: readonly Part[]) => some.flatMap((part) => termOf(part) ?? []);
  const terms = termsOf(asked);
  const without = parts.filter(({ isLeftOut }) => isLeftOut).map(plainTerm);
  const phrases = phrasesOf(asked);
  const partial = dropped.map((some) => ({
    terms: termsOf(asked.filter((part) => !some.includes(part))),
    without,
    isPartial: true as const,
  }));
  return {
    ...(terms.length + without.length > 0 && { search: [{ terms, without, ...(phrases && { phrases }) }, ...partial] }),
    ...placesSaid(asked),
    ...levelsSaid(asked),
  };
}

/** Asks for every word of a text, each by its own spelling and by the names that mean the same; nothing else is read into it. */
export function searchQuery(text: string): WordQuery {
  const parts = understand(text).flatMap((part) =>
    part.kind === "names" || part.kind === "zone" ? [part] : asOneByOne(part, text),
  );
  const asked = parts.filter(({ isLeftOut }) => !isLeftOut);
  const terms = asked.map((part) => termOf(part) ?? plainTerm(part));
  return terms.length === 0 ? [] : [{ terms, without: parts.filter(({ isLeftOut }) => isLeftOut).map(plainTerm) }];
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
      return namesTerm(part.words, part.group);
    case "number":
      return { whole: [[`#${part.key}`]], loose: [part.words, ...beginnings(part.words)] };
    case "quoted":
      return { whole: [together(part.words)], loose: [] };
    case "zone":
      return { whole: [[part.joined], ...bodiesOf([part.words]).map((key) => [bodyMark(key)])], loose: [], isBody: true };
    default:
      return null;
  }
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
            keys.map(seatMark),
          ),
        },
      };
}

function levelsSaid(parts: readonly Part[]): Pick<Asked, "saidLevel"> {
  const said = parts.filter((part) => part.kind === "level");
  const levels = [...new Set(said.map(({ level }) => level))];
  return levels.length === 0 ? {} : { saidLevel: { levels, words: inHead(said.map(({ words }) => words)) } };
}

/** Any of these names in a title, a post or a body. */
function inHead(names: readonly (readonly string[])[], marks: readonly string[] = []): WordQuery {
  const forms = new Map(names.map((name) => [name.join(" "), name.length === 1 ? [`^${name[0]}`] : together(name)]));
  return [{ terms: [{ whole: [...forms.values()], loose: marks.map((mark) => [mark]) }], without: [] }];
}
