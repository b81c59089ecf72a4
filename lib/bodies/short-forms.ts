import type { Body } from "@/lib/bodies/body";
import { formWords, isShortForm } from "@/lib/bodies/forms";
import { isOfProject } from "@/lib/bodies/kinds";
import type { KnownBodies } from "@/lib/bodies/known-bodies";
import { isDepartmentKey } from "@/lib/jobs/facts/departments";
import { isPlace } from "@/lib/places/places";
import kinds from "./data/kinds.json" with { type: "json" };

type Told = Pick<Body, "department" | "state">;

/** The body of a long name that only its short form in brackets tells: it must be of the words of the body. */
export function bodyInBrackets(name: string, known: KnownBodies): Body | null {
  const short = /[([]([\p{Lu}\p{N}.&-]{3,})[)\]]/u.exec(name)?.[1];
  const [only, ...others] = short === undefined ? [] : known.find(short);
  if (!only || others.length > 0) return null;
  const long = new Set(formWords(name.replace(/[([].*$/, "")));
  const own = formWords(only.body.name);
  return own.filter((word) => long.has(word)).length >= own.length * 0.6 ? only.body : null;
}

/** What the short form at the beginning of a name tells of a body that nobody knows: by the body that has it, else by its last letters. */
export function tellsOf(name: string, known: KnownBodies): Told | null {
  return byFirst(name, known) ?? byEnding(name);
}

/**
 * "UPSC EPFO", "NTPC Kanti": who recruits for another, or for a place that no list has, says the department; and no body, since it may be either. Longer
 * names may say anything.
 */
function byFirst(name: string, known: KnownBodies): Told | null {
  const [first = "", ...others] = name.split(/[\s,/-]+/);
  const isTold =
    /\p{Lu}{3}/u.test(first) &&
    isShortForm(first) &&
    (others.length === 1 || others.every((one) => isShortForm(one) || isPlace(one)));
  const [only, ...more] = isTold ? known.find(first) : [];
  return only && more.length === 0 ? only.body : null;
}

/**
 * "DHGMCH" is some medical college and hospital. Endings are those of which at least 19 in 20 short forms of the registry are of one department.
 */
function byEnding(name: string): Told | null {
  const short = name.split(/[\s,]+/)[0] ?? "";
  if (!isShortForm(short) || isOfProject(short)) return null;
  const found = kinds.shortEndings.find(({ endings }) => endings.some((end) => short.endsWith(end) && short.length > end.length));
  return found && isDepartmentKey(found.department) ? { department: found.department, state: null } : null;
}
