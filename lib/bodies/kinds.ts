import { departmentKey } from "@/lib/bodies/body";
import { formOf, formWords, isShortForm, nameWords } from "@/lib/bodies/forms";
import type { DepartmentKey } from "@/lib/jobs/facts/departments";
import { namesPlace, placesOf } from "@/lib/places/places";
import { isStateKey, STATES } from "@/lib/places/states";
import kinds from "./data/kinds.json" with { type: "json" };

/** What a name says of a body that is in no list: the kind of office it is, and the words beside the name of the kind. */
export type Kind = { department: DepartmentKey; rest: string; by: "pattern" | "words" };

const MAX_REST_WORDS = 6;
const MAX_KIND_WORDS = 4;
/** Letters of a short form that says the kind of a body without a place. */
const MIN_ALONE = 4;

const OF_STATES = new RegExp(`\\b(?:${kinds.ofStates.words.join("|")})\\b`);
const beginnings = new Map<string, DepartmentKey>();
const endings = new Map<string, DepartmentKey>();
for (const { department, names } of kinds.patterns) {
  for (const name of names) {
    const [before = "", after = ""] = name.split("{}").map((part) => formWords(part).join(" "));
    if (after === "") beginnings.set(before, departmentKey(department));
    else if (before === "") endings.set(after, departmentKey(department));
    else throw new Error(`A pattern begins or ends in a place: ${name}`);
  }
}
const words = new Map<string, DepartmentKey>();
for (const { department, words: list } of kinds.words) {
  // The first list counts: a medical college is of health before it is of education.
  for (const word of list.map((one) => nameWords(one).join(" ")))
    if (!words.has(word)) words.set(word, departmentKey(department));
}

const STATE_CODES = new Map(
  STATES.flatMap(({ name, codes }) => codes.filter((code) => kinds.stateCodes.includes(code)).map((code) => [code, name])),
);

/**
 * The kind of a body by the pattern of its name ("DLSA Sheohar", "Sirmaur Municipal Council"), else by the words that say what it is
 * ("Vamanrao Ithape College"). A pattern that ends in its kind needs a place before it: "Axis Bank" is no bank of a district.
 */
export function kindOf(written: string): Kind | null {
  const name = withStateInFull(written);
  const all = formWords(name);
  for (let length = Math.min(MAX_KIND_WORDS + 2, all.length - 1); length > 0; length--) {
    const rest = all.slice(length);
    const department = beginnings.get(all.slice(0, length).join(" "));
    if (department && rest.length <= MAX_REST_WORDS) return { department, rest: rest.join(" "), by: "pattern" };
  }
  for (let length = Math.min(MAX_KIND_WORDS + 2, all.length - 1); length > 0; length--) {
    const rest = all.slice(0, -length).join(" ");
    const department = endings.get(all.slice(-length).join(" "));
    if (department && namesPlace(rest)) return { department, rest, by: "pattern" };
  }
  return byBeginningAlone(written) ?? kindByWords(nameWords(name));
}

/** "DCPU", "CMHO": which office of its kind is not said. Shorter ones stand for too much. */
function byBeginningAlone(written: string): Kind | null {
  const department =
    isShortForm(written) && written.length >= MIN_ALONE && !isOfProject(written) ? beginnings.get(formOf(written)) : undefined;
  return department ? { department, rest: "", by: "pattern" } : null;
}

/** "DPMU", "NICU": units of any kind of office end so. */
export function isOfProject(short: string): boolean {
  return kinds.noShortEndings.some((end) => short.endsWith(end));
}

/** "HP Secretariat", "KVIB UP": the state in full, where its code stands first or last in capital letters. */
function withStateInFull(name: string): string {
  const all = name.trim().split(/\s+/);
  if (all.length < 2) return name;
  return all.map((word, at) => ((at === 0 || at === all.length - 1) && STATE_CODES.get(word)) || word).join(" ");
}

function kindByWords(all: readonly string[]): Kind | null {
  // "Ordnance Factory" is a kind; "School" alone is nothing.
  for (let length = Math.min(MAX_KIND_WORDS, all.length > 1 ? all.length : 0); length > 0; length--) {
    for (let start = all.length - length; start >= 0; start--) {
      const department = words.get(all.slice(start, start + length).join(" "));
      if (department) return { department, rest: all.join(" "), by: "words" };
    }
  }
  const rest = all.join(" ");
  // A department or directorate that names its state is one of that state; one that does not may be of the union.
  return OF_STATES.test(rest) && statesIn(rest).length === 1
    ? { department: departmentKey(kinds.ofStates.department), rest, by: "words" }
    : null;
}

/** The keys of the states that a text names. */
export function statesIn(text: string): string[] {
  return placesOf(text).filter(isStateKey);
}
