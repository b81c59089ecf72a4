import { byKind, stateIn } from "@/lib/bodies/by-kind";
import { behindItsState, bodyByExactName, type Resolved, resolved } from "@/lib/bodies/exact-name";
import { formOf, formWords } from "@/lib/bodies/forms";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { byFullNameBeside, byOwnSite } from "@/lib/bodies/short-form-in-row";
import { bodyInBrackets, tellsOf } from "@/lib/bodies/short-forms";
import { type UnitRest, unitRest } from "@/lib/bodies/unit";
import { hasLetters } from "@/lib/jobs/search/words/fold";
import { isStateKey } from "@/lib/places/states";

/** What else is known of the row: the key of the state that it names, the hosts of its addresses, and the words (`formWords`) of its heading and addresses. */
export type Hints = { state?: string | null; hosts?: readonly string[]; beside?: readonly string[] };

/**
 * The body that a name means. Names join only where they are the same but for their writing, one is a listed short form of the other, or what is
 * left over is the place or kind of an office; nothing is joined by likeness. A short form of several bodies means the one whose official site the row
 * leads to, else the one of the row's state, else none.
 */
export function resolveBody(name: string, hints: Hints = {}, known: KnownBodies = knownBodies()): Resolved {
  const found = foundBy(name, hints, known);
  return found.state === null && isOfItsRow(name, found, hints.state ?? null) ? { ...found, state: hints.state ?? null } : found;
}

const OF_UNION = /^(?:national|central|all india|indian|ministry)\b/i;

/**
 * "ICAR KVK", "NRS Medical College": a body of many places and one that no list has are in the state of their row. Not so one that may be of the union,
 * nor in Delhi, where these sit, nor a bank, whose branches are in other states.
 */
function isOfItsRow(name: string, { body, department, reason }: Resolved, state: string | null): boolean {
  if (body !== null) return body.state === null;
  return reason !== "ambiguous" && state !== "delhi" && department !== "other-banks" && !OF_UNION.test(name);
}

function foundBy(name: string, { state = null, hosts = [], beside = [] }: Hints, known: KnownBodies): Resolved {
  for (const writing of writingsOf(name)) {
    const found =
      byOwnSite(writing, hosts, known) ?? byFullNameBeside(writing, beside, known) ?? bodyByExactName(writing, state, known);
    if (found) return found;
  }
  for (const writing of writingsOf(name)) {
    const unit = unitOf(writing, state, known);
    if (unit) return unit;
  }
  const behind = behindItsState(name, known);
  if (behind) return behind;
  const named = bodyInBrackets(name, known);
  return named ? resolved(named, "short-form") : (byKind(name, state) ?? byShortForm(name, known));
}

/** A name as it is, without what stands in brackets, and before the body that it recruits through or for. */
function writingsOf(name: string): string[] {
  const plain = name.replaceAll(/\s*[([][^)\]]*[)\]]/g, " ").trim();
  const before = plain.split(/\s+(?:through|via|for|c\/o)\s+|\s+\/\s+/i)[0] ?? plain;
  return [...new Set([name, plain, before])].filter(hasLetters);
}

/** The longest known name at the beginning of a text, where the rest is a place or the word for an office of it. */
function unitOf(name: string, rowState: string | null, known: KnownBodies): Resolved | null {
  const words = formWords(name);
  for (let length = Math.min(known.longest, words.length - 1); length > 0; length--) {
    const [only, ...others] = known.find(words.slice(0, length).join(" "));
    if (!only || others.length > 0) continue;
    const rest: UnitRest | null = unitRest(words.slice(length), only.body, known);
    if (rest === null) continue;
    const states = rest.places.filter(isStateKey);
    if (states.length > 0 && only.body.state !== null && isStateKey(only.body.state) && !states.includes(only.body.state))
      continue;
    const { body } = only;
    // "ESIC Udaipur": two states have a town of that name, and the row says which.
    const told = rest.places.length > 0 && body.state === "all-india" ? rowState : null;
    return { ...resolved(body, "unit"), state: states[0] ?? told ?? body.state };
  }
  return null;
}

function byShortForm(name: string, known: KnownBodies): Resolved {
  const told = tellsOf(name, known);
  const state = told?.state ?? stateIn(formOf(name));
  return { body: null, department: told?.department ?? null, state, reason: told ? "words" : "unknown" };
}
