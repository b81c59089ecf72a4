import { foldDigits, MONTH, MONTHS } from "@/lib/ingestion/parse/days";

/** A day and month that a title gives as the last date, the year only where it is written. */
export type TitleDeadline = { day: number; month: number; year: number | null };

const TITLE_DEADLINE = new RegExp(
  `(?:last\\s+date|apply(?:\\s+\\w+){0,3}\\s+(?:by|before|till|until)|deadline|extended\\s+(?:to|till)|(?:re)?opened\\s*[-—]?\\s*till)\\D{0,12}?(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+(${MONTH})(?![\\p{L}])|(${MONTH})\\s+(\\d{1,2})(?!\\d))(?:[\\s,]+(\\d{4}))?`,
  "gu",
);

/** The last dates that a title states ("Apply by 26 May", "Last Date 22-08-2026"), to check a deadline column by. */
export function titleDeadlines(title: string): TitleDeadline[] {
  const folded = foldDigits(title);
  const worded = [...folded.matchAll(TITLE_DEADLINE)].map(([, day, month, monthFirst, dayAfter, year]) => ({
    day: Number(day ?? dayAfter),
    month: MONTHS[month ?? monthFirst ?? ""] ?? 0,
    year: year === undefined ? null : Number(year),
  }));
  const numeric = [...folded.matchAll(/last\s+date\D{0,6}(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/g)].map(([, day, month, year]) => ({
    day: Number(day),
    month: Number(month),
    year: Number(year),
  }));
  return [...worded, ...numeric];
}
