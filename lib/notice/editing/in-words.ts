import { isDay } from "@/lib/dates";
import { formatDay, formatStaffInstant } from "@/lib/i18n/format";
import { inOrder, noticeLabel } from "@/lib/notice/editing/labels";
import { tidied } from "@/lib/notice/editing/tidied";
import { RUPEES, STATE_LIST } from "@/lib/notice/editing/typed-values";

const STATES: ReadonlySet<string> = new Set(["reservationFor", "domicile"]);
const MONEY: ReadonlySet<string> = new Set(["amount", "refundable"]);

/** A notice in lines, of the form or as it is stored: a line for each part, document, stage and fee, and for each fact of a post. */
export function noticeLines(notice: object | null): string {
  const known = tidied(notice);
  if (!known) return "(blank)";
  return inOrder(known)
    .flatMap(([name, part]) => {
      const rows: unknown[] = Array.isArray(part) ? part : [part];
      const label = (at: number) => `${noticeLabel(name)}${rows.length > 1 ? ` ${at + 1}` : ""}`;
      if (name === "posts") return rows.flatMap((post, at) => postLines(label(at), post as object));
      return rows.map((row, at) => `${label(at)}: ${inWords(row, name)}`);
    })
    .join("\n");
}

function postLines(label: string, post: object): string[] {
  const facts = inOrder(post).filter(([name, fact]) => name !== "positionId" && fact !== null);
  return facts.map(([name, fact]) => [label, noticeLabel(name), inWords(fact, name)].filter(Boolean).join(": "));
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
    if (STATES.has(name)) return STATE_LIST.format(value);
    const between = name === "anyOf" ? " or " : value.some((row) => typeof row === "object") ? "; " : ", ";
    return value.map((row) => inWords(row, name)).join(between);
  }
  if (typeof value !== "object" || value === null) return leafInWords(value, name);
  const parts = inOrder(value).filter(([leaf, part]) => leaf !== "positionId" && part !== null && part !== false);
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
