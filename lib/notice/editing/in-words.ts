import { isDay } from "@/lib/dates";
import { formatDay, formatStaffInstant } from "@/lib/i18n/format";
import { tidied } from "@/lib/notice/editing/tidied";
import { RUPEES, STATE_LIST } from "@/lib/notice/editing/typed-values";

/** What stands before a part of a notice, as its form calls it; before a leaf that says by itself what it is, nothing. */
const LABELS: Readonly<Record<string, string>> = {
  advertisementNumber: "Advertisement number",
  closesAt: "Closes at",
  closingTime: "Closes at",
  feePaidBy: "Fee paid by",
  documents: "Document",
  stages: "Stage",
  fees: "Fee",
  confirmed: "Confirmed",
  posts: "Post",
  name: "",
  vacancies: "Vacancies",
  age: "Age",
  relaxations: "Relaxation",
  reservationFor: "Categories count only for people of",
  qualification: "Qualification",
  sex: "Sex",
  domicile: "Only people of",
  experienceMonths: "Experience in months",
  languages: "Languages",
  physical: "Physical standards",
  places: "Places of posting",
  pay: "Pay",
  kind: "",
  title: "",
  url: "",
  publishedOn: "published on",
  language: "language",
  status: "",
  groups: "for",
  amount: "Rs",
  refundable: "of it refunded Rs",
  afterService: "after service",
  on: "counted on",
  toAge: "up to age",
  minServiceYears: "after years served",
  min: "at least",
  max: "at most",
  maxRule: "greatest age",
  bornFrom: "born from",
  bornTo: "born to",
  anyOf: "",
  minMarks: "marks, per cent",
  minMarksFor: "marks of groups",
  also: "and also",
  notAbove: "not above",
  appearing: "who still studies for it",
  heldBy: "to be held by",
  byCategory: "",
  otherCategories: "other classes",
  byPlace: "by place",
  count: "",
};
const STATES: ReadonlySet<string> = new Set(["reservationFor", "domicile"]);
const MONEY: ReadonlySet<string> = new Set(["amount", "refundable"]);

/** What the form calls a part of a notice. */
export const noticeLabel = (name: string): string => LABELS[name] ?? name;

/** A notice in lines, of the form or as it is stored: a line for each part, document, stage, fee and post. */
export function noticeLines(notice: object | null): string {
  const known = tidied(notice);
  if (!known) return "(blank)";
  return Object.entries(known)
    .flatMap(([name, part]) => {
      const rows: unknown[] = Array.isArray(part) ? part : [part];
      return rows.map((row, at) => `${noticeLabel(name)}${rows.length > 1 ? ` ${at + 1}` : ""}: ${inWords(row, name)}`);
    })
    .join("\n");
}

/** One part of a notice in words, a line for each of its rows. */
export function noticePartInWords(name: string, part: unknown): string {
  const known = tidied(part);
  if (known === undefined) return "(blank)";
  if (!Array.isArray(known) || known.length === 0 || STATES.has(name)) return inWords(known, name);
  return known.map((row) => inWords(row, name)).join("\n");
}

function inWords(value: unknown, name: string): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return "none";
    return STATES.has(name)
      ? STATE_LIST.format(value)
      : value.map((row) => inWords(row, name)).join(name === "anyOf" ? " or " : ", ");
  }
  if (typeof value !== "object" || value === null) return leafInWords(value, name);
  const parts = Object.entries(value).filter(([leaf, part]) => leaf !== "positionId" && part !== null && part !== false);
  // A range of pay is in paise as every amount is.
  const isPay = "kind" in value && "min" in value;
  const said = parts.map(([leaf, part]) => {
    const text = isPay && (leaf === "min" || leaf === "max") ? `Rs ${RUPEES.format(part)}` : inWords(part, leaf);
    return [noticeLabel(leaf), text].filter(Boolean).join(" ");
  });
  return said.length === 0 ? "none" : said.join(", ");
}

function leafInWords(value: unknown, name: string): string {
  if (value === true) return "";
  if (MONEY.has(name)) return RUPEES.format(value);
  const text = String(value);
  if (isDay(text)) return formatDay(text, "en");
  if (name === "closesAt") return formatStaffInstant(text);
  return name === "url" ? text : text.replaceAll("_", " ");
}
