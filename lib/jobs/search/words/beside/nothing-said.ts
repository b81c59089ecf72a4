import { lastDateSaid } from "@/lib/jobs/search/words/beside/days-said";
import { examSaid } from "@/lib/jobs/search/words/beside/exam-said";
import { amountsSaid } from "@/lib/jobs/search/words/beside/pay-said";
import { postsSaidBy } from "@/lib/jobs/search/words/beside/posts-said";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

const YEARS = "(?:saal|sal|years?|yrs?|varsh|baras|साल|वर्ष|बरस)";
const BOUND = "(?:(?:upper|max|maximum|min|minimum|adhiktam|nyuntam|अधिकतम|न्यूनतम) )?";
const AGE = `${BOUND}(?:age|umar|umra|umr|ayu|उम्र|उमर|आयु)(?: limit| seema| sima| सीमा)?`;
const FIGURE = "(?:1[4-9]|[2-5]\\d|6[0-5])";
const SPAN = `${FIGURE}(?: ?(?:-|–|to|se|से) ?${FIGURE})?`;
/** "22 saal ka", "18 to 25 age", "age limit 35", "35 age limit", "max age 40"; years of a service are none. */
const AGE_SAID = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${SPAN} ?${YEARS}(?: old)?(?: (?:ki |ka |ke |की |का |के )?${AGE})?|${SPAN} ${AGE}|${AGE} (?:ki |की )?${SPAN}(?: ?${YEARS})?)` +
    "(?![\\p{L}\\p{M}\\p{N}])(?! (?:ka |का )?(?:of |experience|exp|anubhav|service|contract|अनुभव|सेवा))",
  "gu",
);

/** The words by which a search says how old somebody is: no notice is called so, and whether they may apply is told on the rows of each. */
function ageSaid(text: string): string[] {
  const folded = fold(text);
  return /\d/.test(folded) ? (folded.match(AGE_SAID) ?? []).flatMap(wordsOf) : [];
}

const SUBJECT = "(?:subjects?|streams?|disciplines?|facult(?:y|ies)|trades?|branch|vishay|vishy|विषय|विषयों|स्ट्रीम|संकाय|ट्रेड)";
const NO_EXPERIENCE =
  "(?:without|no|zero|bina|बिना)(?: any)?(?: work)? (?:experience|exp|anubhav|अनुभव)(?: (?:ke|wali|के|वाली))?|(?:experience|anubhav|अनुभव) (?:ke |के )?(?:bina|बिना)";
const NO_INTERVIEW =
  "(?:without|no|bina|बिना)(?: any)? (?:interviews?|sakshatkar|इंटरव्यू|साक्षात्कार)(?: (?:ke|wali|के|वाली))?|(?:interview|sakshatkar|इंटरव्यू|साक्षात्कार) (?:ke |के )?(?:bina|बिना)";
/**
 * "any stream", "kisi bhi vishay", "किसी भी विषय से"; and "sidhi bharti", which is recruitment without a test and not recruitment at Sidhi; "without experience" and "without interview", which no notice is called: phrases of words
 * that by themselves may say something.
 */
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:(?:any|kisi(?: bhi)?|किसी(?: भी)?) ${SUBJECT}(?: (?:me|mein|se|में|से))?|sidhi (?:bharti|bharati|bhartiyan|niyukti)|${NO_EXPERIENCE}|${NO_INTERVIEW})(?![\\p{L}\\p{M}\\p{N}])`,
  "gu",
);

/** The words of a search that say nothing because of the phrase they stand in. */
function nothingSaid(text: string): string[] {
  return (fold(text).match(PHRASE) ?? []).flatMap(wordsOf);
}

/** The words of a search that say nothing of a job where they are no name of anything: pay, ages, last dates and numbers of posts. */
export function saidBeside(text: string): ReadonlySet<string> {
  const ofPay = amountsSaid(text).flatMap(({ words }) => words);
  return new Set([...ofPay, ...ageSaid(text), ...lastDateSaid(text), ...postsSaidBy(text)]);
}

/** Those that say nothing whatever they name by themselves. */
export function saidInPhrases(text: string): ReadonlySet<string> {
  return new Set([...examSaid(text), ...nothingSaid(text)]);
}
