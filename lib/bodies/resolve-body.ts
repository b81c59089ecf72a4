import type { Body } from "@/lib/bodies/body";
import { formOf, formWords } from "@/lib/bodies/forms";
import { kindOf, statesIn } from "@/lib/bodies/kinds";
import { type KnownBodies, knownBodies } from "@/lib/bodies/known-bodies";
import { bodyInBrackets, tellsOf } from "@/lib/bodies/short-forms";
import { type UnitRest, unitRest } from "@/lib/bodies/unit";
import type { DepartmentKey } from "@/lib/jobs/facts/departments";
import { placeName } from "@/lib/places/places";
import { STATES } from "@/lib/places/states";

/** How a name was found: as one of a body's names, as an office of it, or only the kind of body by its words. */
type Reason = "name" | "short-form" | "unit" | "pattern" | "words" | "ambiguous" | "unknown";

export type Resolved = {
  body: Body | null;
  /** Null: to be sorted by the staff. */
  department: DepartmentKey | null;
  /** Place key of the state of the body or of its office, "all-india" of one of the union; null where the name does not say. */
  state: string | null;
  reason: Reason;
};

/** What else is known of the row: the key of the state that it names. */
export type Hints = { state?: string | null };

const STATE_KEYS = new Set(STATES.map(({ key }) => key));

/**
 * The body that a name means. Names join only where they are the same but for their writing, one is a listed short form of the other, or what is
 * left over is the place or kind of an office; nothing is joined by likeness. A short form of several bodies means the one of the row's state,
 * else none.
 */
export function resolveBody(name: string, { state = null }: Hints = {}, known: KnownBodies = knownBodies()): Resolved {
  for (const writing of writingsOf(name)) {
    const found = exactly(writing, state, known);
    if (found) return found;
  }
  for (const writing of writingsOf(name)) {
    const unit = unitOf(writing, known);
    if (unit) return unit;
  }
  const named = bodyInBrackets(name, known);
  return named ? resolved(named, "short-form") : (byKind(name) ?? byShortForm(name, known));
}

/** A name as it is, without what stands in brackets, and before the body that it recruits through or for. */
function writingsOf(name: string): string[] {
  const plain = name.replaceAll(/\s*[([][^)\]]*[)\]]/g, " ").trim();
  const before = plain.split(/\s+(?:through|via|for|c\/o)\s+|\s+\/\s+/i)[0] ?? plain;
  return [...new Set([name, plain, before])].filter((one) => /\p{L}{2}/u.test(one));
}

function exactly(name: string, state: string | null, known: KnownBodies): Resolved | null {
  const named = known.find(name);
  const fitting = named.filter(({ body, isShort }) => !(isShort && isElsewhere(body, state)));
  const [only, ...others] = fitting;
  if (only && others.length === 0) return resolved(only.body, only.isShort ? "short-form" : "name");
  const own = fitting.filter(({ body }) => state !== null && body.state === state);
  if (own[0] && own.length === 1) return resolved(own[0].body, "short-form");
  if (named.length === 0) return null;
  // "MPSC" of Manipur, "TRB" of Tripura: the state tells which body of that short form.
  const stateName = state === null ? null : placeName(state);
  const [ofState, ...more] = stateName === null ? [] : known.find(`${name} ${stateName}`);
  if (ofState && more.length === 0) return resolved(ofState.body, "short-form");
  // Which of them it is stays open; what they all are does not.
  const [department, ...otherKinds] = new Set(fitting.map(({ body }) => body.department));
  return { body: null, department: otherKinds.length === 0 ? (department ?? null) : null, state: null, reason: "ambiguous" };
}

/** A short form of a state's own office does not mean the office of another state. */
function isElsewhere({ state: own, department }: Body, state: string | null): boolean {
  if (own === null || state === null || !STATE_KEYS.has(own) || !STATE_KEYS.has(state)) return false;
  return own !== state && (department === "state-government" || department === "state-police");
}

/** The longest known name at the beginning of a text, where the rest is a place or the word for an office of it. */
function unitOf(name: string, known: KnownBodies): Resolved | null {
  const words = formWords(name);
  for (let length = Math.min(known.longest, words.length - 1); length > 0; length--) {
    const [only, ...others] = known.find(words.slice(0, length).join(" "));
    if (!only || others.length > 0) continue;
    const rest: UnitRest | null = unitRest(words.slice(length), only.body, known);
    if (rest === null) continue;
    const states = rest.places.filter((key) => STATE_KEYS.has(key));
    if (states.length > 0 && only.body.state !== null && STATE_KEYS.has(only.body.state) && !states.includes(only.body.state))
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

function byKind(name: string): Resolved | null {
  const kind = kindOf(name);
  if (!kind) return null;
  return { body: null, department: kind.department, state: stateIn(kind.rest) ?? ofUnion(name), reason: kind.by };
}

/** States have departments: who is called a ministry is of the union. */
function ofUnion(name: string): "all-india" | null {
  return /^ministry of /i.test(formOf(name)) ? "all-india" : null;
}

function stateIn(text: string): string | null {
  const states = statesIn(text);
  return states.length === 1 ? (states[0] ?? null) : null;
}

function resolved(body: Body, reason: Reason): Resolved {
  return { body, department: body.department, state: body.state, reason };
}
