import type { Department } from "@/lib/jobs/facts/departments";
import { CURRENT_MATRIX } from "@/lib/jobs/facts/pay-matrix";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** Starting and highest monthly pay in rupees; both are the same where a text names one amount, and the highest is null where it says "from" one. */
export type Pay = { min: number; max: number | null };

/** What a month can pay: below lies a wage a day, a mistyped figure or a list number, above a yearly or a project sum. */
export const MIN_MONTHLY_PAY = 1_000;
export const MAX_MONTHLY_PAY = 1_000_000;
/** An amount without a period from which on it can only be a year's: twice what the highest pay level gives a month. */
const SURELY_YEARLY = 500_000;

const MULTIPLIERS: Record<string, number> = {
  k: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lpa: 100_000,
  crore: 10_000_000,
};
const AMOUNT =
  /(?:(?<!\w)(rs\.?\s*|inr\s*|₹\s*)|(?<![\w.,]))(\d[\d,]*(?:\.\d+)?)\s*(k|lakhs?|lacs?|lpa|crore)?(?![\p{L}\d])(?!\s*(?:%|percent|years?|yrs|posts?|vacanc))/gu;
const LEVEL =
  /\b(?:pay\s*)?(?:matrix\s*)?(?:level|lvl)\s*(?:no\.?)?\s*[-:.]?\s*(?:l\s*-?\s*)?(\d{1,2}\s?a?)\b(?:\s*(?:-|to|and|&|\/)\s*(?:level\s*-?\s*)?(\d{1,2}a?)(?![\d,.a-z]))?/g;
const GRADE_PAY = /\b(?:gp|agp|grade\s*pay|pb|pay\s*band|scale)\b[\s:.-]*(?:of\s*)?(?:rs\.?|₹)?[\s:.-]*\d[\d,]{0,6}/g;
/** A grade pay is added to pay, also where a text gives a range of it. */
const GRADE_PAYS =
  /\b(?:a?gp|grade\s*pay)\b[\s:.-]*(?:of\s*)?(?:rs\.?|₹)?[\s:.-]*\d[\d,]{0,6}\s*-\s*(?:rs\.?|₹)?\s*\d[\d,]{0,6}/g;
/** Matrices with levels of their own: of universities, those named after a state ("the Rajasthan pay matrix"), and Rajasthan's, which says "Level L-12". */
const OTHER_MATRIX =
  /academic|state|\b(?!the\b|cpc\b|central\b|per\b|revised\b|in\b|of\b)[a-z]+ pay matrix|pay matrix (?:of|in) (?!the\b|7|level|central)|\b(?:level|lvl)\s*[-:.]?\s*l\s*-?\s*\d/;
/** Another commission than that of the matrix that is known. */
const OTHER_COMMISSION =
  /\b(?:(?!7th)\d{1,2}(?:st|nd|rd|th)|fifth|sixth|eighth|v|vi|viii)\s*(?:th\s*)?(?:cpc|c\.p\.c|prc|(?:central |state )?pay\b)/;
/** Money of another country, which no band of rupees can hold: "USD 5000 per month" beside no amount in rupees. */
const OTHER_MONEY = /[$€£¥]|\b(?:usd|eur|gbp|aed|sar|qar|kwd|sgd|npr|dollars?|euros?)\b/;
const RUPEES = /₹|\brs\b|\binr\b/;
/** Departments of bodies that pay by a matrix of their state: a level that one names is not the centre's. */
const OF_STATES: ReadonlySet<string> = new Set<Department>([
  "State Government",
  "State Police",
  "Forest Department",
  "Courts and Judiciary",
]);
/** What makes of one amount the least of a pay whose highest is not said. */
const LEAST_BEFORE = /\b(?:from|min(?:imum)?\.?|at least|not less than|starting(?: from| at)?)[\s:]*(?:of\s*)?$/;
const LEAST_AFTER = /^\s*(?:per month\s*)?(?:\+|onwards?\b|and above\b|or (?:more|above)\b)/;
/** What makes of one amount the most of a pay that begins nobody says where: it is no pay to start with. */
const MOST_BEFORE = /\b(?:up ?to|max(?:imum)?\.?|not exceeding|at most)[\s:]*(?:of\s*)?$/;
/** The steps of a scale between its ends: "48480-2000/7-62480", "40000-3%-140000". */
const INCREMENT =
  /(?<=\d)\s*-\s*(?:\d+(?:\.\d+)?\s*%|\d{3,5}\s*(?:[/x]\s*\d{1,2}|\(\s*\d{1,2}\s*\)))\s*-\s*(?=(?:rs\.?\s*|₹\s*)?\d)/g;
/** A scale without its steps: the lowest and the highest of its amounts are its ends. */
const LADDER = /(\d[\d,]{4,})(?:-\d[\d,]{4,})+-(\d[\d,]{4,})/g;
const PAY_COMMISSION = /\b\d{1,2}(?:st|nd|rd|th)\b(?:\s*(?:cpc|pay|central|c\.p\.c))?/g;
const PER_SHORT_TIME = String.raw`(?:per|a|an|each|\/)\s*(?:day|hours?|hrs?|diem|visit|lecture|class|period|session|shift|week|duty|case)\b`;
const SHORT_WAGE = new RegExp(String.raw`${PER_SHORT_TIME}|\b(?:daily|hourly|weekly)\b`);
/** A wage a day beside an amount a month: the month's counts. */
const SHORT_WAGE_AFTER = new RegExp(String.raw`^\s*${PER_SHORT_TIME}`);
const MONTHLY = /month|\bp\.?\s?m\b|monthly|\/m\b/;
const MONTHLY_AFTER = /^[^\d]{0,15}?(?:month|\bp\.?\s?m\b)/;
const YEARLY_AFTER = /^[\s)]*(?:lpa|\(?\s*per\s*annum|\(?\s*p\.?\s?a\b|(?:a|per|\/)\s*(?:year|yr)|yearly|annual|ctc|\/\s*annum)/;
const YEARLY_BEFORE = /ctc|annual|per\s*annum|package|yearly/;

type Amount = {
  value: number;
  unit: string;
  currency: boolean;
  start: number;
  end: number;
};

/**
 * The monthly pay that a salary text states, in rupees: the first amount or range (product.md, "Salary bands"), an amount a year
 * divided by 12, or the pay matrix where only a level is named. Null where the text states none, a wage by the day or hour, a bare
 * "2 lakh" without a period, or an amount that no month pays ("Rs 1 - Rs 5"); nothing is guessed.
 * @param department whose text it is: bodies of states have levels of their own
 */
export function parsePay(text: string, department: string | null = null): Pay | null {
  const folded = foldPay(text);
  if (isOfOtherMoney(folded)) return null;
  const levels = [...folded.matchAll(LEVEL)];
  const rest = folded.replace(LEVEL, " ").replace(GRADE_PAYS, " ").replace(GRADE_PAY, " ").replace(PAY_COMMISSION, " ");
  const found = findAmounts(rest);
  if (found.length === 0) return department !== null && OF_STATES.has(department) ? null : payOfLevels(levels, folded);
  const amounts = found.filter(({ end }) => !SHORT_WAGE_AFTER.test(rest.slice(end)));
  const [first] = amounts;
  if (first === undefined) return null;
  if (SHORT_WAGE.test(rest) && !MONTHLY.test(rest)) return null;
  return payOfAmounts(rest, first, amounts[1]);
}

/** Whether a text says of its pay what is no range in rupees: a pay level of a matrix that is not known, "up to Rs 50,000", or dollars. */
export function saysPayOtherwise(text: string): boolean {
  const folded = foldPay(text);
  if (isOfOtherMatrix(folded) && folded.search(LEVEL) !== -1) return true;
  if (isOfOtherMoney(folded)) return true;
  const isMoney = ({ value, unit }: Amount) => value * (MULTIPLIERS[unit] ?? 1) >= MIN_MONTHLY_PAY;
  return findAmounts(folded).some((amount) => isMoney(amount) && MOST_BEFORE.test(folded.slice(0, amount.start)));
}

function isOfOtherMoney(folded: string): boolean {
  return OTHER_MONEY.test(folded) && !RUPEES.test(folded);
}

function isOfOtherMatrix(folded: string): boolean {
  return OTHER_MATRIX.test(folded) || OTHER_COMMISSION.test(folded);
}

/** Pay of the levels that a text names without amounts. Levels of universities, states and other commissions follow other matrices, so they stay unknown. */
function payOfLevels(levels: readonly RegExpMatchArray[], folded: string): Pay | null {
  if (isOfOtherMatrix(folded)) return null;
  const named = levels.flatMap(([, from, to]) => [from, to]).flatMap((level) => (level === undefined ? [] : [levelPay(level)]));
  const known = named.filter((pay) => pay !== null);
  const [lowest] = known;
  if (lowest === undefined || known.length !== named.length) return null;
  return {
    min: Math.min(...known.map((pay) => pay.min)),
    max: Math.max(...known.map((pay) => pay.max)),
  };
}

function levelPay(level: string): { min: number; max: number } | null {
  const name = level.replace(/\s/g, "").replace(/^0+/, "").toUpperCase();
  return Object.hasOwn(CURRENT_MATRIX.levels, name) ? (CURRENT_MATRIX.levels[name] ?? null) : null;
}

function payOfAmounts(text: string, first: Amount, second: Amount | undefined): Pay | null {
  const isRange = second !== undefined && /^[\s)]*(?:-|to|upto|up to)\s*$/.test(text.slice(first.end, second.start));
  const last = isRange ? second : first;
  const unit = first.unit === "" ? last.unit : first.unit;
  const around = { before: text.slice(0, first.start), after: text.slice(last.end, last.end + LOOKED_AT_AFTER) };
  const min = monthly(first.value, unit, around);
  const max = isRange ? monthly(second.value, second.unit, around) : min;
  if (min === null || !isPlausible(min)) return null;
  if (!isRange && MOST_BEFORE.test(around.before)) return null;
  if (!isRange && isLeast(text, first)) return { min, max: null };
  return {
    min,
    max: max !== null && isPlausible(max) && max >= min ? max : min,
  };
}

function isLeast(text: string, { start, end }: Amount): boolean {
  return LEAST_BEFORE.test(text.slice(0, start)) || LEAST_AFTER.test(text.slice(end));
}

/** Letters behind an amount in which it may say for how long that is. */
const LOOKED_AT_AFTER = 40;

/** An amount a month, or null where the text around it leaves open whether a sum in lakhs is a month's or a year's. */
function monthly(value: number, unit: string, { before, after }: { before: string; after: string }): number | null {
  const amount = Math.round(value * (MULTIPLIERS[unit] ?? 1));
  if (unit !== "lpa" && MONTHLY_AFTER.test(after)) return amount;
  const isYearly = unit === "lpa" || YEARLY_AFTER.test(after) || YEARLY_BEFORE.test(before);
  if (isYearly || amount >= SURELY_YEARLY) return Math.round(amount / 12);
  return unit === "" || unit === "k" ? amount : null;
}

function isPlausible(amount: number): boolean {
  return amount >= MIN_MONTHLY_PAY && amount <= MAX_MONTHLY_PAY;
}

/** Amounts in the order of the text. A bare small number is a list number or a count, a bare 2026 a year: neither is money. */
function findAmounts(text: string): Amount[] {
  const amounts = [...text.matchAll(AMOUNT)].map((match) => ({
    value: Number((match[2] ?? "").replaceAll(",", "")),
    unit: match[3] ?? "",
    currency: match[1] !== undefined,
    written: match[2] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
  return amounts.filter((amount, index) => {
    const next = amounts[index + 1];
    const sharesUnit = next !== undefined && next.unit !== "" && /^\s*(?:-|to)\s*$/.test(text.slice(amount.end, next.start));
    if (amount.currency || amount.unit !== "" || sharesUnit) return true;
    if (/^(?:19|20)\d\d$/.test(amount.written)) return false;
    return amount.value >= MIN_MONTHLY_PAY;
  });
}

function foldPay(text: string): string {
  return withAsciiDigits(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/[–—−‐‑]/g, "-")
    .replace(/rupees|रुपये|रु\.?/g, "rs")
    .replace(/\/-|\/=/g, " ")
    .replace(/(\d)\.(?=\s|$)/g, "$1 ")
    .replace(/\bper\s+mensem\b|प्रति\s*माह/g, "per month")
    .replace(/lakh?s?\s+per\s+annum|lakhs?\s+p\.?a\b\.?/g, "lpa")
    .replace(/(\d)\s*(?:l|lac|lakh)\.?\s*p\.?\s?a\b\.?/g, "$1 lpa")
    .replace(/(\d)\s*से\s*(?=(?:rs\.?\s*|₹\s*)?\d)/g, "$1 to ")
    .replace(INCREMENT, "-")
    .replace(LADDER, "$1-$2")
    .replace(/\s+/g, " ");
}
