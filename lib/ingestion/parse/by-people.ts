import { LRUCache } from "lru-cache";
import { COLUMN_NAMES, type Field, OF_SOME_POSTS } from "@/lib/ingestion/parse/column-names";

type Row = Readonly<Record<string, unknown>>;
/** The fact of which a column says what is so for some people, and for whom. */
type Part = { field: Field; name: string; people: string };

const FIELDS = ["applicationFee", "ageLimit"] as const;
const FIELD_OF = new Map(FIELDS.flatMap((field) => COLUMN_NAMES[field].split("; ").map((name) => [name, field] as const)));
const NAMES = [...FIELD_OF.keys()].toSorted((a, b) => b.length - a.length).join("|");
/** "Fee (SC/ST)", "Age Limit (UR)", "Fee-SC/ST", "Fee for SC/ST", "Fee SC/ST", "SC/ST Fee". */
const BY_PEOPLE: readonly RegExp[] = [
  /^(?<name>[^()]{1,60}?)\s*\((?<people>[^()]{1,80})\)\s*$/u,
  /^(?<name>[^():–—-]{1,60}?)\s*(?:[–—:-]|\sfor\s)\s*(?<people>[^():]{1,80})$/iu,
  new RegExp(`^(?<name>${NAMES})\\s+(?=${OF_SOME_POSTS.source})(?<people>[^():]{1,80})$`, "iu"),
  /^(?<people>\S{1,80}(?: (?:and|&) \S{1,40})?) (?<name>[^():]{1,60})$/iu,
];
/** A name as programs write it: "applicationFee.general", "fee_sc_st". */
const OF_A_PROGRAM = /^[\p{L}\p{N}_]+(?:\.[^()]*)?$/u;
/** Where such a name has one word end and another begin. */
const BETWEEN_WORDS = /[_.]|(?<=\p{Ll})(?<!Pw)(?=\p{Lu})/gu;
const NOTHING = /^(?:[-–—\s]*|n\/?a)$/i;

const parts = new LRUCache<string, { part: Part | null }>({ max: 2_000 });

/** The field that a column says for some people; null where it says none, or of all. */
export function fieldByPeople(header: string): Field | null {
  return partOf(header)?.field ?? null;
}

/**
 * A row whose columns of the fee or the age of some people each, "Fee (Gen/OBC)" and "Fee (SC/ST)", are one that tells all with its people, in the place of the first:
 * what is so for some is said of nobody else. A "Fee" or an "Age Limit" beside them is that of all others, and tells theirs too.
 * @param isSaid whether a person has said what the column of this name is
 */
export function toldByPeople(row: Row, isSaid: (header: string) => boolean): Row {
  const told = new Map<Field, { first: string; says: [people: string, value: unknown][] }>();
  const rest: Record<string, unknown> = {};
  for (const [header, value] of Object.entries(row)) {
    const part = isSaid(header) ? null : partOf(header);
    if (part === null) continue;
    const fact = told.get(part.field) ?? { first: `${part.name} (${part.people})`, says: [] };
    told.set(part.field, fact);
    rest[header] = "";
    if (isTold(value)) fact.says.push([part.people, value]);
  }
  if (told.size === 0) return row;
  for (const [field, { first, says }] of told) {
    const ofOthers = Object.keys(row).find((header) => !isSaid(header) && isOfOthers(header, row[header], field));
    const others = ofOthers === undefined ? "" : String(row[ofOthers]);
    const isNew = ([people, value]: [string, unknown]) => !others.includes(people) || !others.includes(String(value));
    const all = says.filter(isNew).map(([people, value]) => `${people}: ${value}`);
    rest[first] = ofOthers === undefined ? all.join("; ") : "";
    if (ofOthers !== undefined && all.length > 0) rest[ofOthers] = [others, ...all].join("; ");
  }
  return { ...row, ...rest };
}

/** Whether a column says a fee or an age without saying whose: "Fee", "Fee (in Rs.)", "Age Limit (as on 01-01-2026)". */
function isOfOthers(header: string, value: unknown, field: Field): boolean {
  const name = header
    .replace(/\([^()]*\)/g, " ")
    .trim()
    .toLowerCase();
  return FIELD_OF.get(name) === field && partOf(header) === null && isTold(value);
}

/** Whether a cell says anything: "-" and "N/A" do not. */
export function isTold(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && !NOTHING.test(value));
}

function partOf(header: string): Part | null {
  const known = parts.get(header);
  if (known) return known.part;
  const part = BY_PEOPLE.map((pattern) => partIn(header, pattern)).find((one) => one !== null) ?? null;
  parts.set(header, { part });
  return part;
}

function partIn(header: string, pattern: RegExp): Part | null {
  const words = OF_A_PROGRAM.test(header) ? header.replace(BETWEEN_WORDS, " ") : header;
  const { name = "", people = "" } = pattern.exec(words.normalize("NFC"))?.groups ?? {};
  const field = FIELD_OF.get(name.trim().toLowerCase());
  return field !== undefined && people.match(OF_SOME_POSTS) ? { field, name: name.trim(), people: people.trim() } : null;
}
