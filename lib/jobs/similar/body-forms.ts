import { hasLetters, isAscii } from "@/lib/jobs/search/words/fold";
import { isPlace } from "@/lib/places/places";

/** Names that were taken apart last: an import asks for one of a few hundred a hundred thousand times. */
const MAX_KEPT = 5_000;
const formsByName = new Map<string, BodyForms>();

/** The forms in which a body is named, folded; its short form where it is written, else the one that its initials make. */
export type BodyForms = { readonly written: readonly string[]; readonly initials: string | null };

const SHORT_FORM = /^\p{Lu}[\p{Lu}\p{N}.&-]{1,11}$/u;
const SMALL_WORDS = new Set(["of", "the", "and", "for", "in", "on", "at", "to", "de"]);
const MIN_INITIALS = 3;

/**
 * The forms of a body's name: "Central Water Commission (CWC), New Delhi" is named "central water commission" and "cwc", and so is
 * "CWC - Central Water Commission".
 */
export function bodyForms(name: string): BodyForms {
  const kept = formsByName.get(name);
  if (kept) return kept;
  const forms = formsOf(name);
  if (formsByName.size >= MAX_KEPT) formsByName.clear();
  formsByName.set(name, forms);
  return forms;
}

function formsOf(name: string): BodyForms {
  const parts = name
    .split(/[()[\]|]|\s[-–—]\s|,/u)
    .map((part) => part.trim())
    .filter(hasLetters);
  // A place after the name tells where its office is; a part that is not the first may also be a cell or a branch of it.
  const named = parts.filter(
    (part, index) => index === 0 || SHORT_FORM.test(part) || (isLong(part) && SHORT_FORM.test(parts[0] ?? "")),
  );
  const written = [...new Set(named.filter((part) => !isPlace(part)).map(folded))].filter((form) => form !== "");
  const long = named.find(isLong);
  return { written: written.length > 0 ? written : [folded(name)], initials: long === undefined ? null : initialsOf(long) };
}

/** Every form by which a body's name may be found by another name of it: those that are written, and its initials. */
export function formsAndInitials(name: string): string[] {
  const { written, initials } = bodyForms(name);
  return [...new Set([...written, ...(initials === null ? [] : [initials])])];
}

/** Whether two names are of one body: they share a form, or the one is a short form alone, which the initials of the other make. */
export function isSameBody(a: string, b: string): boolean {
  const [one, other] = [bodyForms(a), bodyForms(b)];
  return one.written.some((form) => other.written.includes(form)) || isShortOf(one, other) || isShortOf(other, one);
}

function isShortOf(short: BodyForms, long: BodyForms): boolean {
  return short.initials === null && long.initials !== null && short.written.includes(long.initials);
}

function isLong(part: string): boolean {
  return folded(part).split(" ").length >= MIN_INITIALS;
}

/** The letters that make the short form of a name, "cuk" of "Central University of Karnataka"; null where it has too few words for one. */
export function initialsOf(name: string): string | null {
  const words = folded(name)
    .split(" ")
    .filter((word) => !SMALL_WORDS.has(word));
  return words.length < MIN_INITIALS ? null : words.map((word) => [...word][0]).join("");
}

/** A name without what differs from one writing of it to the next: case, dots, dashes, brackets, "&" for "and", a leading "the". */
export function folded(name: string): string {
  const words = isAscii(name)
    ? plainWords(name.toLowerCase())
    : name
        .normalize("NFKC")
        .toLowerCase()
        .replaceAll(/(?<=\p{L})[.'’](?=\p{L}|\s|$)/gu, "")
        .replaceAll("&", " and ")
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  return words.trim().replace(/^the /, "");
}

/** What `folded` does of a lower-case name in ASCII, most of which are words and spaces alone. */
function plainWords(name: string): string {
  if (!/[^a-z0-9 ]| {2}/.test(name)) return name;
  return name
    .replaceAll(/(?<=[a-z])[.'](?=[a-z]|\s|$)/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, " ");
}
