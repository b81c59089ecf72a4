import { SALARY_BOUNDS, SALARY_RANGES } from "@/lib/jobs/schema";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

const PAY = new Set(
  `salary salaries sallary selary salry vetan tankhwah tankhah tankha package ctc lpa monthly month mahina mahine
  सैलरी वेतन तनख्वाह पैकेज मासिक महीना महीने`
    .split(/\s+/)
    .map(fold),
);
const THOUSANDS = "k|thousand|hazaa?r|hajaa?r|हजार";
const LAKHS = "lpa|lakhs?|lacs?|लाख";
/** "50,000", "50000", "50k", "50 hazar", "1 lakh", "2.5 lpa". */
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d\\.)(\\d{1,3}(?:,\\d{2,3})+|\\d{1,7}(?:\\.\\d{1,2})?) ?(?:(${THOUSANDS})|(${LAKHS}))?(?![\\p{L}\\p{M}\\p{N}])`,
  "gu",
);
/** "20-30k": both are thousands. */
const RANGE = new RegExp(
  `(?<!\\d)(\\d{1,3}) ?(?:-|–|to|se|से) ?(\\d{1,3}) ?(${THOUSANDS}|${LAKHS})(?![\\p{L}\\p{M}\\p{N}])`,
  "gu",
);
/** When something comes out, and no pay: "10000 bharti is mahine". */
const OTHER_MONTH = /(?<![\p{L}\p{M}])(?:this|next|last|is|agle|इस|अगले) (?:month|mahine|mahina|महीने|महीना)(?![\p{L}\p{M}])/gu;
/** Pay of a year, where it is as much: nobody is paid 50,000 in twelve months. */
const OF_A_YEAR = /(?<![a-z])(?:lpa|package|ctc|annum|yearly|saalana)(?![a-z])|पैकेज|सालाना/u;
/** "below 20000", "20000 se kam", "20000 तक". */
const AT_MOST = /(?<![\p{L}\p{M}])(?:below|under|less than|within|up ?to|max(?:imum)?|se kam|tak|से कम|तक)(?![\p{L}\p{M}])/u;
/** Less is no pay of a month: a grade pay, a year, a number of posts. */
const LEAST = 5_000;
const [THOUSAND, LAKH, MONTHS] = [1_000, 100_000, 12];

/** An amount of pay that a search names, in rupees a month, with the words that say it. */
type Amount = { amount: number; words: readonly string[] };

/** The amounts of pay of a search that speaks of pay, "salary 50000": lists have a filter for it, and no job is called so. None of any other. */
export function amountsSaid(text: string): Amount[] {
  const folded = fold(text);
  const ofPay = wordsOf(folded.replace(OTHER_MONTH, " ")).filter((word) => PAY.has(word) || /^\d+lpa$/.test(word));
  if (!/\d/.test(folded) || ofPay.length === 0) return [];
  const isOfYear = OF_A_YEAR.test(folded);
  return [...folded.replace(RANGE, "$1$3 $2$3").matchAll(AMOUNT)]
    .map(([said, figures = "", thousand, lakh]) => {
      const amount = Number(figures.replaceAll(",", "")) * (lakh ? LAKH : thousand ? THOUSAND : 1);
      return {
        amount: isOfYear && amount >= LAKH ? amount / MONTHS : amount,
        words: [...wordsOf(said), ...ofPay, figures, thousand ?? lakh ?? ""],
      };
    })
    .filter(({ amount }) => amount >= LEAST);
}

/**
 * The band of pay that a search asks for in words: that of the least amount in it, or the one under an amount that it gives as the most. Null where it asks
 * for none.
 */
export function paySaid(text: string): { salaryRange: (typeof SALARY_RANGES)[number] } | null {
  const amounts = amountsSaid(text).map(({ amount }) => amount);
  const isMost = amounts.length === 1 && AT_MOST.test(fold(text));
  const least = Math.min(...amounts);
  const salaryRange = SALARY_RANGES.findLast(
    (range) => SALARY_BOUNDS[range].from < least || (!isMost && SALARY_BOUNDS[range].from === least),
  );
  return amounts.length === 0 || salaryRange === undefined ? null : { salaryRange };
}
