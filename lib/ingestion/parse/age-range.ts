import { LRUCache } from "lru-cache";
import { fieldByPeople, isTold } from "@/lib/ingestion/parse/by-people";
import { COLUMN_NAMES } from "@/lib/ingestion/parse/column-names";

type Row = Readonly<Record<string, unknown>>;
/** One end of an age limit, or all of it. */
type Ages = "least" | "most" | "all";

const [LEAST, MOST] = [
  /^(?:min(?:imum)?|lower) ?age(?: ?limit)?(?: in years)?$|^age ?(?:limit ?)?(?:min(?:imum)?|lower)$|^न्यूनतम आयु(?: सीमा)?$/u,
  /^(?:max(?:imum)?|upper) ?age(?: ?limit)?(?: in years)?$|^age ?(?:limit ?)?(?:max(?:imum)?|upper)$|^अधिकतम आयु(?: सीमा)?$/u,
];
const YEARS = /^(\d{2})(?:\s*(?:years?|yrs?|वर्ष)\.?)?$/iu;
/** Under what a range is told, and names of columns that tell all of it. */
const WHOLE = "age limit";
const WHOLE_NAMES = COLUMN_NAMES.ageLimit.split("; ");

const known = new LRUCache<string, { ages: Ages | null }>({ max: 2_000 });

/** What a column says of the ages of applicants: of "Min Age", "maxAge" and "age_limit.minimum" one end of the limit; null of one that says none. */
export function agesBy(header: string): Ages | null {
  const ages = known.get(header)?.ages;
  if (ages !== undefined) return ages;
  const read = agesIn(header);
  known.set(header, { ages: read });
  return read;
}

/**
 * A row with the ends of an age limit that stand in columns of their own as one, in whole years: "18-30 years" of "Min Age" and "Max Age". As it is where another
 * column says an age limit, or an end is no age.
 * @param isSaid whether a person has said what the column of this name is
 */
export function withAgeRange(row: Row, isSaid: (header: string) => boolean): Row {
  const told = Object.keys(row).filter((header) => agesBy(header) !== null && isTold(row[header]));
  const most = told.find((header) => agesBy(header) === "most");
  const [least, other] = told.filter((header) => header !== most);
  if (most === undefined || other !== undefined || told.some(isSaid) || (least && agesBy(least) !== "least")) return row;
  const [from, to] = [least === undefined ? 0 : yearsIn(row[least]), yearsIn(row[most])];
  if (from === null || to === null || from >= to) return row;
  const range = least === undefined ? row[most] : `${from}-${to} years`;
  return { ...row, ...(least !== undefined && { [least]: "" }), [most]: "", [WHOLE]: range };
}

function agesIn(header: string): Ages | null {
  const ofPeople = fieldByPeople(header);
  if (ofPeople !== null) return ofPeople === "ageLimit" ? "all" : null;
  const words = header.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ").replace(/\([^()]*\)/g, " ");
  const path = words.split(".").map((name) => name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim());
  const names = [path.slice(-1), path.slice(-2)].map((last) => last.join(" "));
  if (names.some((name) => LEAST.test(name))) return "least";
  if (names.some((name) => MOST.test(name))) return "most";
  return names.some((name) => WHOLE_NAMES.includes(name)) ? "all" : null;
}

function yearsIn(value: unknown): number | null {
  const years = YEARS.exec(String(value).trim())?.[1];
  return years === undefined ? null : Number(years);
}
