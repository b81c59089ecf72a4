import { behindItsState, byFullNameBeside, byOwnSite, exactly, type Resolved, resolved } from "@/lib/bodies/exact-name";
import { formOf, formWords } from "@/lib/bodies/forms";
import { type Kind, kindOf, statesIn } from "@/lib/bodies/kinds";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { bodyInBrackets, tellsOf } from "@/lib/bodies/short-forms";
import { type UnitRest, unitRest } from "@/lib/bodies/unit";
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
  // "ICAR KVK": a body of many places is in the state of its row.
  return found.body?.state === null && found.state === null ? { ...found, state: hints.state ?? null } : found;
}

function foundBy(name: string, { state = null, hosts = [], beside = [] }: Hints, known: KnownBodies): Resolved {
  for (const writing of writingsOf(name)) {
    const found = byOwnSite(writing, hosts, known) ?? byFullNameBeside(writing, beside, known) ?? exactly(writing, state, known);
    if (found) return found;
  }
  for (const writing of writingsOf(name)) {
    const unit = unitOf(writing, known);
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
  return [...new Set([name, plain, before])].filter((one) => /\p{L}{2}/u.test(one));
}

/** The longest known name at the beginning of a text, where the rest is a place or the word for an office of it. */
function unitOf(name: string, known: KnownBodies): Resolved | null {
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
    return { ...resolved(body, "unit"), state: states[0] ?? body.state };
  }
  return null;
}

function byShortForm(name: string, known: KnownBodies): Resolved {
  const told = tellsOf(name, known);
  const state = told?.state ?? stateIn(formOf(name));
  return { body: null, department: told?.department ?? null, state, reason: told ? "words" : "unknown" };
}

function byKind(name: string, rowState: string | null): Resolved | null {
  const kind = kindOf(name);
  if (!kind) return null;
  const state = stateIn(kind.rest) ?? ofUnion(name) ?? (isOfItsState(kind) ? rowState : null);
  return { body: null, department: kind.department, state, reason: kind.by };
}

/** Offices that each state has of its own. */
const OF_STATES: ReadonlySet<string> = new Set(["state-government", "state-police", "forest"]);
const OF_DISTRICTS: ReadonlySet<string> = new Set(["courts", "health", "education"]);

/** A district's or a state's own office, which is in the state of its row: "BDO Purbasthali". */
function isOfItsState({ department, by }: Kind): boolean {
  return OF_STATES.has(department) || (by === "pattern" && OF_DISTRICTS.has(department));
}

/** States have departments: who is called a ministry is of the union. */
function ofUnion(name: string): "all-india" | null {
  return /^ministry of /i.test(formOf(name)) ? "all-india" : null;
}

function stateIn(text: string): string | null {
  const states = statesIn(text);
  return states.length === 1 ? (states[0] ?? null) : null;
}
