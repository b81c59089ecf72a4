import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

const POSTS =
  "(?:posts?|pado?n?|vacanc(?:y|ies)|vacency|seats?|bharti(?:yan?|yon)?|bharati|पद|पदों|भर्ती|भर्तियां|भर्तियों|वैकेंसी|सीट|सीटों)";
/** "1000 post", "5,000+ vacancy", "10000 bharti". */
const SAID = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}/.,-])(\\d{1,3}(?:,\\d{2,3})+|\\d{3,6}) ?\\+? ?(plus |se (?:jyada|zyada) |से (?:ज्यादा|अधिक) )?${POSTS}(?![\\p{L}\\p{M}\\p{N}])`,
  "u",
);
/** Less is no size that people search by: "10 post". */
const LEAST = 100;
const YEAR = /^20[2-3]\d$/;

/** A number of posts that a search speaks of, with the words that say it: lists have a filter for it, and no notice is called so. */
function found(text: string): { said: string; vacancies: number } | null {
  const [, figure = "", more = ""] = SAID.exec(fold(text)) ?? [];
  const vacancies = Number(figure.replaceAll(",", ""));
  return vacancies < LEAST || YEAR.test(figure) ? null : { said: `${figure} ${more}`, vacancies };
}

/** The least number of vacancies that a search asks for in words; null where it asks for none. */
export function postsSaid(text: string): { vacancies: number } | null {
  const said = found(text);
  return said && { vacancies: said.vacancies };
}

/** The words by which it does. */
export function postsSaidBy(text: string): string[] {
  return wordsOf(found(text)?.said ?? "");
}
