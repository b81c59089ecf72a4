import { agesBy } from "@/lib/ingestion/parse/age-range";
import { isMenuText, STRUCK } from "@/lib/ingestion/parse/clean";
import { type Field, OF_SOME_POSTS } from "@/lib/ingestion/parse/column-names";
import { fieldOf, foldHeader } from "@/lib/ingestion/parse/columns";
import { isRemarks } from "@/lib/ingestion/parse/said-closed";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { pairsAsLines } from "@/lib/ingestion/read/markup/paired-cells";

type Labelled = [label: string, value: string];

const MAX_LABEL_LENGTH = 60;
const LABELLED = /^([^:\n]{2,60}?)\s*(?::-?|\s[-–]\s)\s*(\S.*)$/u;
const TEXTS = ["description", "summary", "content", "content:encoded", "text"];

/** Whether a label names a field, or what is remarked of a notice: "Status: Cancelled", "Corrigendum: last date extended to 31-12-2026"; or an end of the age limit. */
export const isLabel = (label: string) => fieldOf(label) !== null || isRemarks(foldHeader(label)) || agesBy(label) !== null;

/**
 * "Last date: 30-06-2026 | Posts: 12" by its labels, as far as the table of column names knows them, and what is remarked. What is looked for takes the time of the text's length
 * and no square of it: 3,000 tabs in an item of a page kept the whole site for six seconds, as little as a page is that is read in its process.
 */
export function labelledIn(text: string): Labelled[] {
  const plain = pairsAsLines(text.replace(STRUCK, " "), CELLS)
    .replace(/<(?:br|\/?a|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, " ");
  const found: Labelled[] = [];
  let fact: Labelled | undefined;
  for (const line of plain.split(/[|\n•]/)) {
    const own = labelledInLine(line);
    const said = line.trim();
    for (const one of own) found.push(one);
    if (own.length > 0) fact = own.at(-1);
    else if (fact && isOfPeople(said, fact)) {
      if (fact[1] === "") found.push(fact);
      fact[1] = fact[1] === "" ? said : `${fact[1]}; ${said}`;
    } else if (said !== "") fact = [LABEL_ALONE.exec(said)?.[1] ?? "", ""];
  }
  return found;
}

/** Facts of which a text says one for each sort of people: "Application fee: SC/ST: Rs 100; all others: Rs 500". */
const BY_PEOPLE: ReadonlySet<Field | null> = new Set(["applicationFee", "ageLimit", "qualification"]);

const CELLS = {
  isLabel: (text: string) => text.length <= MAX_LABEL_LENGTH && isLabel(text),
  isValue: (text: string, html: string) => !isMenuText(text) && !CELLS.isLabel(text) && labelledIn(html).length === 0,
  isInParts: (label: string) => label.length <= MAX_LABEL_LENGTH && BY_PEOPLE.has(fieldOf(label)),
};

/** "Application fee:" above what each sort of people pays. */
const LABEL_ALONE = /^([^:]{2,60}?)\s*:-?$/u;
/** What a line below such a fact says for some people each: "SC/ST: Nil". A count of their posts has no sign of money. */
const OF_PEOPLE = /^([^:]{1,60}?)\s*(?::-?|\s[-–]\s)\s*(\S.*)$/u;
/** "General Instructions" are of nobody. */
const GENERAL_MATTERS =
  /\bgeneral\s+(?:instructions?|information|conditions?|terms|notes?|guidelines?|managers?|knowledge|enquir\w+|quer\w+)\b/iu;
const MONEY = /₹|\brs\b|रु|\/-|\d{3}|\bnil\b|\bfree\b|\bexempt|\bno fee|शून्य|निः?शुल्क/iu;

/** What is counted first where posts are counted by people. */
const FIRST_OF_COUNTS = /^\W*(?:ur|gen(?:eral)?|unreserved|अनारक्षित|सामान्य)\W*$/iu;
/** What all pay is said shortly, and what goes on with a longer fee is read in the time of its length. */
const MAX_FEE_OF_ALL = 200;
const MONEY_SIGN = /₹|\brs\b|रु|\/-/iu;
const BARE_FIGURE = /^\d[\d,]*\s*(?:posts?|vacanc\w*|पद)?\W*$/iu;

/** Whether a line begins to count posts behind a fee that all pay: "UR: 120" behind "Application fee: Rs 500". */
function beginsCounts(line: string, [label, told]: Labelled): boolean {
  if (fieldOf(label) !== "applicationFee" || told.length > MAX_FEE_OF_ALL) return false;
  const [, people = "", value = ""] = OF_PEOPLE.exec(line) ?? [];
  const [ofAll = ""] = told.split(";");
  const isOfAll = MONEY_SIGN.test(ofAll) && !OF_PEOPLE.exec(ofAll)?.[1]?.match(OF_SOME_POSTS);
  return isOfAll && FIRST_OF_COUNTS.test(people) && BARE_FIGURE.test(value);
}

function isOfPeople(line: string, fact: Labelled): boolean {
  const field = fieldOf(fact[0]);
  if (!BY_PEOPLE.has(field) || beginsCounts(line, fact)) return false;
  const [, people = "", value = ""] = OF_PEOPLE.exec(line) ?? [];
  if (GENERAL_MATTERS.test(people)) return false;
  return people.match(OF_SOME_POSTS) !== null && (field !== "applicationFee" || MONEY.test(value));
}

function labelledInLine(line: string): Labelled[] {
  const found: Labelled[] = [];
  let areCounts = false;
  for (const part of line.split(";").map((text) => text.trim())) {
    const [, label = "", value = ""] = LABELLED.exec(part) ?? [];
    const last = found.at(-1);
    if (last && beginsCounts(part, last)) areCounts = true;
    if (label !== "" && label.length <= MAX_LABEL_LENGTH && isLabel(label)) {
      found.push([label, value.trim()]);
      areCounts = false;
    } else if (last && part !== "" && BY_PEOPLE.has(fieldOf(last[0])) && !areCounts) last[1] = `${last[1]}; ${part}`;
  }
  return found;
}

/** A record with what its texts say under labels, where it has no such field itself. */
export function addLabelled(record: JsonObject): JsonObject {
  const fields = new Set(Object.keys(record).map((name) => fieldOf(name)));
  const added: JsonObject = {};
  for (const name of TEXTS) {
    for (const [label, value] of typeof record[name] === "string" ? labelledIn(record[name]) : []) {
      const field = fieldOf(label);
      if (field === null ? record[label] === undefined : !fields.has(field)) added[label] ??= value;
    }
  }
  return { ...record, ...added };
}
