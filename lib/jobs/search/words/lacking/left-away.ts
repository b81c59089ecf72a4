import { isGeneral } from "@/lib/jobs/search/words/names";
import { type Part, understand } from "@/lib/jobs/search/words/understand";

/** Letters of a word that is mostly a short form, of an exam or a scheme. */
const MAX_SHORT_FORM = 5;

/**
 * The words without which a search that finds nothing is read again. The rest of it must tell what is meant, a post or one body. Left out are
 * - words that jobs have, but none together with the rest ("house mother children home"),
 * - a short form that no job has ("aiims cre nurse"),
 * - the field of a level ("diploma civil goa").
 *
 * Nothing is left out where a longer word is in no job at all, since it may be a place or a post that does not exist, nor where a place was asked
 * for and the word says which post is meant ("submarine cook mizoram").
 */
export async function leftAway(parts: readonly Part[], isInJobs: (part: Part) => Promise<boolean>): Promise<Part[]> {
  const asked = parts.filter(({ isLeftOut, kind }) => !isLeftOut && kind !== "nothing");
  const rest = asked.filter((part) => !isWord(part));
  const isOfBody = rest.some(isOneBody);
  const words = asked.filter(isWord);
  const isOfLevel = rest.some(({ kind }) => kind === "level") && words.every(({ kind }) => kind === "names");
  if (!isOfBody && !isOfLevel && !rest.some(isTellingPost)) return [];
  const isOfBoth = isOfBody && rest.some(isTellingPost);
  const isAtPlace = rest.some(({ kind }) => kind === "place");
  for (const part of words) {
    const next = parts[parts.indexOf(part) + 1];
    if (isAtPlace && !isOfBody && isPost(next)) return [];
    if (isOfBoth) continue;
    if (!isShortForm(part) && !(await isInJobs(part))) return [];
    if (!rest.some(isPost) && !isOfLevel && !isShortForm(part)) return [];
  }
  return words;
}

function isWord(part: Part): boolean {
  return part.kind === "words" || (part.kind === "names" && part.group.kind === "field");
}

/** Whether a part names a post or an exam. */
export function isPost(part: Part | undefined): boolean {
  return part?.kind === "names" && (part.group.kind === "post" || part.group.kind === "exam");
}

/** One post or exam, and no word that many have, as "officer". */
export function isTellingPost(part: Part): boolean {
  return isPost(part) && part.kind === "names" && !isGeneral(part.group);
}

/** One body, not all of a sort. */
export function isOneBody(part: Part): boolean {
  return part.kind === "names" && part.group.kind === "body" && !part.group.sorts;
}

/** One word of few letters of Latin, as "ssc". */
export function isShortForm({ words: [word = "", ...others] }: Part): boolean {
  return others.length === 0 && word.length <= MAX_SHORT_FORM && /^[a-z]+$/.test(word);
}

/** What says that a post is a lower or a higher one of its kind. */
const RANKS = /(?<=^|\s)(?:junior|jr\.?|senior|sr\.?|kanishth|kanisth|varishth|varisth|कनिष्ठ|वरिष्ठ|जूनियर|सीनियर)(?=\s|$)/giu;

/** A search for a post without the rank of it, "engineer nagaland" for "junior engineer nagaland"; null where there is none, or no post beside it. */
export function withoutRank(text: string): string | null {
  const rest = text.replace(RANKS, " ").replace(/\s+/g, " ").trim();
  if (rest === text.replace(/\s+/g, " ").trim()) return null;
  const isOfPost = understand(rest).some((part) => !part.isLeftOut && part.kind === "names" && part.group.kind === "post");
  return isOfPost ? rest : null;
}
