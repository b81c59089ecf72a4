import { messages } from "@/lib/i18n/messages";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import { ALL_INDIA, STATES } from "@/lib/places/states";
import bodies from "./data/bodies.json" with { type: "json" };
import exams from "./data/exams.json" with { type: "json" };
import facts from "./data/facts.json" with { type: "json" };
import places from "./data/places.json" with { type: "json" };
import posts from "./data/posts.json" with { type: "json" };
import qualifications from "./data/qualifications.json" with { type: "json" };
import selection from "./data/selection.json" with { type: "json" };
import { folded, type KindData, makeGrammar } from "./grammar";
import { translate } from "./translate";

/** What a text of a notice or an exam says: the same words may mean different things in two of them. */
export type TextKind =
  | "place"
  | "body"
  | "department"
  | "post"
  | "title"
  | "exam"
  | "qualification"
  | "pay"
  | "age"
  | "fee"
  | "experience"
  | "breakdown"
  | "step"
  | "employment"
  | "category"
  | "mode"
  | "duration"
  | "language"
  | "pattern"
  | "eligibility";

/** Longer texts are prose, which stays as published. */
const MAX_LENGTH = 300;
/** How many answers are kept; the texts of a site's notices repeat. */
const MAX_KEPT = 5_000;

const kept = new Map<string, string | null>();

// The files have one shape, but the type of each is that of its own keys.
const files = [bodies, exams, facts, places, posts, qualifications, selection] as unknown as Record<string, KindData>[];
const grammar = makeGrammar([ownNames(), ...files]);

/**
 * The Hindi of a published text; null unless all of it is known: half a translation would be worse to read than the English.
 * Server only: the dictionary must not reach a browser.
 */
export function inHindi(text: string, kind: TextKind): string | null {
  if (text.length > MAX_LENGTH) return null;
  const key = `${kind}\n${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = translate(grammar, kind, folded(text));
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** Names that the site has in Hindi elsewhere: states, departments, categories and kinds of employment. */
function ownNames(): Record<string, KindData> {
  const { departments, job } = messages.hi;
  const names = DEPARTMENTS.map(({ key, value }) => [value, departments.names[key]] as const);
  const states = [ALL_INDIA, ...STATES].flatMap(({ name, nameHindi, aliases }) =>
    [name, ...aliases].map((english) => [english, nameHindi] as const),
  );
  return {
    place: { terms: Object.fromEntries(states) },
    department: { terms: Object.fromEntries(names) },
    category: { terms: Object.fromEntries(JOB_CATEGORIES.map((name) => [name, job.categories[name]])) },
    employment: { terms: Object.fromEntries(EMPLOYMENT_TYPES.map((name) => [name, job.employmentTypes[name]])) },
  };
}
