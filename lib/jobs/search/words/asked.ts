import type { Qualification } from "@/lib/jobs/schema";
import type { NameGroup } from "@/lib/jobs/search/words/names";
import { namesOfPlace } from "@/lib/jobs/search/words/place-words";
import type { Term, WordQuery } from "@/lib/jobs/search/words/query";
import { beginnings, inflected, inflectedForms, together } from "@/lib/jobs/search/words/spellings";
import { asWords, type Part, understand } from "@/lib/jobs/search/words/understand";

/** Places that a search names, any of them: by where a job is, or by the words of its title or body. */
export type SaidPlace = { keys: readonly string[]; words: WordQuery };

/** Levels of education that a search names, likewise. */
export type SaidLevel = { levels: readonly Qualification[]; words: WordQuery };

/** What a search asks of a job. Absent asks for nothing; words without an alternative are found nowhere. */
export type Asked = { saidPlace?: SaidPlace; saidLevel?: SaidLevel; search?: WordQuery };

/** What the parts of a search ask for together. Signs alone, such as "%", are found nowhere; words that say nothing stand for every job. */
export function askedBy(parts: readonly Part[]): Asked {
  if (parts.length === 0) return { search: [] };
  const asked = parts.filter(({ isLeftOut }) => !isLeftOut);
  const terms = asked.flatMap((part) => termOf(part) ?? []);
  const without = parts.filter(({ isLeftOut }) => isLeftOut).map(plainTerm);
  return {
    ...(terms.length + without.length > 0 && { search: [{ terms, without }] }),
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
      return { whole: [[part.joined]], loose: [] };
    default:
      return null;
  }
}

/** Words as they were typed, in the singular and the plural, whole or as the beginnings of longer ones. */
function plainTerm({ words }: Pick<Part, "words">): Term {
  const [word = ""] = words;
  const whole = words.length === 1 ? inflected(word).map((one) => [one]) : inflectedForms(words);
  return { whole, loose: beginnings(words) };
}

/** Letters of a name that is mostly a short form, and words that mean the same wherever they stand. */
const [MAX_SHORT_FORM, LONG_NAME] = [4, 3];

/** A thing by its names: as it was typed, whatever stands between its words, and as others write it, where the words stand together. */
function namesTerm(words: readonly string[], { same, near, kind }: NameGroup): Term {
  const typed = words.join(" ");
  const others = same.filter((name) => name.join(" ") !== typed);
  const leads = !same.some((name) => name.join(" ") === typed || inflectedForms(name).some((form) => form.join(" ") === typed));
  const plain = leads ? { whole: [], loose: [] } : plainTerm({ words });
  // What "pro" or "app" begins is not what it is short for.
  const loose = typed.length > MAX_SHORT_FORM ? plain.loose : [];
  return {
    together: [...inflectedForms(words).filter(() => !leads), ...others.flatMap(inflectedForms)].map(together),
    whole: [...plain.whole, ...others.flatMap(inflectedForms).map(together)],
    loose: [
      ...loose,
      ...near.flatMap(inflectedForms).map(together),
      ...(kind === "body" ? [] : others.filter(({ length }) => length >= LONG_NAME)),
    ],
    isBody: kind === "body",
    isPost: kind === "post" || kind === "exam",
  };
}

function placesSaid(parts: readonly Part[]): Pick<Asked, "saidPlace"> {
  const places = parts.filter((part) => part.kind === "place");
  // "Lucknow UP" is Lucknow.
  const around = new Set(places.flatMap(({ within }) => within));
  const said = places.filter(({ key }) => !around.has(key));
  const keys = [...new Set(said.map(({ key }) => key))];
  return keys.length === 0
    ? {}
    : { saidPlace: { keys, words: inHead(said.flatMap(({ key, words }) => [words, ...namesOfPlace(key)])) } };
}

function levelsSaid(parts: readonly Part[]): Pick<Asked, "saidLevel"> {
  const said = parts.filter((part) => part.kind === "level");
  const levels = [...new Set(said.map(({ level }) => level))];
  return levels.length === 0 ? {} : { saidLevel: { levels, words: inHead(said.map(({ words }) => words)) } };
}

/** Any of these names in a title, a post or a body. */
function inHead(names: readonly (readonly string[])[]): WordQuery {
  const forms = new Map(names.map((name) => [name.join(" "), name.length === 1 ? [`^${name[0]}`] : together(name)]));
  return [{ terms: [{ whole: [...forms.values()], loose: [] }], without: [] }];
}
