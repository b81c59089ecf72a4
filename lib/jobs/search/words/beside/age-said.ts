import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

const YEARS = "(?:saal|sal|years?|yrs?|varsh|baras|साल|वर्ष|बरस)";
const AGE = "(?:age|umar|umra|umr|ayu|उम्र|उमर|आयु)";
const FIGURE = "(?:1[4-9]|[2-5]\\d|6[0-5])";
const SPAN = `${FIGURE}(?: ?(?:-|–|to|se|से) ?${FIGURE})?`;
/** "22 saal ka", "18 to 25 age", "age limit 35"; years of a service are none. */
const SAID = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${SPAN} ?${YEARS}(?: old)?(?: (?:ki |ka |ke |की |का |के )?${AGE})?|${SPAN} ${AGE}|${AGE}(?: limit)? (?:ki |की )?${SPAN}(?: ?${YEARS})?)` +
    "(?![\\p{L}\\p{M}\\p{N}])(?! (?:ka |का )?(?:of |experience|exp|anubhav|service|contract|अनुभव|सेवा))",
  "gu",
);

/** The words by which a search says how old somebody is: no notice is called so, and whether they may apply is told on the rows of each. */
export function ageSaid(text: string): string[] {
  const folded = fold(text);
  return /\d/.test(folded) ? (folded.match(SAID) ?? []).flatMap(wordsOf) : [];
}
