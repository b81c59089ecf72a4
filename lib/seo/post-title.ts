import type { Body } from "@/lib/bodies/body";
import { formOf, formWords, isShortForm } from "@/lib/bodies/forms";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { isSameBody } from "@/lib/jobs/similar/body-forms";
import { isPlace } from "@/lib/places/places";
import { countedPosts, withoutAnnouncement } from "@/lib/seo/announcement";

/**
 * The post that the title of a job names: without the body in which most titles end, after a dash with spaces. Google wants "the title of the job, not
 * of the posting", without the name of the company. What only may be a body stays.
 */
export function titleWithoutBody(title: string, body: string): string {
  const { post, ending } = partsOf(title);
  return ending !== null && namesBody(ending, body) ? titleWithoutBody(post, body) : title;
}

/** Whether a title ends in its body, told to whoever reads the title alone: a place may be that of many bodies. */
export function endsInBody(title: string, body: string): boolean {
  const { ending } = partsOf(title);
  return ending !== null && !isPlace(ending) && namesBody(ending, body);
}

/** What calls a body one, be it known or not: "Jalna DCC Bank" is no post, "Bihar TRE", which a source took for the body, may be. */
const INSTITUTION =
  /\b(?:bank|court|universit(?:y|ies)|institute|institution|college|school|academy|hospital|board|council|commission|committee|corporation|municipality|authority|department|directorate|ministry|society|trust|factory|limited|ltd)\b/i;

/** The number of an advertisement at the end of a headline. */
const ITS_NUMBER = /\s*\b(?:advertisement|advt|adv)\.?(?:\s+(?:no|number)\b\.?)?\s*:?\s*[\w./()-]*\d[\w./()-]*$/iu;

/**
 * The same without the words by which sites announce a posting, which are no part of the title of a job. Where they stand behind a body alone, it is the posts that
 * they count; where they count none, all stays.
 */
export function titleOfJob(title: string, body: string): string {
  const bare = titleWithoutBody(title, body);
  const job = titleWithoutBody(withoutAnnouncement(bare), body);
  if (job === bare || !/\p{L}{2}/u.test(job)) return bare;
  const named = job.replace(ITS_NUMBER, "");
  if (named !== job && (named === "" || isSameBody(named, body))) return countedPosts(bare) ?? bare;
  if (resolveBody(job).body !== null || (INSTITUTION.test(job) && isSameBody(job, body))) return countedPosts(bare) ?? bare;
  return isSameBody(job, body) ? (countedPosts(bare) ?? job) : job;
}

/** The same of its translation, which is divided as the title is: a name in another language is not known in all its writings. */
export function translatedWithoutBody(translated: string, title: string, body: string): string {
  if (dashesOf(translated) !== dashesOf(title)) return translated;
  const endings = dashesOf(title) - dashesOf(titleWithoutBody(title, body));
  return Array.from({ length: endings }).reduce<string>((text) => partsOf(text).post, translated);
}

const DASH = /\s+[-–—]{1,2}\s+/gu;

function dashesOf(title: string): number {
  return title.match(DASH)?.length ?? 0;
}

/** A title before and after its last dash; no ending where nothing stands on one side of it. */
export function partsOf(title: string): { post: string; ending: string | null } {
  const last = [...title.matchAll(DASH)].at(-1);
  const post = title.slice(0, last?.index).trim();
  const ending = last ? title.slice(last.index + last[0].length).trim() : "";
  return post === "" || ending === "" ? { post: title, ending: null } : { post, ending };
}

/** Whether a text is a name of a body, or part of it: "SBI PO" of "State Bank of India (SBI)", "Pune Smart City" of its "Development Corporation". */
function namesBody(text: string, body: string): boolean {
  // Most titles say what the row says; the registry takes a fifth of a second to be read for the first time.
  if (isSameBody(text, body) || hasShortForm(text, [body]) || isPartOf(text, [body])) return true;
  const [{ body: named, reason }, own] = [resolveBody(text), resolveBody(body).body];
  // "UP Police" is written out, so it is a body, whoever recruits for it; three letters may be many things.
  const isWrittenOut = (reason === "name" || reason === "unit") && formWords(text).length > 1;
  if (named !== null && (isWrittenOut || (own !== null && isOneOf(named, own)))) return true;
  const names = own ? [own.name, ...own.aliases] : [];
  return hasShortForm(text, names) || isPartOf(text, names);
}

function isOneOf(named: Body, own: Body): boolean {
  return named.key === own.key || named.key === own.parent || named.parent === own.key;
}

/** "RRB JE", "MRB Tamil Nadu": a word of capital letters that stands for the body. */
function hasShortForm(text: string, names: readonly string[]): boolean {
  const shorts = new Set(names.flatMap(wordsOf).filter(isShortForm).map(formOf));
  return wordsOf(text).some((word) => isShortForm(word) && shorts.has(formOf(word)));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s(),;/]+/).filter(Boolean);
}

/** Words of a name alone: its place among them, or more than half of them. "Finance" may as well be what a post of it is about. */
function isPartOf(text: string, names: readonly string[]): boolean {
  const words = formWords(text);
  return names.some((name) => {
    const all = new Set(formWords(name));
    const hasPlace = isPlace(text) || words.some((word) => word.length > 2 && isPlace(word));
    return words.every((word) => all.has(word)) && (hasPlace || 2 * words.length > all.size);
  });
}
