import { HARD_COPY, isAfterApplying, isOfApplying } from "@/lib/ingestion/parse/after-applying";
import { foldDigits } from "@/lib/ingestion/parse/marked-dates";
import { MONTH, MONTHS } from "@/lib/ingestion/parse/months";

/** A day and month that a title gives as the last date, the year only where it is written, and whether it says that it was put off to it. */
export type TitleDeadline = { day: number; month: number; year: number | null; isExtended?: true };

const TITLE_DEADLINE = new RegExp(
  `(?:last\\s+date|apply(?:\\s+\\w+){0,3}\\s+(?:by|before|till|until)|deadline|extended\\s+(?:up\\s?)?(?:to|till|until)|(?:re)?opened\\s*[-—]?\\s*till)\\D{0,12}?(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+(${MONTH})(?![\\p{L}])|(${MONTH})\\s+(\\d{1,2})(?!\\d))(?:[\\s,]+(\\d{4}))?`,
  "gu",
);

const NUMERIC_DEADLINE =
  /(?:last\s+date|(?:extended|opened)\s*-?\s*(?:up\s?)?(?:to|till|until))\D{0,6}(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/g;

function putOff(words: string): Pick<TitleDeadline, "isExtended"> {
  return /extended|opened/.test(words) ? { isExtended: true } : {};
}

/** The last dates that a title states ("Apply by 26 May", "Last Date 22-08-2026"), to check a deadline column by. */
export function titleDeadlines(title: string): TitleDeadline[] {
  const folded = foldDigits(title);
  const worded = [...folded.matchAll(TITLE_DEADLINE)].map(([words, day, month, monthFirst, dayAfter, year]) => ({
    day: Number(day ?? dayAfter),
    month: MONTHS[month ?? monthFirst ?? ""] ?? 0,
    year: year === undefined ? null : Number(year),
    ...putOff(words),
  }));
  const numeric = [...folded.matchAll(NUMERIC_DEADLINE)].map(([words, day, month, year]) => ({
    day: Number(day),
    month: Number(month),
    year: Number(year),
    ...putOff(words),
  }));
  return [...worded, ...numeric];
}

const DAY_IN_WORDS = String.raw`(?:today|tomorrow|\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:(?:${MONTH})(?!\p{L})|\d{1,2})\.?(?:[\s,./-]+20\d\d)?|(?:${MONTH})\s+\d{1,2}(?!\d)(?:,?\s+20\d\d)?)`;
const EXTENDED = String.raw`(?:\s+(?:further\s+)?(?:re-?opened|extended))`;
/** What a title says of a last date with its day, and of one without. */
const DATED = [
  String.raw`apply(?:\s+(?:online|offline|now))*(?:\s+via\s+\p{L}+)?\s+(?:by|before|till|until)\s+${DAY_IN_WORDS}`,
  String.raw`(?:apply\s+online\s+)?(?:last|closing)\s+date(?:\s+to\s+apply(?:\s+online)?)?${EXTENDED}?:?(?:\s+(?:to|till|is)\b)?\s*${DAY_IN_WORDS}`,
  String.raw`(?:registrations?|applications?)\s+(?:clos(?:es?|ing)|end(?:s|ing)?)\s+${DAY_IN_WORDS}`,
  String.raw`(?:registrations?|applications?)(?:\s+(?:deadline|(?:last|closing)\s+date))?${EXTENDED}\s+(?:to|till|until)\s+${DAY_IN_WORDS}`,
  String.raw`deadline:?\s+${DAY_IN_WORDS}`,
].join("|");
const UNDATED = String.raw`(?:last|closing)\s+date(?:\s+to\s+apply)?${EXTENDED}?|date\s+extended`;
const LAST_DATE_IN_TITLE = new RegExp(
  String.raw`(?:\s*[|–—,;:(-]|(?<=\s20\d\d)(?=\s))\s*(?:(?:${DATED})(?:\s*\))?(?=\s*(?:$|[|–—:,;(]|-\s)|\s+(?:for|at)\b)|(?:${UNDATED})(?:\s*\))?(?=\s*(?:$|[|–—:,;(])))`,
  "giu",
);

const DAY_IN_HINDI = String.raw`(?:आज|कल|[\d०-९]{1,2}[\s./-]+(?:(?:${MONTH})(?![\p{L}\p{M}])|[\d०-९]{1,2})(?:[\s,./-]+(?:20\d\d|२०[०-९]{2}))?)`;
const LAST_DATE_NAMES = String.raw`(?:आवेदन\s+(?:करने\s+)?की\s+)?(?:लास्ट|अंतिम|अन्तिम|आ(?:ख|ख़|ख़)िरी)\s+(?:डेट|तिथि|तारी(?:ख|ख़|ख़)|दिन)`;
const LAST_DATE_IN_HINDI = new RegExp(
  String.raw`\s*[|–—,;:(-]\s*(?:${LAST_DATE_NAMES}:?(?:\s+(?:बढ़ी|बढ़ी|आगे\s+बढ़ी|बढ़ाई\s+गई))?(?:\s*${DAY_IN_HINDI})?(?:\s+(?:है|तक))?|(?:आज|कल)\s+(?:है\s+|ही\s+)?${LAST_DATE_NAMES}(?:\s+है)?|${DAY_IN_HINDI}\s+तक\s+(?:करें\s+|करे\s+)?(?:ऑनलाइन\s+)?आवेदन(?:\s+करें)?)(?:\s*\))?(?=\s*(?:$|[|–—:,;(।]))`,
  "gu",
);

/** Most titles say nothing of the kind. */
const MAY_SAY_DATE = /\b(?:date|deadline|apply|applications?|registrations?)\b/i;

/** A title as it is shown, without the last date beside it ("Apply by 4 April", "(Last Date Today)", "लास्ट डेट आज"): the title stays when the date moves, and would say another. */
export function withoutLastDate(title: string): string {
  const shown = MAY_SAY_DATE.test(title) ? title.replace(LAST_DATE_IN_TITLE, "") : title;
  return shown.replace(LAST_DATE_IN_HINDI, "").trim() || title;
}

/** An hour behind a date, of a range both: "from 10:30 to 4:30 PM", "before 05:30 PM". "12:00 Hrs Midnight" is another than "12:00 Hrs". */
const HOUR_BEHIND = String.raw`(?:(?:up ?to|till|until|by|at|on|before)\s+)?(?:(?:from\s+)?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\b\.?|hrs\b|hours\b)?\s?(?:to|[-–])\s?)?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\b|hrs\b|hours\b|noon\b)(?:\s?(?:mid)?-?night\b)?`;
/** "Last date to apply online: 30-06-2026 (up to 05:00 PM": what it is the last date of, and the date with its hour; "before" a date is the day before it. */
const LAST_DATE = new RegExp(
  String.raw`(?:last|closing|due)\s+date(\D{0,60}?)((?:(?:on\W{1,3})?(?:(?:and|or)\W{1,3})*before\s+(?:the\s+)?)?(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,9}[\s,]+\d{4})(?:[\s,(–-]{0,3}${HOUR_BEHIND})?)`,
  "giu",
);
/** The last dates to apply that sentences give ("... (last date 30.06.2026)"), each with its hour, in their order. */
export function lastDatesIn(text: string): string[] {
  return [...text.matchAll(LAST_DATE)].flatMap(([, of = "", date = ""]) => (isLastDateToApply(of) ? [date] : []));
}

/** Applying and paying may end together: "Last date to apply online & pay the fee". */
function isLastDateToApply(of: string): boolean {
  return !isAfterApplying(of) || (isOfApplying(of) && !HARD_COPY.test(of) && !/correction/i.test(of));
}
