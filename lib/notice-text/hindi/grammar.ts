/** A part of a rule: words as they stand, or what is translated by the rules of another kind. */
type Part = { words: string } | { kind: string };
type Rule = { parts: readonly Part[]; hindi: string };

/** How the texts of one kind are read: whole texts, and patterns such as "{number}-{number} years". */
export type Kind = { terms: ReadonlyMap<string, string>; rules: readonly Rule[] };

/** Kinds by name, made of the data files beside this one. */
export type Grammar = ReadonlyMap<string, Kind>;

/** A file of data: whole texts, patterns in the order in which they are tried, or both, by kind. */
export type KindData = { terms?: Record<string, string>; patterns?: readonly (readonly string[])[] };

/** @param data files of kinds; a kind named in several has the terms and patterns of all */
export function makeGrammar(data: readonly Record<string, KindData>[]): Grammar {
  const grammar = new Map<string, { terms: Map<string, string>; rules: Rule[] }>();
  for (const [name, { terms = {}, patterns = [] }] of data.flatMap((file) => Object.entries(file))) {
    const kind = grammar.get(name) ?? { terms: new Map<string, string>(), rules: [] as Rule[] };
    for (const [english, hindi] of Object.entries(terms)) kind.terms.set(folded(english), hindi);
    for (const [pattern = "", hindi = ""] of patterns) kind.rules.push({ parts: partsOf(pattern), hindi });
    grammar.set(name, kind);
  }
  return grammar;
}

/** How a text is looked up: case, kinds of dashes, quotes and spaces do not matter. */
export function folded(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[–—‐‑]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

function partsOf(pattern: string): Part[] {
  return pattern
    .split(/(\{[\w-]+\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith("{") ? { kind: part.slice(1, -1) } : { words: foldedWords(part) }));
}

/** As `folded`, but spaces at the ends of a part belong to the pattern. */
function foldedWords(text: string): string {
  const inner = folded(text);
  return `${/^\s/.test(text) ? " " : ""}${inner}${/\s$/.test(text) && inner !== "" ? " " : ""}`;
}
