import words from "@/lib/bodies/data/heading-words.json" with { type: "json" };
import { isShortForm } from "@/lib/bodies/forms";
import { kindOf } from "@/lib/bodies/kinds";
import { type Hints, resolveBody } from "@/lib/bodies/resolve-body";
import { isPlace } from "@/lib/places/places";

const HEADS = new Set(words.heads);
const MODIFIERS = new Set(words.modifiers);
/** Offices that are called like a post. */
const PHRASES = new Set(words.phrases);
const NAME_PARTS = new Set(words.parts);
/** Words for an office that also stand before a post. */
const POST_WORDS = new Set(words.offices);
/** What names no body: a word alone, or a place. */
export const VAGUE: ReadonlySet<string> = new Set(words.vague);

const BANKS: ReadonlySet<string> = new Set(["other-banks", "sbi", "rbi", "ibps", "pnb", "bob", "canara"]);

/** A heading of posts alone names no body: "Young Professional Recruitment", "Apprentice Government Jobs". */
export function isPost(name: string): boolean {
  const all = name.toLowerCase().split(" ");
  return all.every((word) => HEADS.has(word) || MODIFIERS.has(word) || VAGUE.has(word) || word === "jobs");
}

/** No name of a body has as many words: each beginning is looked up, and a heading may be prose. */
const MAX_WORDS = 60;

/** The longest beginning of a heading that is a name of a known body; a short form only in its capital letters. */
export function knownBeginning(text: string, hints: Hints): string | null {
  const all = text.split(" ", MAX_WORDS);
  for (let length = all.length - 1; length > 0; length--) {
    const name = withoutEnd(all.slice(0, length).join(" "));
    const { reason, body } = resolveBody(name, hints);
    // Which "CCI" it is stays open; that one recruits does not.
    if (reason === "ambiguous" && length === 1 && isBeforePost(all[1])) return name;
    if (body === null || VAGUE.has(name.toLowerCase()) || (reason === "short-form" && length === 1 && !isShortForm(name)))
      continue;
    // "Recruitment of the Director of ... (IIST)": a short form in brackets at the end of more than a name.
    if (reason === "short-form" && length > 1 && name.split(" ").some((word) => HEADS.has(word.toLowerCase()))) continue;
    // "GPCB Bank" is a bank, and not who is called GPCB elsewhere.
    if (length === 1 && all[1] === "Bank" && !BANKS.has(body.department) && body.department !== "psu") continue;
    // "Army" of "Army Canteen Bangalore": a plain word is a body's name only before its post.
    if (length === 1 && !isShortForm(name) && !isBeforePost(all[1])) continue;
    if (reason !== "unit" || (length > 1 && !endsInPost(all, length))) return name;
  }
  return null;
}

/** The beginning of a heading before its post, where its words say that it is some body: "Police Modern School Prayagraj". */
export function kindBeginning(text: string): string | null {
  const name = beforePost(text);
  return name.includes(" ") && kindOf(name)?.by === "words" ? name : null;
}

/** "RRB Section" of "RRB Section Controller", "BFUHS Sub" of "BFUHS Sub Divisional Engineer": what follows the body belongs to the post. */
function endsInPost(all: readonly string[], length: number): boolean {
  const next = all.slice(length).find((word) => !isOfPost(word));
  return isOfPost(all[length - 1]) && (isBeforePost(all[length]) || isBeforePost(next));
}

function isOfPost(word = ""): boolean {
  return MODIFIERS.has(word.toLowerCase()) || POST_WORDS.has(word.toLowerCase());
}

/** "State Forest Service Exam": an examination for posts, and nobody's name. */
export function isExamOfServices(heading: string): boolean {
  return /\bservices? (?:special |preliminary |prelims |mains )?exam/i.test(heading);
}

/** "Integral Coach Factory (ICF) Apprentice": the post behind a name that brackets end. */
export function endsBehindBrackets(name: string): boolean {
  return /\)\s/.test(name) && HEADS.has(name.split(" ").at(-1)?.toLowerCase() ?? "");
}

/** Whether a name that a source cut from a heading ends within the post: "ECIL Project" of "ECIL Project Engineer". */
export function isCutWithinPost(name: string, heading: string): boolean {
  return heading.startsWith(`${name} `) && endsInPost(heading.split(" "), name.split(" ").length);
}

function isBeforePost(word = ""): boolean {
  const next = word.toLowerCase().replace(/[,;:]$/, "");
  return HEADS.has(next) || MODIFIERS.has(next) || /^\d/.test(next);
}

/** Ends a heading before its post: before the first word for one and what qualifies it, or after a short form and its place. */
export function beforePost(text: string): string {
  const all = text.split(" ");
  const word = (at: number) => (all[at] ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  let end = all.findIndex(
    (one, at) => at > 0 && ((HEADS.has(word(at)) && !PHRASES.has(`${word(at - 1)} ${word(at)}`)) || /^\d[\d,]*\+?$/.test(one)),
  );
  if (end === -1) end = all.length;
  while (end > 1 && MODIFIERS.has(word(end - 1))) end--;
  if (/^[A-Z]{3,}$/.test(all[0] ?? "")) {
    const other = all.findIndex((one, at) => at > 0 && at < end && !isPartOfName(one));
    if (other !== -1) end = other;
  }
  return withoutEnd(all.slice(0, end).join(" "));
}

export function withoutEnd(text: string): string {
  return text.replace(/[\s,;:|–—-]+$/u, "");
}

function isPartOfName(word: string): boolean {
  return /^\(?[A-Z]{2,}\)?$/.test(word) || NAME_PARTS.has(word.toLowerCase()) || isPlace(word);
}
