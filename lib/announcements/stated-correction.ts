import { z } from "zod";
import type { Day } from "@/lib/dates";
import { HARD_COPY, OF_A_FEE } from "@/lib/ingestion/parse/after-applying";
import { datesIn, parseDay } from "@/lib/ingestion/parse/days";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { lastHourIn } from "@/lib/ingestion/parse/last-hour";
import { DAY } from "@/lib/notice/post-schema";

/** What a corrigendum says is so now; of a last date with its hour, and the day from which it was put off, where it gives them. */
export const correctionSchema = z.object({
  deadline: DAY.optional(),
  lastHour: z.string().optional(),
  putOffFrom: DAY.optional(),
  positions: z.int().optional(),
});
export type Correction = z.output<typeof correctionSchema>;

/** The words before the new date: what stands before them is the old one, the date of the notice, or its number. */
const MOVED = /(?:extended|extension|revised|changed|preponed|new last date)\b(.*)$|(?:बढ़ाकर|विस्तारित|विस्तार|वृद्धि)(.*)$/iu;
const LAST_DATE = /(?:last|closing|due) date|date of (?:application|registration)|apply|applications?|अंतिम तिथि|अन्तिम तिथि/iu;
/** What has a last date of its own after one has applied, and whoever lives far away: neither moves the last date to apply. */
const OF_ANOTHER =
  /correction (?:in|of|window|facility)|\bedit(?:ing)?\b|objection|answer|document|preference|option form|counsell?ing|joining|interview|far[\s-]?flung|north[\s-]?east|\bn\.?e\.? (?:states?|region)|त्रुटि|आपत्ति|साक्षात्कार/iu;
/** The day from which a last date was put off: "extended from 10-12-2026 to 20-12-2026", "10-12-2026 से बढ़ाकर 20-12-2026". */
const PUT_OFF_FROM = /\bfrom\s(.{6,40}?)\s(?:up ?)?(?:to|till)\s(.{6,40})|(\d[\d./-]{5,9})\s+से\s+बढ़ाकर/iu;
/** Whose last date alone has moved: that of the notice stays. */
const OF_SOME = /\bonly\b|\b(?:sc|st|obc|ews|pwb?d|women|female)\b|केवल/iu;
const OF_APPLYING = /\bapply|\b(?:applications?|registration)\b(?! fees?\b)|आवेदन(?! शुल्क)/iu;
const COUNT =
  /\b(?:vacanc(?:y|ies)|posts)\b\D{0,40}?\b(?:increased|enhanced|revised|changed|reduced|decreased)\b\D{0,20}?(?:from\s+([\d,]+)\s*(?:posts|vacancies)?\s+)?to\s+([\d,]+)(?![\d/.-])/iu;
const MAX_COUNT = 1_000_000;

/**
 * What a title says of the last date or of the vacancies: "last date extended from 10-12-2026 to 20-12-2026". Null where it says neither in full, or its
 * column says another date.
 */
export function statedCorrection(title: string, cell: string | undefined): Correction | null {
  const deadline = statedDeadline(title, cell);
  const positions = statedCount(title);
  if (deadline === "unclear" || (deadline === null && positions === null)) return null;
  const [, moved, movedHindi] = MOVED.exec(title) ?? [];
  const lastHour = deadline && lastHourIn([moved ?? movedHindi ?? "", cell ?? ""], deadline);
  const putOffFrom = deadline && dayBefore(deadline, title);
  return {
    ...(deadline !== null && { deadline }),
    ...(lastHour && { lastHour }),
    ...(putOffFrom && { putOffFrom }),
    ...(positions !== null && { positions }),
  };
}

function dayBefore(deadline: Day, title: string): Day | null {
  const [, from, to, fromInHindi] = PUT_OFF_FROM.exec(title) ?? [];
  const read = parseDay(from ?? fromInHindi);
  // Applications may be taken from one day to another, and further.
  const isOfDeadline = to === undefined || datesIn(to)[0] === deadline;
  return "day" in read && read.day < deadline && isOfDeadline ? read.day : null;
}

/** What moves a last date in whatever words: "may be read as", "by 15 days", "will be received up to". */
const MOVES = /\bexten[ds]|\b(?:revised|changed|preponed|postponed|read|till|up ?to|now)\b|बढ़|विस्तार|वृद्धि|तक/iu;
const NAMES_LAST_DATE = /(?:last|closing|due) date|date extension|(?:अंतिम|अन्तिम) तिथि/iu;

/** Whether a title may tell that the last date to apply of all was moved, though `statedCorrection` does not read to which day. */
export function mayMoveLastDate(title: string): boolean {
  const hasDay = datesIn(title).length > 0;
  const isOfLastDate = NAMES_LAST_DATE.test(title)
    ? hasDay || MOVES.test(title)
    : hasDay && MOVES.test(title) && LAST_DATE.test(title);
  return isOfLastDate && !OF_SOME.test(title) && !isOfAnother(title);
}

function isOfAnother(title: string): boolean {
  return HARD_COPY.test(title) || OF_ANOTHER.test(title) || (OF_A_FEE.test(title) && !OF_APPLYING.test(title));
}

function statedDeadline(title: string, cell: string | undefined): Day | "unclear" | null {
  const read = lastDayOf(cell);
  const inCell = "day" in read ? read.day : null;
  const match = LAST_DATE.test(title) ? MOVED.exec(title) : null;
  if (match === null) return null;
  const moved = match[1] ?? match[2] ?? "";
  // Behind the new date may stand the old one, or that of an exam or a notice.
  const stated = lastDayOf(moved);
  const inTitle = "day" in stated ? stated.day : null;
  if (inTitle === null && datesIn(moved).length > 0) return "unclear";
  if (OF_SOME.test(moved) || isOfAnother(title)) return "unclear";
  return inTitle !== null && inCell !== null && inTitle !== inCell ? "unclear" : (inTitle ?? inCell);
}

function statedCount(title: string): number | null {
  const count = Number(COUNT.exec(title)?.[2]?.replaceAll(",", ""));
  return Number.isSafeInteger(count) && count > 0 && count <= MAX_COUNT ? count : null;
}
