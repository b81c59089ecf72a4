import { fieldOf } from "@/lib/ingestion/parse/columns";
import type { JsonObject } from "@/lib/ingestion/read/entries";

const MAX_LABEL_LENGTH = 60;
const TEXTS = ["description", "summary", "content", "content:encoded", "text"];

/** "Last date: 30-06-2026 | Posts: 12" by its labels, as far as the table of column names knows them. */
export function labelledIn(text: string): [label: string, value: string][] {
  const plain = text.replace(/<(?:br|\/?a|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, "\n").replace(/<[^>]*>/g, " ");
  return plain.split(/[|\n•;]/).flatMap((part): [string, string][] => {
    const [, label = "", value = ""] = /^\s*([^:\n]{2,60}?)\s*(?::-?|\s[-–]\s)\s*(\S.*)$/u.exec(part) ?? [];
    return label !== "" && label.length <= MAX_LABEL_LENGTH && fieldOf(label) !== null ? [[label, value.trim()]] : [];
  });
}

const LAST_DATE =
  /(?:last|closing|due)\s+date(\D{0,40}?)((?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9}[\s,]+\d{4})(?:[\s,(–-]{0,3}(?:(?:up ?to|till|until|by|at)\s+)?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\b|hrs\b|hours\b|noon\b))?)/giu;
/** What one does after applying has last dates too. */
const AFTER_APPLYING = /fee|payment|challan|hard[\s-]?cop|print|correction/i;

/** The last date that a sentence gives ("... (last date 30.06.2026)"), with its hour. */
export function lastDateIn(text: string): string | undefined {
  return [...text.matchAll(LAST_DATE)].find(([, of = ""]) => !AFTER_APPLYING.test(of))?.[2];
}

/** A record with what its texts say under labels, where it has no such field itself. */
export function addLabelled(record: JsonObject): JsonObject {
  const fields = new Set(Object.keys(record).map((name) => fieldOf(name)));
  const added: JsonObject = {};
  for (const name of TEXTS) {
    for (const [label, value] of typeof record[name] === "string" ? labelledIn(record[name]) : []) {
      if (!fields.has(fieldOf(label))) added[label] ??= value;
    }
  }
  return { ...record, ...added };
}
