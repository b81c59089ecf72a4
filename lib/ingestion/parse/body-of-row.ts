import type { Resolved } from "@/lib/bodies/exact-name";
import { formWords, isShortForm } from "@/lib/bodies/forms";
import { statesIn } from "@/lib/bodies/kinds";
import { type Hints, resolveBody } from "@/lib/bodies/resolve-body";
import { stateOfSites } from "@/lib/bodies/sites";
import {
  beforePost,
  endsBehindBrackets,
  isCutWithinPost,
  isExamOfServices,
  isPost,
  kindBeginning,
  knownBeginning,
  VAGUE,
  withoutEnd,
} from "@/lib/ingestion/parse/body-in-heading";
import { hasWord, httpUrl, lineOf } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { categoryOfDepartment } from "@/lib/jobs/facts/category";
import { DEPARTMENTS, type Department, TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { isPlace } from "@/lib/places/places";

const MAX_LENGTH = 300;
/** Words of a heading and its addresses; what is longer is prose. */
const MAX_WORDS_BESIDE = 60;
/** "20 AUG KEA": the day on which a list shows a notice, before its heading. */
const DAY_BEFORE = /^\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+(?=\p{Lu})/iu;

/** "Railway RRB Junior Engineer" is of the RRB. */
const TWICE_RAILWAY = /^Railway (?=RR[BC]\b)/;

/** The body that a row names, in the row's own words, and what the registry knows of it. */
export type RowBody = Resolved & { name: string };

/**
 * The recruiting body of a row, or null where it names none. What a column names stays as it is written, known or not. Some sources cut it from
 * their heading and leave the post on it ("SRCC Assistant Professor" of "SRCC Assistant Professor Recruitment 2026"): then it ends with the
 * longest name that the registry knows, else before the words of the post. Where a column names none, a known name at the beginning of the
 * title is taken.
 */
export function bodyOfRow(
  cell: string | undefined,
  title: string,
  place?: string,
  links: readonly string[] = [],
): RowBody | null {
  const addresses = links.map((link) => new URL(link));
  const hosts = addresses.map(({ host }) => host);
  const states = statesIn(place ?? "");
  const state = stateOfSites(hosts) ?? (states.length === 1 ? (states[0] ?? null) : null);
  const paths = addresses.map(({ pathname }) => pathname.replaceAll("/", " "));
  const hints: Hints = { state, hosts, beside: formWords([title, ...paths].join(" ")).slice(0, MAX_WORDS_BESIDE) };
  const heading = title.replace(DAY_BEFORE, "").replace(TWICE_RAILWAY, "");
  const text = cell?.trim().replace(DAY_BEFORE, "");
  const isFirstWord = text !== undefined && !text.includes(" ") && heading.startsWith(`${text} `);
  const name =
    (isFirstWord ? fullerName(text, heading, hints) : null) ??
    nameOfCell(text, heading, hints) ??
    knownBeginning(`${heading} `, hints) ??
    (isFirstWord ? kindBeginning(heading) : null);
  return name === null ? null : { name, ...resolveBody(name, hints) };
}

/** Words of a heading that are looked at for it, with the one behind it. */
const MAX_FULLER_WORDS = 5;

/** "ICAR IVRI" of "ICAR IVRI Young Professional", where a source took the first word of its heading for the body. */
function fullerName(word: string, heading: string, hints: Hints): string | null {
  const first = resolveBody(word, hints).body;
  // On its own pages a column says who recruits, and a heading begins with its number.
  if (first?.hosts.some((host) => hints.hosts?.some((one) => one.endsWith(host)))) return null;
  const longer = knownBeginning(heading.split(" ", MAX_FULLER_WORDS).join(" "), hints);
  return longer?.startsWith(`${word} `) && resolveBody(longer, hints).body !== first ? longer : null;
}

function nameOfCell(cell: string | undefined, title: string, hints: Hints): string | null {
  const text = withoutEnd(lineOf(cell, MAX_LENGTH) ?? "");
  if (!hasWord(text)) return null;
  const isCut =
    title.toLowerCase().startsWith(text.toLowerCase()) ||
    /\b(?:recruitment|online form|notification \d{4}|apply online)\b/i.test(text);
  // "MP" of "MP High Court": the code of a state alone.
  if (isCut && isShortForm(text) && statesIn(text).length > 0) return null;
  const name = isCut && !isWhole(text, title, hints) ? (knownBeginning(text, hints) ?? beforePost(text)) : text;
  if (isCut && isExamOfServices(title) && resolveBody(name, hints).body === null) return null;
  return !hasWord(name) || VAGUE.has(name.toLowerCase()) || isPlace(name) || (isCut && isPost(name)) ? null : name;
}

/** The body that the cells of a row name, with the help of its addresses. */
export function bodyOfCells(cells: ListingRow["cells"], title: string): RowBody | null {
  return bodyOfRow(cells.organisation ?? cells.department, title, cells.location ?? cells.state, linksOf(cells));
}

/** The addresses of a row. */
export function linksOf({ website, applyLink, noticeLink, listingLink }: ListingRow["cells"]): string[] {
  return [website, applyLink, noticeLink, listingLink].flatMap((link) => httpUrl(link) ?? []);
}

/** The department and category of a body; one that nobody knows is to be sorted, never guessed. */
export function departmentOf({ department: key }: Pick<Resolved, "department">): Classified {
  const department = DEPARTMENTS.find((one) => one.key === key)?.value ?? TO_BE_SORTED;
  return { department, jobCategory: categoryOfDepartment(department) };
}

export type Classified = { department: Department; jobCategory: ParsedJobInput["jobCategory"] };

function isWhole(text: string, title: string, hints: Hints): boolean {
  const { reason } = resolveBody(text, hints);
  if (reason === "short-form") return !endsBehindBrackets(text);
  return reason === "name" || (reason === "unit" && !isCutWithinPost(text, title));
}
