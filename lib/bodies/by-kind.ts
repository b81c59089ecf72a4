import type { Resolved } from "@/lib/bodies/exact-name";
import { formOf } from "@/lib/bodies/forms";
import { type Kind, kindOf, statesIn } from "@/lib/bodies/kinds";
import { placesOf } from "@/lib/places/places";
import { isStateKey } from "@/lib/places/states";

/** What the kind of a body that no list has tells: its department, and the state of the place in its name, of its row or of the union. */
export function byKind(name: string, rowState: string | null): Resolved | null {
  const kind = kindOf(name);
  if (!kind) return null;
  const state =
    stateOfOffice(kind, rowState) ?? ofUnion(name) ?? (isOfItsState(kind) ? rowState : ofUnionInDelhi(kind, rowState));
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

/** Cities whose pages show the offices of the states around them. */
const OF_NEIGHBOURS: ReadonlySet<string> = new Set(["delhi", "chandigarh"]);

/** The state of the place that a name ends in; a single word names places in several states, as "Bishnupur" does, and the row says which. */
function stateOfOffice({ department, by, rest }: Kind, rowState: string | null): string | null {
  const told = stateIn(rest);
  const isOfRow = by === "pattern" && department === "state-government" && rowState !== null && !OF_NEIGHBOURS.has(rowState);
  return told !== null && isOfRow && !rest.includes(" ") && !isStateName(rest) ? rowState : told;
}

function isStateName(text: string): boolean {
  return placesOf(text).every(isStateKey);
}

/** "DGFT CNEST" in Delhi: not one of its offices elsewhere. */
function ofUnionInDelhi({ department }: Kind, rowState: string | null): "all-india" | null {
  return department === "government-offices" && rowState === "delhi" ? "all-india" : null;
}

/** The one state that a text names; null where it names none or several. */
export function stateIn(text: string): string | null {
  const states = statesIn(text);
  return states.length === 1 ? (states[0] ?? null) : null;
}
