import { nameByEar, namesOf } from "@/lib/jobs/search/words/names";

/** The names that some words may stand for without being one: what they sound like, they without their last vowel, or a post turned round. */
export function namesMeant(words: readonly string[], next: readonly string[] = []): string[] {
  return [nameByEar(words), ...completed(words), turnedRound(words, next)].filter((name) => name !== null);
}

/** A word with each vowel that may be left out at its end: "graduat". */
function completed([word = "", ...others]: readonly string[]): string[] {
  return others.length === 0 && /^[a-z]{6,}$/.test(word) ? [..."aeiou"].map((vowel) => word + vowel) : [];
}

/** The post that two words name when they are turned round, "nurse staff"; null where the second belongs to what follows. */
function turnedRound([first = "", second, ...others]: readonly string[], next: readonly string[]): string | null {
  if (second === undefined || others.length > 0 || RANKS.has(first)) return null;
  if (next.length > 0 && namesOf([second, ...next].join(" "))) return null;
  const name = `${second} ${first}`;
  return namesOf(name)?.kind === "post" ? name : null;
}

/** Words that stand before any post: "assistant store officer" is no store assistant. */
const RANKS: ReadonlySet<string> = new Set(
  "assistant associate deputy joint additional chief head senior junior general".split(" "),
);
