import { MAKES_A_POST } from "@/lib/jobs/search/words/data/qualifications";
import { levelOf, namesOf } from "@/lib/jobs/search/words/names";
import { placeOf } from "@/lib/jobs/search/words/place-words";
import { ZONE } from "@/lib/jobs/search/words/search-words";
import type { Token } from "@/lib/jobs/search/words/tokens";
import type { Said } from "@/lib/jobs/search/words/understand";

const WHOLE_ZONE = new RegExp(`^(?:${ZONE.source})$`, "u");

/** What known names say: zones of the railway, levels, posts, bodies and places. */
export function namedBy(words: readonly string[], next?: Token): Said | null {
  const name = words.join(" ");
  if (WHOLE_ZONE.test(name)) return { kind: "zone", words, joined: name.replaceAll(" ", "") };
  const level = levelOf(name);
  const makesPost = next?.words.some((word) => MAKES_A_POST.has(word));
  if (level && !makesPost) return { kind: "level", words, level };
  const group = namesOf(name);
  // "NTPC graduate apprentice" is an apprentice of a company, and no examination of graduates.
  const endsInPost = makesPost && group?.kind === "exam" && levelOf(words.at(-1) ?? "") !== null;
  if (group && !endsInPost) return { kind: "names", words, group };
  const place = placeOf(name);
  return place ? { kind: "place", words, ...place } : null;
}
