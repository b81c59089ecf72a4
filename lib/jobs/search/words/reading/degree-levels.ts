import type { Qualification } from "@/lib/jobs/schema";
import type { Part } from "@/lib/jobs/search/words/understand";

/** Degrees that any subject is taken in, by the names of their groups: a notice that asks for the level takes whoever has one. */
const LEVELS: ReadonlyMap<string, Qualification> = new Map(
  (
    [
      ["graduate", ["BA", "B.Sc", "B.Com", "BBA"]],
      ["postgraduate", ["MA", "M.Sc", "M.Com"]],
    ] as const
  ).flatMap(([level, degrees]) => degrees.map((degree): [string, Qualification] => [degree, level])),
);

/** A search with its degrees read as the level that they are of: "MA pass in Delhi" where no notice there names the degree. Null where it has none. */
export function byLevels(parts: readonly Part[]): Part[] | null {
  const read = parts.map((part): Part => {
    const level = part.kind === "names" && !part.isLeftOut ? LEVELS.get(part.group.en) : undefined;
    return level ? { kind: "level", level, words: part.words, from: part.from, to: part.to, isLeftOut: false } : part;
  });
  return read.some((part, at) => part !== parts[at]) ? read : null;
}
