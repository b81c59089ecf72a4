import sanitizeHtml from "sanitize-html";
import { cutText } from "@/lib/form-text";
import { COUNTED, countInCell, toCount } from "@/lib/ingestion/parse/count-in-cell";
import { MONTH } from "@/lib/ingestion/parse/months";
import { type Pay, parsePay, saysPayOtherwise } from "@/lib/jobs/facts/pay";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { MAX_URL_LENGTH } from "@/lib/jobs/job/field";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** Longest cell that is looked at; a longer one is cut before any pattern sees it. */
const MAX_CELL_LENGTH = 200_000;

/** What is struck out in a cell is not so any more: a last date stands there beside the one that it was moved to. */
export const STRUCK = /<(del|s|strike)\b[^<>]{0,200}>[\s\S]{0,200}?<\/\1>/gi;
const STRUCK_BY_STYLE = /<(\w+)\b[^<>]{0,200}line-through[^<>]{0,200}>[^<]{0,200}<\/\1>/gi;

/** A cell as plain text: tags, what they strike out, scripts and entities gone, control characters and what nobody sees within words too, runs of spaces as one, paragraphs kept. */
export function plainText(cell: string | undefined): string {
  if (cell === undefined) return "";
  const cut = cell.slice(0, MAX_CELL_LENGTH);
  const text = /[<&]/.test(cut) ? decodeEntities(sanitizeHtml(withBreaks(cut), { allowedTags: [], allowedAttributes: {} })) : cut;
  return text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[^\P{C}\n]/gu, " ")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Plain text on one line, or null where nothing or more than `max` characters is left. */
export function lineOf(cell: string | undefined, max: number): string | null {
  const text = plainText(cell).replace(/\s+/g, " ");
  return text === "" || text.length > max ? null : text;
}

/** The address of a link when it is http or https, else null. */
export function httpUrl(cell: string | undefined): string | null {
  const text = cell?.trim() ?? "";
  if (!/^https?:\/\//i.test(text) || text.length > MAX_URL_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (!url.hostname.includes(".")) return null;
  url.username = "";
  url.password = "";
  return url.href;
}

const COUNT_AT_END = new RegExp(`\\s+[–—-]\\s*([\\d,]+)\\s*${COUNTED}?\\s*$`, "i");
const NO_COUNT_AT_END = /\s+[–—-]\s*not men\w+\s*(?:posts?)?\s*$/i;
const COUNT_IN_TITLE =
  /(?<![\p{L}\d₹.,/-])(\d[\d,]*)(\+?)\s+(?:[\p{L}&/(][\p{L}\p{N}&/()-]*,?\s+){0,5}?(?:(?:posts?|vacanc(?:y|ies)|slots|seats)\b|पद(?:ों)?(?![\p{L}\p{M}\p{N}]))/giu;
const YEAR = /^20[0-4]\d$/;
/** What a number stands behind that names or measures something: "Group 4", "Scale 2 and 3", "Advt No 12", "Age 18 to 35", "Rs 50000". */
const NUMBERED =
  /(?<![\p{L}\p{M}\p{N}])(?:group|grade|class|(?:pay |sub )?levels?|phase|tier|scale|type|category|cat|stage|paper|batch|advt|adv|no|number|code|age|salary|pay|stipend|rs|inr|ग्रुप|समूह|श्रेणी|वर्ग|लेवल|फेज|चरण|टियर|ग्रेड|क्लास|संख्या|आयु|वेतन)[\s.:(]*(?:\d+\p{L}?\s*(?:[,&]|and|or|to|और|से)\s*)*$/iu;
/** What a number counts that is no post: "10 Days to go for Clerk Posts", "1 Lakh Posts", "20 June for Clerk Posts". */
const MEASURED = new RegExp(
  `^[\\d,]+\\+?\\s+(?:years?|yrs?|months?|days?|hours?|hrs?|lakhs?|lacs?|crores?|thousand|per|${MONTH}|वर्षों?|साल|माह|महीनों?|दिनों?|घंटों?|लाख|करोड़|हज़ार|हजार)(?![\\p{L}\\p{M}])`,
  "iu",
);
const LAST_DATE_AT_END = /\s*[|–—-]\s*last\s+date\b[^|]*$/i;

/** What a source says of its own listing before the title: "[Verified with Official Notification] Clerk" would be said by this site. */
const OF_ITS_SOURCE =
  /^(?:\[(?:(?:un|not )?verified[^\]]{0,60}|new|updated?|live|hot|latest|breaking|official|लिंक एक्टिव|नया|नई)\]\s*)+(?=\S)/iu;

/** Four times the longest title that a job may have: a longer one is refused, and need not be read to its end for that. */
const MAX_TITLE_READ = 4 * JOB_FIELDS.title.value.max;

/** A title without what its source says of it, its count ("– 02 Posts") and last date, and the count where it states exactly one. */
export function readTitle(cell: string | undefined): { title: string; vacancies: number | null } {
  const whole = withoutLastDateAtEnd(cutText(plainText(cell).replace(/\s+/g, " "), MAX_TITLE_READ).replace(OF_ITS_SOURCE, ""))
    .replace(NO_COUNT_AT_END, "")
    .replace(/\s+[–—-]$/, "");
  // Digit for digit, so that a place in the one is the place in the other.
  const read = withAsciiDigits(whole);
  const atEnd = COUNT_AT_END.exec(read);
  if (atEnd && !isNumberOfName(read, atEnd)) return { title: whole.slice(0, atEnd.index).trim(), vacancies: toCount(atEnd[1]) };
  const all = [...read.matchAll(COUNT_IN_TITLE)].filter((count) => !isOfName(read, count.index) && !MEASURED.test(count[0]));
  // "Recruitment 2026 for Many Vacancies: 1979 Posts": a year stands before the words for posts too.
  const counted = all.length > 1 ? all.filter(([, digits = ""]) => !YEAR.test(digits)) : all;
  const counts = new Set(counted.map(([, digits, more]) => (more === "+" ? null : toCount(digits))));
  const [only] = counts;
  return { title: whole, vacancies: counts.size === 1 ? (only ?? null) : null };
}

/** A title without the last date behind its last bar: from each of thousands before it a search would go on to there. */
function withoutLastDateAtEnd(title: string): string {
  const at = Math.max(0, title.lastIndexOf("|"));
  return `${title.slice(0, at)}${title.slice(at).replace(LAST_DATE_AT_END, "")}`.trimEnd();
}

/** "KRIDL Recruitment - 2022", "Group - 4": without a word for what is counted, a year or the number of something ends a title as a part of it. */
function isNumberOfName(title: string, { index, 0: end, 1: digits = "" }: RegExpExecArray): boolean {
  return !/\p{L}/u.test(end) && (YEAR.test(digits) || isOfName(title, index));
}

/** No name is longer: a title of a hundred thousand counts is looked at once. */
const MAX_NAME = 40;

function isOfName(title: string, number: number): boolean {
  return NUMBERED.test(title.slice(Math.max(0, number - MAX_NAME), number));
}

/**
 * The vacancies of a row: its column or the count in its title. A number that is a year near the row's is a misread year, and two
 * different counts contradict each other: both are unknown, which is null, never a guess.
 */
export function vacanciesOf(
  cell: string | undefined,
  inTitle: number | null,
  years: readonly number[],
  title: string | undefined = "",
): number | null {
  const isYear = (count: number | null) => count !== null && years.includes(count);
  const counts = new Set([countInCell(cell, title), inTitle].filter((count) => count !== null && !isYear(count)));
  const [only] = counts;
  return counts.size === 1 ? (only ?? null) : null;
}

/** Years of our time that are written in texts, with the year before and after each; "1979 Posts" and "2076 Posts" are counts. */
export function yearsAround(...texts: (string | null | undefined)[]): number[] {
  const years = texts.flatMap((text) => withAsciiDigits(text ?? "").match(/(?<!\d)20[0-4]\d(?!\d)/g) ?? []).map(Number);
  return years.flatMap((year) => [year - 1, year, year + 1]);
}

/** Texts of links and buttons that name what happens, not a post: "Get Details", "Apply Online", "B.Tech (13,938 Jobs)". */
const MENU_TEXT =
  /^(?:(?:get |view )?(?:full |more )?details|view(?: more| all)?|read more|more|click here|apply(?: online| now| here)?|(?:download|official|view)?\s*(?:notification|advertisement|pdf)|download|new|link|here|know more|see more|home|log ?in|register(?: now)?|sign (?:in|up)|official website|(?:all|latest|state|central)(?: india)? govt\.? jobs|[^()]{2,60}\([\d,]+\s+jobs?\)|आवेदन करें|यहाँ क्लिक करें|यहां क्लिक करें|विवरण देखें|और पढ़ें)[\s.:»›>!]*$/iu;

/** Whether a text is a menu's, a link's or a button's and names nothing. */
export function isMenuText(text: string): boolean {
  return MENU_TEXT.test(text.normalize("NFKC").trim());
}

/** A range of pay in a title: "Salary ₹21,300 – ₹67,700". */
const PAY_IN_TITLE = /(?:₹|\brs\.?)\s*[\d,]{5,}\s*(?:[–—-]|to)\s*(?:₹|rs\.?)?\s*[\d,]{5,}/i;

/** One amount of pay in a title: "Salary ₹77,840 Per Month", "₹26,000 Salary", "Salary Up to Rs 63,200". */
const AMOUNT_IN_TITLE =
  /(up to\s*)?(?<!fees?:?\s*(?:of\s*)?)(?:₹|\brs\.?)\s*(\d[\d,]{4,})(?!\s*(?:lakh|lac|lpa|crore|per\s+annum|a year|\/-?\s*(?:day|year))|[\d,]|\.\d)/gi;

/** "₹,820 - ₹2,340", "₹28,000 - ₹3": a figure that has lost its beginning or its end. */
const TORN_AMOUNT = /(?:₹|\brs\.?)\s*,\s*\d|\d{3}\s*[–—-]\s*(?:₹|rs\.?)\s*\d{1,2}\s*$/i;

/**
 * Pay as written, or null where it has figures that are torn, that no month and no day pays ("₹1 - ₹5"), or other ones than the title: some sources guess what
 * is paid in hand, and two ranges contradict each other.
 */
export function salaryOf(cell: string | undefined, title?: string): string | null {
  const text = lineOf(cell, JOB_FIELDS.salary.value.max);
  if (text === null || isFragment(text) || TORN_AMOUNT.test(text)) return null;
  const isWage = /(?:per|a|\/)\s*(?:day|hour|visit|lecture|class|shift)|daily/i.test(text) && /\d{3}/.test(text);
  const pay = parsePay(text);
  // As one space, so that no pattern looks for its beginning at each of thousands.
  const said = title?.replace(/\s+/g, " ") ?? "";
  const inTitle = pay && parsePay(PAY_IN_TITLE.exec(said)?.[0] ?? "");
  if (inTitle && (inTitle.min !== pay.min || inTitle.max !== pay.max)) return null;
  if (pay && !inTitle && isOtherAmount(said, text, pay)) return null;
  return !/\d/.test(text) || isWage || pay !== null || saysPayOtherwise(text) ? text : null;
}

/** Whether a title says an amount that the cell does not write and that its range has no place for: outside of it, or as its most and below its end. */
function isOtherAmount(title: string, cell: string, { min, max }: Pay): boolean {
  return [...title.matchAll(AMOUNT_IN_TITLE)].some(([, upTo, digits = ""]) => {
    const amount = Number(digits.replaceAll(",", ""));
    if (cell.includes(digits.replace(/,$/, ""))) return false;
    return amount < min || (max !== null && (amount > max || (upTo !== undefined && amount < max)));
  });
}

/** A limit alone that is no higher is the least age, torn from its range: "18 years" would tell whoever is 20 that they are too old. */
const OLDEST_LEAST_AGE = 21;

/** An age limit as written, or null where an age in it is none that a recruitment can ask ("8 - 25 years"), or the least one stands alone. */
export function ageLimitOf(cell: string | undefined): string | null {
  const text = lineOf(cell, JOB_FIELDS.ageLimit.value.max);
  if (text === null || isFragment(text)) return null;
  const withoutDates = text.replace(/\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/g, " ");
  const ages = [
    ...withoutDates.matchAll(/(?<![\d/.-])(\d{1,3})(?:\.\d)?\s*(?=[-–]\s*\d{1,2}\b|to\s*\d|years?\b|yrs?\b|$)/gi),
  ].map(([, age]) => Number(age));
  const relaxed = /relax|upper age|\+/i.test(text);
  const alone = /^(?:age(?: limit)?\W*)?(\d+)(?:\s*(?:years?|yrs?)\.?)?$/i.exec(text)?.[1];
  if (alone !== undefined && Number(alone) <= OLDEST_LEAST_AGE) return null;
  return ages.some((age) => age > 75 || (age < 14 && !relaxed)) ? null : text;
}

/** A fee as written, or null for bare figures without a currency ("12 | 2"), which may be anything. */
export function feeOf(cell: string | undefined): string | null {
  const text = lineOf(cell, JOB_FIELDS.applicationFee.value.max);
  if (text === null || isFragment(text)) return null;
  return hasWord(text) || /₹|\d\s*\/[-=]/u.test(text) ? text : null;
}

const FILLER =
  /how to apply|step[- ]by[- ]step|apply (?:online|now|link)|application (?:process|steps|guide|procedure|instructions)|golden chance|important dates|check (?:here|all)/i;

/**
 * A phrase of the notice (qualification, selection) as written, or null where it is a torn piece of a sentence, as badly extracted
 * rows hold: ", salary, selection process, and how to apply", "t meet the following ...".
 */
export function phraseOf(cell: string | undefined, max: number): string | null {
  const text = lineOf(cell, max);
  return text === null ||
    isFragment(text) ||
    isTorn(text) ||
    FILLER.test(text) ||
    /[?]/.test(text) ||
    /^\p{Ll}{2,}/u.test(text) ||
    /^\p{Ll}\s/u.test(text)
    ? null
    : text;
}

/** A text without a letter or figure, or one that begins in the middle of something. */
function isFragment(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || /^[,.;:|)\]&'’]/.test(text);
}

/** A text cut out of prose in its middle: a bracket without its other half, a comma after a space. */
function isTorn(text: string): boolean {
  return text.split("(").length !== text.split(")").length || /\s,\s/.test(text);
}

function withBreaks(html: string): string {
  return html
    .replace(STRUCK, " ")
    .replace(STRUCK_BY_STYLE, " ")
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, "$&\n")
    .replace(/<\/t[dh]\b[^<>]*>/gi, "$& ");
}

/** The entities that sanitize-html leaves in its text. */
function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
}

/** Whether a text has two letters, one after the other but for signs of vowels: "लिपिक" and "JE" name something, "5 (b)" does not. */
export function hasWord(text: string): boolean {
  return /\p{L}\p{M}*\p{L}/u.test(text);
}
