import { isOfApplicant } from "@/lib/jobs/search/words/data/degrees";
import { isWeak } from "@/lib/jobs/search/words/lacking/dropped";
import { wordByWord } from "@/lib/jobs/search/words/names";
import type { Part } from "@/lib/jobs/search/words/understand";

/** What may stand for a part of a search, and what of the search it tells. */
type Option = { asked: readonly Part[]; weight: number };

/** Of all ways in which a search may be asked for less strictly, those that are looked at, and the share of what it tells that they must keep. */
const [MAX_WAYS, MIN_SHARE] = [12, 0.34];
/** What the words of a name tell at most of what the name does, and what a degree or a group of applicants tells of what its rarity says. */
const [OF_NAME, OF_APPLICANT] = [0.85, 0.4];
const MAX_PARTS = 6;

/**
 * Ways to ask for less than all of a search, those first that keep most of what it tells: without some parts, or with the beginnings of the words of a name
 * in its place, "marketing manager" by what begins "market". The rarer a thing is, the more it tells.
 * @param weigh what a part tells: the fewer jobs are called so, the more
 */
export async function softened(parts: readonly Part[], weigh: (part: Part) => Promise<number>): Promise<Option[]> {
  const asked = parts.filter(isSoft);
  if (asked.length === 0 || asked.length > MAX_PARTS || parts.some(isStrict)) return [];
  const options = await Promise.all(asked.map((part) => optionsOf(part, weigh)));
  const total = options.reduce((sum, [whole]) => sum + (whole?.weight ?? 0), 0);
  let ways: Option[] = [{ asked: [], weight: 0 }];
  for (const some of options) {
    ways = ways.flatMap((way) =>
      [...some, NONE].map((one) => ({ asked: [...way.asked, ...one.asked], weight: way.weight + one.weight })),
    );
  }
  const isAll = ({ asked: some }: Option) => some.length === asked.length && some.every((part) => asked.includes(part));
  return ways
    .filter((way) => way.asked.length > 0 && way.weight >= MIN_SHARE * total && !isAll(way))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_WAYS);
}

const NONE: Option = { asked: [], weight: 0 };

function isSoft({ kind, isLeftOut }: Part): boolean {
  return !isLeftOut && (kind === "words" || kind === "names");
}

/** What was put in quotes or is a number is asked for as it is. */
function isStrict({ kind, isLeftOut }: Part): boolean {
  return !isLeftOut && (kind === "quoted" || kind === "number" || kind === "zone");
}

async function optionsOf(part: Part, weigh: (part: Part) => Promise<number>): Promise<Option[]> {
  const isApplicant = part.kind === "names" && isOfApplicant(part.group);
  const weight = (await weigh(part)) * (isApplicant ? OF_APPLICANT : isWeak(part) ? 0.1 : 1);
  if (isApplicant) return [{ asked: [part], weight }];
  const stems = stemsOf(part);
  const weights = await Promise.all(stems.map(weigh));
  const single = stems.map((stem, at) => ({ asked: [stem], weight: Math.min(OF_NAME * weight, weights[at] ?? 0) }));
  return [{ asked: [part], weight }, ...single];
}

/** The beginnings of the words by which notices call what a part names. */
function stemsOf(part: Part): Part[] {
  const own =
    part.kind === "names"
      ? wordByWord(part.words) === part.words.join(" ")
        ? part.words
        : (part.group.same[0] ?? part.words)
      : part.words;
  const words = [...new Set(own.filter((word) => /^[a-z]{4,}$/.test(word) && !GENERAL.has(word)).map(stemOf))];
  return words.map((word) => ({ kind: "stem", words: [word], from: part.from, to: part.to, isLeftOut: false }));
}

/** A word without what makes it a person, a thing or a doing: "librarian" and "library" begin alike. */
function stemOf(word: string): string {
  return word.replace(ENDING, "");
}

const ENDING = /(?<=[a-z]{4})(?:ions?|ments?|ings?|ists?|ians?|ants?|ors?|ers?|ics?|ical|ial|ies|ive|y|s|e)$/;

/** Words with which the names of posts of every field begin or end: by themselves they tell no post. */
const GENERAL: ReadonlySet<string> = new Set(
  `junior senior assistant deputy joint additional chief head general officer manager supervisor technician grade staff principal associate service services
  indian india national state central department board commission corporation limited institute of and the for in public
  work works worker workers from home based`.split(/\s+/),
);
