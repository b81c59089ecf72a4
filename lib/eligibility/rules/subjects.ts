import type { Held } from "@/lib/eligibility/profile";
import faculties from "@/lib/eligibility/rules/faculties.json" with { type: "json" };
import data from "@/lib/eligibility/rules/subjects.json" with { type: "json" };
import { anyOf, type Truth } from "@/lib/eligibility/truth";

type Subject = { subject: string; fields: string[] };

/** Degrees that stand behind another, and are not its subject: "B.Sc. B.Ed.", "M.A., M.B.A.". */
const SECOND = "(?:[bm] ?p? ?ed|d ?(?:el ?)?ed|btc|ll ?[bm]|[bm](?:ba|ca|sw|lib|lisc?))\\b";
/** What people write before the subject of a degree, whose level says it already: "B.Sc. (Hons) Physics", "BA in Hindi". */
const DEGREE = new RegExp(
  `^[bm] ?(?:a|sc(?: engg| engineering)?|tech|e)(?: (?:hons|honours))?(?: in)? (?!${SECOND})(?=\\p{L})|(?<=\\p{L}) (?:hons|honours)$`,
  "gu",
);

/** Every name of a subject, folded, with the subject that it means and the fields that this belongs to: fields overlap. */
const SUBJECTS: ReadonlyMap<string, Subject> = subjectsByName();

type Faculty = { certain: readonly string[]; fields: readonly string[]; subjects: readonly string[] };

/** What stands for the teaching of a whole faculty: its subjects that nobody doubts, and the fields and subjects that it teaches somewhere. */
const FACULTIES: ReadonlyMap<string, Faculty> = new Map(Object.entries(faculties));

/**
 * Whether the subject of a qualification is one of those that are asked for: the same after the table of equivalents, or one that a faculty teaches which is
 * asked for by its name. Another one counts as such only where it and all that are asked for are known and of other fields; near ones (electrical and
 * electronics) are for the recruiting body to judge.
 */
export function isOneOf(own: Own, asked: readonly string[]): Truth {
  const mine = ownSubject(own);
  const is = (subject: Folded) => anyOf(asked.map((name) => isSubject(subject, askedSubject(name))));
  const truth = is(mine);
  return truth === false && OF_ARTS_AND_LAW.test(mine.folded) && is(folded("arts")) !== false ? null : truth;
}

/** One degree of two subjects, of which the first is studied beside the law. */
const OF_ARTS_AND_LAW = /^b ?a ll ?b$/;

function isSubject(mine: Folded, their: Folded): Truth {
  if (mine.folded === their.folded) return true;
  if (!mine.known || !their.known) return null;
  if (mine.known.subject === their.known.subject) return true;
  if (FACULTIES.get(their.known.subject)?.certain.includes(mine.known.subject)) return true;
  return isNear(mine.known, their.known) ? null : false;
}

/** Whether two subjects share a field, or the one stands for a faculty that teaches the other. */
function isNear(a: Subject, b: Subject): boolean {
  return a.fields.some((field) => b.fields.includes(field)) || isTaughtBy(a, b) || isTaughtBy(b, a);
}

function isTaughtBy({ subject, fields }: Subject, faculty: Subject): boolean {
  const taught = FACULTIES.get(faculty.subject);
  if (!taught || FACULTIES.has(subject)) return false;
  return [...taught.certain, ...taught.subjects].includes(subject) || fields.some((field) => taught.fields.includes(field));
}

function subjectsByName(): Map<string, Subject> {
  const subjects = new Map<string, Subject>();
  const byName = new Map<string, Subject>();
  for (const [field, own] of Object.entries(data as Record<string, Record<string, readonly string[]>>)) {
    for (const [subject, names] of Object.entries(own)) {
      const known = subjects.get(subject) ?? { subject, fields: [] };
      known.fields.push(field);
      subjects.set(subject, known);
      for (const name of [subject, ...names]) byName.set(foldSubject(name), known);
    }
  }
  return byName;
}

/** The subject of a qualification with its fields; undefined where it is not told, or nobody knows it. */
export function knownSubject(own: Own): Subject | undefined {
  return ownSubject(own).known;
}

type Own = Pick<Held, "subject">;
type Folded = { folded: string; known: Subject | undefined };

const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, Folded>();
/** What people say of themselves is kept as long as they are judged, and no longer. */
const ofPeople = new WeakMap<Own, Folded>();

/** A subject of a notice, folded once: a device compares thousands of posts with one person. */
function askedSubject(name: string): Folded {
  const found = remembered.get(name);
  if (found) return found;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const asked = folded(name);
  remembered.set(name, asked);
  return asked;
}

function ownSubject(own: Own): Folded {
  const found = ofPeople.get(own) ?? folded(own.subject ?? "");
  ofPeople.set(own, found);
  return found;
}

function folded(name: string): Folded {
  const text = foldSubject(name);
  return { folded: text, known: SUBJECTS.get(text) };
}

function foldSubject(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/(?<!^ ?[bm] ?sc )\b(?:engineering|engg|discipline|branch|trade|stream|group)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(DEGREE, "");
}
