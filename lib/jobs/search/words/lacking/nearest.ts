import { isOneBody, isPost, isShortForm, isTellingPost } from "@/lib/jobs/search/words/lacking/left-away";
import type { Part } from "@/lib/jobs/search/words/understand";

/** Parts of a search that is read without some, and how many of them it may be read without. */
const [MAX_PARTS, MAX_LEFT] = [6, 3];

/**
 * Sets of parts without which a search that nothing is found for may be read, those that say least first: a level, the kind of a body, a field or a word, the
 * place or the post of one body, as which a court of a place counts. What stays must tell what is meant: one body, or a telling post with its place. None where a longer word is in no job at all.
 */
export async function nearest(parts: readonly Part[], isInJobs: (part: Part) => Promise<boolean>): Promise<Part[][]> {
  const asked = parts.filter(({ isLeftOut, kind }) => !isLeftOut && kind !== "nothing");
  if (asked.length < 2 || asked.length > MAX_PARTS) return [];
  for (const part of asked) if (part.kind === "words" && !isShortForm(part) && !(await isInJobs(part))) return [];
  const saysWhichPost = (part: Part) => part.kind === "words" && isPost(parts[parts.indexOf(part) + 1]);
  return subsets(asked)
    .filter((left) => left.length <= MAX_LEFT && !left.some(saysWhichPost))
    .filter((left) =>
      stillTells(
        asked.filter((part) => !left.includes(part)),
        left,
      ),
    )
    .sort((a, b) => weightOf(a, asked) - weightOf(b, asked));
}

function stillTells(kept: readonly Part[], left: readonly Part[]): boolean {
  const isOfBody = kept.some((part) => isOneBody(part) || isCourtOf(part, kept));
  const hasPost = kept.some(isPost);
  if (left.some(isOneBody) && !isOfBody) return false;
  if (left.some(({ kind }) => kind === "place") && !(isOfBody && hasPost)) return false;
  const isAtBody = isOfBody || kept.some(isBody);
  if (left.some(isPost) && !isOfBody && !(hasPost && isAtBody)) return false;
  return isOfBody || kept.some(isTellingPost) || (hasPost && isAtBody);
}

/** Whether a part is the court of a place that is asked for too, of which it has one: "patna high court". */
function isCourtOf(part: Part, parts: readonly Part[]): boolean {
  return part.kind === "names" && COURTS.has(part.group.en) && parts.some(({ kind }) => kind === "place");
}

const COURTS: ReadonlySet<string> = new Set(["High Court", "District Court"]);

function isBody(part: Part): boolean {
  return part.kind === "names" && part.group.kind === "body";
}

/** The more a part says, the later it is left away; of two bodies the one that stands last goes first. */
function weightOf(left: readonly Part[], asked: readonly Part[]): number {
  return left.reduce((sum, part) => sum + (isCourtOf(part, asked) ? OF_ONE_BODY : saysOf(part)) - part.from / 1e6, 0);
}

const OF_ONE_BODY = 6;

function saysOf(part: Part): number {
  if (part.kind === "level") return 1;
  if (isOneBody(part)) return OF_ONE_BODY;
  if (isBody(part)) return 2;
  if (isPost(part)) return 5;
  return part.kind === "place" ? 4 : 3;
}

function subsets(parts: readonly Part[]): Part[][] {
  const sets: Part[][] = [[]];
  for (const part of parts) sets.push(...sets.map((set) => [...set, part]));
  return sets.slice(1);
}
