import type { Body } from "@/lib/bodies/body";
import { formOf, isShortForm } from "@/lib/bodies/forms";
import { statesIn } from "@/lib/bodies/kinds";
import type { KnownBodies, Named } from "@/lib/bodies/known-bodies";
import type { DepartmentKey } from "@/lib/jobs/facts/departments";
import { bodyForms } from "@/lib/jobs/similar/body-forms";
import { placeName } from "@/lib/places/places";
import { isStateKey } from "@/lib/places/states";

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

/** Letters of a short form that stands for one body, whatever state the page is of that shows it. */
const LONG_SHORT_FORM = 4;

/** The body whose official site the row leads to, where the name is a short form of it or its initials: "SCI" beside sci.gov.in is the Supreme Court. */
export function byOwnSite(name: string, hosts: readonly string[], known: KnownBodies): Resolved | null {
  if (!isShortForm(name)) return null;
  const named = known.find(name).map(({ body }) => body);
  const site = hosts
    .map((host) => known.ofHost(host))
    .find((body) => body !== null && (named.includes(body) || bodyForms(body.name).initials === formOf(name)));
  return site ? resolved(site, "short-form") : null;
}

/** Words of a name that says in full what a short form beside it stands for. */
const FULL_NAME_WORDS = 3;

/**
 * The body whose full name the row says elsewhere, where the name is a short form of it: "NCB" under a heading "... at the National Council for Cement
 * and Building Materials" is not the Narcotics Control Bureau.
 */
export function byFullNameBeside(name: string, words: readonly string[], known: KnownBodies): Resolved | null {
  if (words.length === 0 || !isShortForm(name)) return null;
  const named = known.find(name).map(({ body }) => body);
  const letters = formOf(name).replaceAll(" ", "");
  for (const [start, word] of words.entries()) {
    if (word[0] !== letters[0]) continue;
    for (let length = Math.min(known.longest, words.length - start); length >= FULL_NAME_WORDS; length--) {
      const [only, ...others] = known.ofForm(words.slice(start, start + length).join(" "));
      if (only && others.length === 0 && (named.includes(only.body) || isShortOf(letters, only.body.name)))
        return resolved(only.body, "short-form");
    }
  }
  return null;
}

/** Whether letters follow each other among the initials of a name, from its first: "ncb" in "nccbm". */
function isShortOf(letters: string, name: string): boolean {
  const initials = bodyForms(name).initials ?? "";
  let at = -1;
  return [...letters].every((letter, index) => {
    at = initials.indexOf(letter, at + 1);
    return index === 0 ? at === 0 : at !== -1;
  });
}

/** The body of exactly that name, in any usual writing; of a short form of several bodies, the one of the row's state. */
export function exactly(name: string, state: string | null, known: KnownBodies): Resolved | null {
  const named = known.find(name);
  const near = byInitials(name, named, state, known);
  if (near) return resolved(near, "short-form");
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
  const [told, ...several] = named;
  if (told && several.length === 0 && name.trim().length >= LONG_SHORT_FORM) return resolved(told.body, "short-form");
  // Which of them it is stays open; what they all are does not.
  const [department, ...otherKinds] = new Set(fitting.map(({ body }) => body.department));
  return { body: null, department: otherKinds.length === 0 ? (department ?? null) : null, state: null, reason: "ambiguous" };
}

/** "CUK" on a page of Karnataka: not Kashmir's, where the row's own state has one body of these initials. */
function byInitials(short: string, named: readonly Named[], state: string | null, known: KnownBodies): Body | null {
  const areElsewhere = named.every(({ body, isShort }) => isShort && body.state !== state && isStateKey(body.state ?? ""));
  if (state === null || named.length === 0 || !areElsewhere) return null;
  const [only, ...others] = known.ofInitials(short, state);
  return only && others.length === 0 ? only : null;
}

/** A short form of a state's own office does not mean the office of another state. */
function isElsewhere({ state: own, department }: Body, state: string | null): boolean {
  if (own === null || state === null || !isStateKey(own) || !isStateKey(state)) return false;
  return own !== state && (department === "state-government" || department === "state-police");
}

/** "Punjab PSSSB": a body of the state that is named before it. */
export function behindItsState(name: string, known: KnownBodies): Resolved | null {
  const words = name.trim().split(/\s+/);
  const short = words.at(-1) ?? "";
  const [state, ...others] = words.length > 1 && isShortForm(short) ? statesIn(words.slice(0, -1).join(" ")) : [];
  if (state === undefined || others.length > 0 || placeName(state)?.toLowerCase() !== words.slice(0, -1).join(" ").toLowerCase())
    return null;
  const own = known.find(short).filter(({ body }) => body.state === state);
  return own[0] && own.length === 1 ? resolved(own[0].body, "short-form") : null;
}

export function resolved(body: Body, reason: Reason): Resolved {
  return { body, department: body.department, state: body.state, reason };
}
