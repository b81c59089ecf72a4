import type { Held } from "@/lib/eligibility/profile";
import data from "@/lib/eligibility/rules/subjects.json" with { type: "json" };
import type { Truth } from "@/lib/eligibility/truth";

type Subject = { subject: string; field: string };

/** Every name of a subject, folded, with the subject that it means and the field that this belongs to. */
const SUBJECTS: ReadonlyMap<string, Subject> = new Map(
  Object.entries(data as Record<string, Record<string, readonly string[]>>).flatMap(([field, subjects]) =>
    Object.entries(subjects).flatMap(([subject, names]) =>
      [subject, ...names].map((name) => [foldSubject(name), { subject, field }] as const),
    ),
  ),
);

/**
 * Whether the subject of a qualification is one of those that are asked for: the same after the table of equivalents. Another one counts as such only where it and
 * all that are asked for are known and of other fields; near ones (electrical and electronics) are for the recruiting body to judge.
 */
export function isOneOf(own: Own, asked: readonly string[]): Truth {
  const { folded, known: mine } = ownSubject(own);
  const theirs = asked.map(askedSubject);
  if (theirs.some((their) => their.folded === folded || (mine && their.known?.subject === mine.subject))) return true;
  return mine && theirs.every(({ known }) => known && known.field !== mine.field) ? false : null;
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
    .replace(/\b(?:engineering|engg|discipline|branch|trade|stream|group)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
