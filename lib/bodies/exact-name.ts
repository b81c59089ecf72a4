import type { Named } from "@/lib/bodies/bodies-by-name";
import type { Body } from "@/lib/bodies/body";
import { formOf, isShortForm } from "@/lib/bodies/forms";
import { statesIn } from "@/lib/bodies/kinds";
import type { KnownBodies } from "@/lib/bodies/known-bodies";
import type { DepartmentKey } from "@/lib/jobs/facts/departments";
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

/** Who is no company: "SMC Ltd" is not the city of Surat. */
const NO_COMPANIES: ReadonlySet<string> = new Set([
  "state-government",
  "state-police",
  "courts",
  "health",
  "education",
  "forest",
]);

function namedBy(name: string, form: string, known: KnownBodies): readonly Named[] {
  const named = known.ofForm(form);
  return /\b(?:ltd|limited)\.?$/i.test(name)
    ? named.filter(({ body, isShort }) => !(isShort && NO_COMPANIES.has(body.department)))
    : named;
}

/** "Lakshmibai College" in Delhi, "School Education Department" in Telangana: a name that leaves its state to the row. */
function completedByState(name: string, form: string, state: string | null, known: KnownBodies): Resolved | null {
  const place = state === null || isShortForm(name) ? null : placeName(state);
  const [only, ...others] = place === null ? [] : known.ofForm(`${form} ${formOfPlace(place)}`);
  return only && others.length === 0 ? resolved(only.body, "name") : null;
}

const formsOfPlaces = new Map<string, string>();

function formOfPlace(place: string): string {
  const form = formsOfPlaces.get(place) ?? formOf(place);
  formsOfPlaces.set(place, form);
  return form;
}

/** The body of exactly that name, in any usual writing; of a short form of several bodies, the one of the row's state. */
export function bodyByExactName(name: string, state: string | null, known: KnownBodies): Resolved | null {
  const form = formOf(name);
  const named = namedBy(name, form, known);
  const near = byInitials(name, named, state, known);
  if (near) return resolved(near, "short-form");
  const fitting = named.filter(({ body, isShort }) => !(isShort && isElsewhere(body, state)));
  const [only, ...others] = fitting;
  if (only && others.length === 0) return resolved(only.body, only.isShort ? "short-form" : "name");
  const own = fitting.filter(({ body }) => state !== null && body.state === state);
  if (own[0] && own.length === 1) return resolved(own[0].body, "short-form");
  if (named.length === 0) return completedByState(name, form, state, known);
  // "MPSC" of Manipur, "TRB" of Tripura: the state tells which body of that short form.
  const stateName = state === null ? null : placeName(state);
  const [ofState, ...more] = stateName === null ? [] : known.find(`${name} ${stateName}`);
  if (ofState && more.length === 0) return resolved(ofState.body, "short-form");
  const [told, ...several] = named;
  if (told && several.length === 0 && name.trim().length >= LONG_SHORT_FORM) return resolved(told.body, "short-form");
  // Which of them it is stays open; what they all are does not.
  // One of another state tells nothing; several that are all of a kind do: each city of a "VMC" is a corporation. Those of the row's own state come first.
  const nearest = own.length > 0 ? own : fitting;
  const open = (nearest.length === 0 && named.length > 1 ? named : nearest).map(({ body }) => body);
  return {
    body: null,
    department: onlyOf(open.map(({ department }) => department)),
    state: fitting.length === 0 ? null : onlyOf(open.map((body) => body.state)),
    reason: "ambiguous",
  };
}

function onlyOf<Value>(values: readonly Value[]): Value | null {
  const [only, ...others] = new Set(values);
  return others.length === 0 ? (only ?? null) : null;
}

/** "CUK" on a page of Karnataka: not Kashmir's, where the row's own state has one body of these initials. */
function byInitials(short: string, named: readonly Named[], state: string | null, known: KnownBodies): Body | null {
  const areElsewhere = named.every(({ body, isShort }) => isShort && body.state !== state && isStateKey(body.state ?? ""));
  if (state === null || named.length === 0 || !areElsewhere) return null;
  const kinds = new Set(named.map(({ body }) => body.department));
  const [only, ...others] = known.ofInitials(short, state).filter(({ department }) => kinds.has(department));
  return only && others.length === 0 ? only : null;
}

/** A short form of a state's own office does not mean the office of another state. */
function isElsewhere({ state: own, department }: Body, state: string | null): boolean {
  if (own === null || state === null || !isStateKey(own) || !isStateKey(state)) return false;
  return own !== state && (department === "state-government" || department === "state-police");
}

/** "Punjab PSSSB", "Railway PLW": a body of the state that is named before it, or of the railways. */
export function behindItsState(name: string, known: KnownBodies): Resolved | null {
  const words = name.trim().split(/\s+/);
  const short = words.at(-1) ?? "";
  if (words.length === 2 && words[0] === "Railway") {
    const [works, ...more] = known.find(short).filter(({ body }) => body.department === "railway");
    return works && more.length === 0 ? resolved(works.body, "short-form") : null;
  }
  const [state, ...others] = words.length > 1 && isShortForm(short) ? statesIn(words.slice(0, -1).join(" ")) : [];
  if (state === undefined || others.length > 0 || placeName(state)?.toLowerCase() !== words.slice(0, -1).join(" ").toLowerCase())
    return null;
  const own = known.find(short).filter(({ body }) => body.state === state);
  return own[0] && own.length === 1 ? resolved(own[0].body, "short-form") : null;
}

export function resolved(body: Body, reason: Reason): Resolved {
  return { body, department: body.department, state: body.state, reason };
}
