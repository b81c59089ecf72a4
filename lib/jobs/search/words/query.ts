import { endingInTitle, inBody, inHead, inTitle } from "@/lib/jobs/search/words/marked";
import { inflectedForms, together } from "@/lib/jobs/search/words/spellings";

/**
 * One way in which a job can hold what a term asks for: by all of these tokens. A token is a word that the job holds whole ("clerk"), the beginning
 * of one ("cler*"), or a mark that lib/jobs/search/words/marked.ts puts on it: "^clerk" stands in the head of the job (title, posts, body),
 * "^head clerk" stands there in this order, "~" in title or posts, "@" in the body, "#5/2026" is its advertisement number.
 */
export type Form = readonly string[];

/**
 * One thing that is asked of a job: `whole` are its names and spellings, `loose` is what is taken for it where nothing better is said. `together`,
 * where it is another, says how the best finds write it. Bodies are looked for among bodies first; posts are what a search is mostly about, general ones ("officer") the least.
 */
export type Term = {
  whole: readonly Form[];
  loose: readonly Form[];
  together?: readonly Form[];
  /** How it was typed, and its own name, which come before other names; `near` are those of `loose` for something near, and beginnings of words. */
  exact?: readonly Form[];
  near?: readonly Form[];
  isBody?: boolean;
  isPost?: boolean;
  isGeneral?: boolean;
  /** A degree or a class, which titles seldom name: to be asked for anywhere is as good as in the title. */
  isHeld?: boolean;
  /** How qualifications write a class that one must have passed, "class 5"; of who teaches they are the classes that are taught (words/lacking/contrary.ts). */
  classes?: readonly Form[];
};

/**
 * What a search for words asks of a job: any of these alternatives, each by all its terms and by none of those that it leaves out. One with a `step` asks for
 * less than was typed, the later the step the less, by halves where titles say the contrary: its finds come behind. `phrases` are words that were typed beside each other, as they were and by their own names.
 */
export type WordQuery = readonly Alternative[];
export type Alternative = {
  terms: readonly Term[];
  without: readonly Term[];
  phrases?: readonly Form[];
  step?: number;
  isNear?: true;
};

/**
 * How well a job fits a search, the best first. A body is looked for among bodies, every other term in title and posts ("the title" below).
 * - `exact`: all terms in the title as they were typed, and side by side where they were typed so
 * - `title`: the same, by any name of each term
 * - `head`: all terms in title, posts or body; of a post its last word in the title
 * - `part`: what the search is about in the title, the rest whole words anywhere
 * - `near`: as `part`, also by names of something near and by beginnings of words
 * - `far`: as `part`, also by all further names
 * - `whole`: all terms as whole words anywhere
 * - `any`: all terms in some way; it holds all the others
 */
export const TIERS = ["exact", "title", "head", "part", "near", "far", "whole", "any"] as const;
export type Tier = (typeof TIERS)[number];

/** The forms by which a term is found in a tier; none where it cannot be. */
export function formsOf(
  { whole, loose, together = whole, exact = together, near = [], isBody, isPost, isHeld }: Term,
  tier: Tier,
): readonly Form[] {
  switch (tier) {
    case "exact":
      return isBody ? inBody(exact) : inTitle(exact);
    case "title":
      return isBody ? inBody(together) : inTitle(together);
    case "near":
      return isBody ? inBody([...whole, ...near]) : [...whole, ...inHead(near)];
    case "head":
      if (isHeld) return whole;
      return isPost ? [...endingInTitle(whole), ...inHead(exact)] : inHead(whole);
    case "far":
      return isBody ? inBody([...whole, ...loose]) : [...whole, ...inHead(loose)];
    case "part":
    case "whole":
      return whole;
    case "any":
      return [...whole, ...loose];
  }
}

/** What terms are about, of which one is enough: the posts among them, those that tell before those of every field, else all that is no body and nothing that an applicant holds, else the bodies. */
export function aboutOf(terms: readonly Term[]): readonly Term[] {
  const posts = terms.filter(({ isPost }) => isPost);
  if (posts.length === 0) {
    const others = terms.filter(({ isHeld }) => !isHeld);
    const fields = others.filter(({ isBody }) => !isBody);
    return fields.length > 0 ? fields : others;
  }
  return posts.every(({ isGeneral }) => isGeneral) ? posts : posts.filter(({ isGeneral }) => !isGeneral);
}

/** Whether finds of a tier need only what they are about in title or posts. */
export function isByAbout(tier: Tier): boolean {
  return tier === "part" || tier === "near" || tier === "far";
}

/** A term that a search is about, as title or posts must have it in such a tier, the body where it is one: by its names, or by near ones or all others too. */
export function aboutTerm({ near = [], ...term }: Term, tier: Tier): Term {
  const { together = term.whole } = term;
  const others = tier === "near" ? near : tier === "far" ? term.loose : [];
  return { ...term, together: [...together, ...others] };
}

/** A query of words as PostgreSQL takes it: ('clerk' | 'clerk':*) & !('bank'). Tokens hold letters, marks, digits and a few signs alone, so the text is safe to cast. */
export function tsqueryOf(query: WordQuery): string {
  return query
    .map(({ terms, without }) => [
      ...terms.map((term) => termQuery(term, "any")),
      ...without.map((term) => `!${termQuery(term, "whole")}`),
    ])
    .map((parts) => `(${parts.join(" & ")})`)
    .join(" | ");
}

/** One term in a tier, kept by the term: it is also by what its rows are kept. */
export function termQuery(term: Term, tier: Tier): string {
  const kept = queries.get(term) ?? new Map<Tier, string>();
  const query = kept.get(tier) ?? queryOf(term, tier);
  queries.set(term, kept.set(tier, query));
  return query;
}

const queries = new WeakMap<Term, Map<Tier, string>>();

function queryOf(term: Term, tier: Tier): string {
  const forms = new Set(formsOf(term, tier).map((form) => form.map(lexeme).join(" & ")));
  return `(${[...forms].join(" | ")})`;
}

/** Whether the words of one job satisfy a query, within a tier. */
export function hasWords(found: readonly string[], query: WordQuery, tier: Tier = "any"): boolean {
  const words = new Set(found);
  const holds = (term: Term, within: Tier) => foundBy(words, term, within) !== null;
  return query.some(
    ({ terms, without, phrases, step }) =>
      !(step && tier !== "any") &&
      terms.every((term) => holds(term, tier)) &&
      !(tier === "exact" && phrases && !holds(phraseTerm(phrases), "title")) &&
      (!isByAbout(tier) || aboutOf(terms).some((term) => holds(aboutTerm(term, tier), "title"))) &&
      !without.some((term) => holds(term, "whole")),
  );
}

/** Words that were typed beside each other, as they stand in a title. */
export function phraseTerm(phrases: readonly Form[]): Term {
  return { whole: phrases.flatMap(inflectedForms).map(together), loose: [] };
}

/** The form by which words have a term in a tier; null where they have it in none. */
export function foundBy(words: ReadonlySet<string>, term: Term, tier: Tier): Form | null {
  const has = (token: string) =>
    token.endsWith("*") ? [...words].some((word) => word.startsWith(token.slice(0, -1))) : words.has(token);
  return formsOf(term, tier).find((form) => form.every(has)) ?? null;
}

function lexeme(token: string): string {
  return token.endsWith("*") ? `'${token.slice(0, -1)}':*` : `'${token}'`;
}
