import type { Grammar, Kind } from "./grammar";

/** "1,12,400", "16.5": the one kind that is no word. */
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

type Search = { grammar: Grammar; tried: Map<string, string | null>; stepsLeft: number };

/** How many tries one text may cost: a notice's takes some hundreds, and a made-up one shall not hold the server. */
const MAX_STEPS = 20_000;

/**
 * The Hindi of a folded text of a kind; null unless every word of it is known, or where finding that out takes too long. A text is
 * a term of its kind, or one of the kind's patterns whose parts are all texts of their kinds.
 */
export function translate(grammar: Grammar, kind: string, text: string): string | null {
  return read({ grammar, tried: new Map(), stepsLeft: MAX_STEPS }, kind, text);
}

function read(search: Search, kind: string, text: string): string | null {
  if (kind === "number") return NUMBER.test(text) ? text : null;
  const key = `${kind}\n${text}`;
  const known = search.tried.get(key);
  if (known !== undefined) return known;
  // A pattern that is nothing but another kind could lead back here: what is being tried counts as unknown until it is found.
  search.tried.set(key, null);
  const rules = search.grammar.get(kind);
  const found = rules ? readBy(search, rules, text) : null;
  search.tried.set(key, found);
  return found;
}

function readBy(search: Search, { terms, rules }: Kind, text: string): string | null {
  const term = terms.get(text);
  if (term !== undefined) return term;
  for (const { parts, hindi } of rules) {
    const found = match(search, parts, text);
    if (found) return hindi.replace(/\{(\d)\}/g, (_, place) => found[Number(place) - 1] ?? "");
  }
  return null;
}

/** The Hindi of the parts of a pattern in their order, where a text is that pattern: each length that a part can have is tried. */
function match(search: Search, parts: Kind["rules"][number]["parts"], text: string): string[] | null {
  if (search.stepsLeft-- <= 0) return null;
  const [part, ...rest] = parts;
  if (!part) return text === "" ? [] : null;
  if ("words" in part) return text.startsWith(part.words) ? match(search, rest, text.slice(part.words.length)) : null;
  const next = rest[0];
  if (!next) return readLast(search, part.kind, text);
  if (!("words" in next)) return null;
  for (let end = text.indexOf(next.words, 1); end > 0; end = text.indexOf(next.words, end + 1)) {
    const behind = read(search, part.kind, text.slice(0, end)) === null ? null : match(search, rest, text.slice(end));
    if (behind) return [read(search, part.kind, text.slice(0, end)) ?? "", ...behind];
  }
  return null;
}

function readLast(search: Search, kind: string, text: string): string[] | null {
  const found = text === "" ? null : read(search, kind, text);
  return found === null ? null : [found];
}
