import type { Qualification } from "@/lib/jobs/schema";
import { LEVELS } from "@/lib/jobs/search/words/data/qualifications";
import { type NameKind, type NameRecord, SEEDED_NAMES, wordsIn } from "@/lib/jobs/search/words/data/seeded-names";
import { type Apart, groupsOf, inflectedName, takingApart } from "@/lib/jobs/search/words/reading/name-groups";
import { groupsByShortForm } from "@/lib/jobs/search/words/reading/short-forms";
import { NamesByEar } from "@/lib/jobs/search/words/spelling/by-ear";
import { isDevanagari, lettersOfAcronym, withNasalDot } from "@/lib/jobs/search/words/spelling/roman";
import { processState } from "@/lib/process-state";

/**
 * Names that mean one thing, each by its words: `same` are looked for, `near` are taken for it where nothing better is there, `said` are
 * what people call it and notices do not. `en` and `hi` are shown.
 */
export type NameGroup = {
  same: Names;
  near: Names;
  said: Names;
  /** Further names of what is near. */
  far?: Names;
  /** Names of other posts that are as good where the post itself is not. */
  akin?: Names;
  /** The keys of the bodies that are meant, where it is more than the names that tell. */
  bodies?: readonly string[];
  /** The marks of the sort of bodies that is meant (lib/bodies/marks). */
  sorts?: readonly string[];
  en: string;
  hi: string;
  kind: NameKind;
};
type Names = readonly (readonly string[])[];

/** The longest known name is that of a union territory, "Dadra and Nagar Haveli and Daman and Diu". */
export const MAX_NAME_WORDS = 9;

/** All names that searches know at a time. */
export class KnownNames {
  readonly groups: readonly NameGroup[];
  private readonly byName = new Map<string, NameGroup>();
  private heard: NamesByEar | null = null;
  private byShortForm: ReadonlyMap<string, NameGroup[]> | null = null;

  constructor(readonly records: readonly NameRecord[]) {
    const apart = takingApart();
    this.groups = groupsOf(records, apart);
    // A name may stand in several groups ("tgt" is a post of its own and near to a teacher): it means the group that it is the same as, and of several
    // the one in which it stands the nearest to the first, which it heads before others.
    const most = this.groups.reduce((length, { same }) => Math.max(length, same.length), 0);
    for (let at = 1; at < most; at++) for (const group of this.groups) this.addWhereNew(group.same[at], group);
    for (const group of this.groups) for (const name of group.said) this.addWhereNew(name, group);
    for (const group of [...this.groups].reverse()) if (isDevanagari(group.hi)) this.byName.set(apart(group.hi).text, group);
    for (const group of this.groups) for (const spelling of inflectedName(group.same[0] ?? [])) this.byName.set(spelling, group);
    for (const group of this.groups) group.hi = this.hindiOf(group, apart);
    const nearTo = this.groupsNearTo();
    for (const group of this.groups) group.far = this.farFrom(group, nearTo.get(group) ?? []);
  }

  /** The groups that a short form may stand for: by a name of theirs that it is, or by the first letters of their first name. */
  shortenedTo(form: string): readonly NameGroup[] {
    this.byShortForm ??= groupsByShortForm(this.groups);
    return this.byShortForm.get(form) ?? [];
  }

  get(name: string): NameGroup | undefined {
    return this.byName.get(name) ?? (isDevanagari(name) ? this.byName.get(withNasalDot(name)) : undefined);
  }

  /** The names of posts, bodies, fields and levels by how they sound; where nobody has had them heard, all are when first asked for. */
  get byEar(): NamesByEar {
    this.heard ??= new NamesByEar(this.audible());
    return this.heard;
  }

  /** Has them heard before, a little at a time: all at once is 50 ms of work. `inTurns` does something with each of many. */
  async hear(inTurns: (names: Names, each: (name: Names[number]) => void) => Promise<void>): Promise<void> {
    if (this.heard) return;
    const heard = new NamesByEar([]);
    await inTurns(this.audible(), (name) => heard.take(name));
    this.heard ??= heard;
  }

  private addWhereNew(name: readonly string[] | undefined, group: NameGroup): void {
    for (const spelling of name ? inflectedName(name) : []) if (!this.byName.has(spelling)) this.byName.set(spelling, group);
  }

  /** Of each post the first names of the posts that are said to be near to it: foresters are near to forest guards as these are to them. */
  private groupsNearTo(): ReadonlyMap<NameGroup, string[][]> {
    const nearTo = new Map<NameGroup, string[][]>();
    for (const { near, same, kind } of this.groups) {
      // A post of a wide field has many near to it, which are no nearer to each other.
      if (kind !== "post" || near.length > MOST_NEAR) continue;
      for (const name of near) {
        const other = this.byName.get(name.join(" "));
        if (other?.kind === "post" && !isGeneral(other)) nearTo.set(other, [...(nearTo.get(other) ?? []), [...(same[0] ?? [])]]);
      }
    }
    return nearTo;
  }

  /** The further names of what is near: who asks for a health worker is shown an "MPHW" behind all else. */
  private farFrom({ near, same }: NameGroup, nearTo: Names): Names {
    if (near.length === 0 && nearTo.length === 0) return [];
    const known = new Set([...same, ...near].map((name) => name.join(" ")));
    const names = [...near.flatMap((name) => this.byName.get(name.join(" "))?.same ?? []), ...nearTo];
    return [...new Map(names.map((name) => [name.join(" "), name])).values()].filter((name) => !known.has(name.join(" ")));
  }

  private audible(): Names {
    const names = [...this.byName.keys(), ...byLevelName.keys()].map((name) => name.split(" "));
    return [...this.groups.flatMap(({ same }) => same.slice(0, 1)), ...names];
  }

  /** The first Hindi name of a group that is read as it, for what is shown is read again; its English one where there is none. */
  private hindiOf(group: NameGroup, apart: Apart): string {
    if (this.byName.get(apart(group.hi).text) === group) return group.hi;
    const named = group.same.map((name) => name.join(" ")).find((name) => isDevanagari(name) && this.byName.get(name) === group);
    return named ?? group.en;
  }
}

/** Names near to a post that is as near to each of them. */
const MOST_NEAR = 3;

const state = processState<{ niyuktiNames: KnownNames; niyuktiSeededNames: KnownNames }>();

/** The names that come with the site, whatever the staff has edited: taken apart once, which is 50 ms of work, and three times that in a new process. */
export function seededNames(): KnownNames {
  state.niyuktiSeededNames ??= new KnownNames(SEEDED_NAMES);
  return state.niyuktiSeededNames;
}

/** The names that searches are read by now: those that come with the site until others are put to use. */
export function knownNames(): KnownNames {
  state.niyuktiNames ??= seededNames();
  return state.niyuktiNames;
}

/** From now on searches are read by these names. */
export function searchByNames(records: readonly NameRecord[]): void {
  state.niyuktiNames = new KnownNames(records);
}

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
  const names = knownNames();
  const known = names.get(words);
  if (known) return known;
  const letters = lettersOfAcronym(words);
  if (letters === null) return null;
  const meant = names.get(letters);
  if (meant) return { ...meant, same: [...meant.same, [words]] };
  return letters.length < MIN_ACRONYM
    ? null
    : { same: [[letters], [words]], near: [], said: [], en: letters.toUpperCase(), hi: words, kind: "field" };
}

/** Whether some words are a known name, or spell the letters of one: any others that spell letters might be a short form, of which nobody knows. */
export function isKnownName(words: string): boolean {
  const names = knownNames();
  return [words, lettersOfAcronym(words)].some((name) => name !== null && names.get(name) !== undefined);
}

/** Some words, each by the first name of what it names: "डेंटल सर्जन" is "dental surgeon". */
export function wordByWord(words: readonly string[]): string {
  return words.map((word) => namesOf(word)?.same[0]?.join(" ") ?? word).join(" ");
}

/** Shorter words are more often a word that only looks like letters. */
const MIN_ACRONYM = 3;

/** Whether a post is one of every field of work, which the words beside it say. */
export function isGeneral({ en }: NameGroup): boolean {
  return GENERAL_POSTS.has(en.toLowerCase());
}

const GENERAL_POSTS: ReadonlySet<string> = new Set(
  "officer assistant manager engineer supervisor technician inspector teacher".split(" "),
);

/** The groups that a short form may stand for, those of which it is a name first. */
export function groupsShortenedTo(form: string): readonly NameGroup[] {
  return knownNames().shortenedTo(form);
}

/** The known name that some words sound like, "sahayak prabandhak" like सहायक प्रबंधक; null where they sound like none. */
export function nameByEar(words: readonly string[]): string | null {
  return knownNames().byEar.find(words);
}

/** The level of education that some words ask for, or null. */
export function levelOf(words: string): Qualification | null {
  return byLevelName.get(words) ?? null;
}

/**
 * The words of known names, for who corrects a word to one of them: those that are a name alone and those of Hindi, of posts the telling ones. Words of
 * longer names that notices have are known from these; others would make slips of words that are none.
 */
export function* knownNameWords(): Generator<string> {
  for (const { same, said, kind } of knownNames().groups) {
    const [own = [], ...others] = same;
    const isTitle = kind === "post" || kind === "exam";
    yield* [own, ...(isTitle ? others.filter(isTelling) : others), ...said].filter(({ length }) => length === 1).flat();
    if (!isTitle) yield* same.flat().filter(isDevanagari);
  }
  for (const name of byLevelName.keys()) yield* name.split(" ");
}

/** Whether a further name of a post says enough to be what a misspelt word stands for: a Hindi word that spells no Latin letters, or a long one. */
function isTelling([word = ""]: readonly string[]): boolean {
  return isDevanagari(word) ? lettersOfAcronym(word) === null : word.length >= MIN_TELLING;
}

const MIN_TELLING = 8;
