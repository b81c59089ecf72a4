import { bodiesNamed } from "@/lib/jobs/search/words/body-names";
import { namesMeant } from "@/lib/jobs/search/words/reading/meant";
import { namedBy } from "@/lib/jobs/search/words/reading/named";
import { partsPlace, saysNothing } from "@/lib/jobs/search/words/reading/parted";
import type { Token } from "@/lib/jobs/search/words/tokens";
import type { Said } from "@/lib/jobs/search/words/understand";

/** A word that is no name, but sounds like one, as that name, and one that only leads to a thing as the thing's own; a search for just it is one in quotes. */
export function asMeant(token: Token): Token {
  if (token.kind !== "word" || token.words.length !== 1) return token;
  const own = ownMeaningOf(token.words);
  const heard = own ? null : firstNamed(namesMeant(token.words));
  const words = own ? ownName(own) : heard && ownName(heard);
  return words === null || words === token.words ? token : { ...token, words };
}

function firstNamed(names: readonly string[]): Said | null {
  for (const name of names) {
    const said = namedBy(name.split(" "));
    if (said) return said;
  }
  return null;
}

/** Whether a piece is a name as it was typed, or no single word. */
export function isName({ kind, words }: Token): boolean {
  return kind !== "word" || words.length !== 1 || ownMeaningOf(words) !== null;
}

/** The words of a name; of one that only leads to a thing the thing's own, for it may begin a longer one: "vetinary doctor". */
function ownName(said: Said): readonly string[] {
  const leads = said.kind === "names" && said.group.said.some((name) => name.join(" ") === said.words.join(" "));
  return (leads && said.group.same[0]) || said.words;
}

/** What words say by the very names that are known. */
export function ownMeaningOf(words: readonly string[], next?: Token): Said | null {
  const meaning = namedBy(words, next);
  if (meaning) return meaning;
  if (words.length === 1 && saysNothing(words[0] ?? "")) return { kind: "nothing", words };
  const body = partsPlace(words, next) ? null : bodiesNamed(words);
  return body && { kind: "names", words, group: body };
}
