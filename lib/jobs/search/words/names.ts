import type { Qualification } from "@/lib/jobs/schema";
import { BODIES } from "@/lib/jobs/search/words/data/bodies";
import { FIELDS } from "@/lib/jobs/search/words/data/fields";
import { LOANS } from "@/lib/jobs/search/words/data/loans";
import { EXAMS, POSTS } from "@/lib/jobs/search/words/data/posts";
import { LEVELS } from "@/lib/jobs/search/words/data/qualifications";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { isDevanagari, lettersOfAcronym } from "@/lib/jobs/search/words/spelling/roman";
import { inflected } from "@/lib/jobs/search/words/spellings";

/**
 * Names that mean one thing, each by its words: `same` are looked for, `near` are taken for it where nothing better is there, `said` are
 * what people call it and notices do not. `en` and `hi` are shown.
 */
export type NameGroup = { same: Names; near: Names; said: Names; en: string; hi: string; kind: NameKind };
/** What a name is one of; a field is none of the others: a field of work, a group of applicants. */
export type NameKind = "body" | "post" | "exam" | "field";
type Names = readonly (readonly string[])[];

/** The longest known name is that of a union territory, "Dadra and Nagar Haveli and Daman and Diu". */
export const MAX_NAME_WORDS = 9;

/** All known names. */
export const GROUPS: readonly NameGroup[] = [
  ...groupsIn(BODIES, "body"),
  ...groupsIn(POSTS, "post"),
  ...groupsIn(EXAMS, "exam"),
  ...groupsIn(FIELDS, "field"),
  ...groupsIn(LOANS, "field"),
];

// A name may stand in several groups ("tgt" is a post of its own and near to a teacher): it means the group that it is the same as, the one that it
// heads before others.
const byName = new Map<string, NameGroup>();
for (const group of GROUPS) {
  for (const name of [...group.same.slice(1), ...group.said]) {
    for (const spelling of inflectedName(name)) if (!byName.has(spelling)) byName.set(spelling, group);
  }
}
for (const group of GROUPS) for (const spelling of inflectedName(group.same[0] ?? [])) byName.set(spelling, group);

const byLevelName = new Map<string, Qualification>();
const firstNames = new Map<Qualification, string>();
for (const [level, names] of LEVELS) {
  for (const name of names.split(" | ")) byLevelName.set(wordsIn(name).join(" "), level);
  firstNames.set(level, names.split(" | ")[0] ?? level);
}

/**
 * The names that mean the same as some words; null where they are no known name. A word that spells Latin letters one by one, "एनएमडीसी", means what
 * they do.
 */
export function namesOf(words: string): NameGroup | null {
  const known = byName.get(words);
  if (known) return known;
  const letters = lettersOfAcronym(words);
  if (letters === null) return null;
  const meant = byName.get(letters);
  if (meant) return { ...meant, same: [...meant.same, [words]] };
  return letters.length < MIN_ACRONYM
    ? null
    : { same: [[letters], [words]], near: [], said: [], en: letters.toUpperCase(), hi: words, kind: "field" };
}

/** Shorter words are more often a word that only looks like letters. */
const MIN_ACRONYM = 3;

/** The level of education that some words ask for, or null. */
export function levelOf(words: string): Qualification | null {
  return byLevelName.get(words) ?? null;
}

/** Every word that a known name has, for who corrects a word to one of them. */
export function knownNameWords(): Set<string> {
  const words = GROUPS.flatMap(({ same, near, said }) => [same, near, said].flat(2));
  return new Set([...words, ...[...byLevelName.keys()].flatMap((name) => name.split(" "))]);
}

function groupsIn(text: string, kind: NameKind): NameGroup[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [, same = "", said = "", near = ""] = /^([^<~]*)(?:<([^~]*))?(?:~(.*))?$/.exec(line) ?? [];
    const names = same.split("|").map((name) => name.trim());
    const [en = ""] = names;
    return { same: names.map(wordsIn), said: namesIn(said), near: namesIn(near), en, hi: names.find(isDevanagari) ?? en, kind };
  });
}

function namesIn(text: string): Names {
  return text
    .split("|")
    .map(wordsIn)
    .filter((words) => words.length > 0);
}

/** A name in the singular and in the plural. */
function inflectedName(name: readonly string[]): string[] {
  return inflected(name.at(-1) ?? "").map((last) => [...name.slice(0, -1), last].join(" "));
}

function wordsIn(name: string): string[] {
  return wordsOf(fold(name));
}
