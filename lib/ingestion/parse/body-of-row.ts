import words from "@/lib/bodies/data/heading-words.json" with { type: "json" };
import { isShortForm } from "@/lib/bodies/forms";
import { statesIn } from "@/lib/bodies/kinds";
import { type Hints, type Resolved, resolveBody } from "@/lib/bodies/resolve-body";
import { lineOf } from "@/lib/ingestion/parse/clean";
import { categoryOfDepartment } from "@/lib/jobs/facts/category";
import { DEPARTMENTS, type Department, TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { isPlace } from "@/lib/places/places";

const MAX_LENGTH = 300;
const HEADS = new Set(words.heads);
const MODIFIERS = new Set(words.modifiers);
const NAME_PARTS = new Set(words.parts);
/** What names no body: a word alone, or a place. */
const VAGUE = new Set(words.vague);

/** "20 AUG KEA": the day on which a list shows a notice, before its heading. */
const DAY_BEFORE = /^\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+(?=\p{Lu})/iu;

/** The body that a row names, in the row's own words, and what the registry knows of it. */
export type RowBody = Resolved & { name: string };

/**
 * The recruiting body of a row, or null where it names none. What a column names stays as it is written, known or not. Some sources cut it from
 * their heading and leave the post on it ("SRCC Assistant Professor" of "SRCC Assistant Professor Recruitment 2026"): then it ends with the
 * longest name that the registry knows, else before the words of the post. Where a column names none, a known name at the beginning of the
 * title is taken.
 */
export function bodyOfRow(cell: string | undefined, title: string, place?: string): RowBody | null {
  const states = statesIn(place ?? "");
  const hints: Hints = { state: states.length === 1 ? states[0] : null };
  const heading = title.replace(DAY_BEFORE, "");
  const name = nameOfCell(cell?.trim().replace(DAY_BEFORE, ""), heading, hints) ?? knownBeginning(`${heading} `, hints);
  return name === null ? null : { name, ...resolveBody(name, hints) };
}

function nameOfCell(cell: string | undefined, title: string, hints: Hints): string | null {
  const text = withoutEnd(lineOf(cell, MAX_LENGTH) ?? "");
  if (!/\p{L}{2}/u.test(text)) return null;
  const isCut = title.toLowerCase().startsWith(text.toLowerCase()) || /\b(?:recruitment|online form)\b/i.test(text);
  const name = isCut && !isWhole(text, hints) ? (knownBeginning(text, hints) ?? beforePost(text)) : text;
  return !/\p{L}{2}/u.test(name) || VAGUE.has(name.toLowerCase()) || isPlace(name) ? null : name;
}

/** The department and category of a body; one that nobody knows is to be sorted, never guessed. */
export function departmentOf({ department: key }: Pick<Resolved, "department">): Classified {
  const department = DEPARTMENTS.find((one) => one.key === key)?.value ?? TO_BE_SORTED;
  return { department, jobCategory: categoryOfDepartment(department) };
}

export type Classified = { department: Department; jobCategory: ParsedJobInput["jobCategory"] };

function isWhole(text: string, hints: Hints): boolean {
  const { reason } = resolveBody(text, hints);
  return reason === "name" || reason === "short-form" || reason === "unit";
}

/** The longest beginning of a heading that is a name of a known body; a short form only in its capital letters. */
function knownBeginning(text: string, hints: Hints): string | null {
  const all = text.split(" ");
  for (let length = all.length - 1; length > 0; length--) {
    const name = withoutEnd(all.slice(0, length).join(" "));
    const { reason, body } = resolveBody(name, hints);
    if (body === null || VAGUE.has(name.toLowerCase()) || (reason === "short-form" && length === 1 && !isShortForm(name)))
      continue;
    if (reason !== "unit" || length > 1) return name;
  }
  return null;
}

/** Ends a heading before its post: before the first word for one and what qualifies it, or after a short form and its place. */
function beforePost(text: string): string {
  const all = text.split(" ");
  const word = (at: number) => (all[at] ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  let end = all.findIndex((one, at) => at > 0 && (HEADS.has(word(at)) || /^\d[\d,]*\+?$/.test(one)));
  if (end === -1) end = all.length;
  while (end > 1 && MODIFIERS.has(word(end - 1))) end--;
  if (/^[A-Z]{3,}$/.test(all[0] ?? "")) {
    const other = all.findIndex((one, at) => at > 0 && at < end && !isPartOfName(one));
    if (other !== -1) end = other;
  }
  return withoutEnd(all.slice(0, end).join(" "));
}

function withoutEnd(text: string): string {
  return text.replace(/[\s,;:|–—-]+$/u, "");
}

function isPartOfName(word: string): boolean {
  return /^\(?[A-Z]{2,}\)?$/.test(word) || NAME_PARTS.has(word.toLowerCase()) || isPlace(word);
}
