import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import type { Form } from "@/lib/jobs/search/words/query";
import { joinedWords } from "@/lib/jobs/search/words/search-words";
import { advertisementKey } from "@/lib/jobs/similar/advertisement";

/** Bounds of what is kept of one job beside its words. */
const MAX_MARKED = 400;
/** Every job that has all of these marks holds this, so that those written before there were some are found. */
export const MARKED = "^=";

/** The texts that say what a job is: its title and posts, and the names of its body. */
export type Head = { title: readonly string[]; body: readonly string[] };

/**
 * What is kept beside the words of a job, so that one index answers where a word stands: "^clerk" for each word of its head (title, posts, body),
 * "^head clerk" for each two that stand together there; the same with "~" for title and posts and with "@" for the body; "#5/2026" for its
 * advertisement number.
 */
export function markedWords({ title, body }: Head, number: string | null | undefined): string[] {
  const marks = new Set([MARKED]);
  const key = advertisementKey(number);
  if (key) marks.add(`#${key}`);
  for (const [texts, mark] of [
    [title, "~"],
    [body, "@"],
  ] as const) {
    for (const token of texts.flatMap(tokensOf)) {
      if (marks.size >= MAX_MARKED) return [...marks];
      marks.add(`^${token}`).add(`${mark}${token}`);
    }
  }
  return [...marks];
}

/** The words of a text, those that are also one word, and each two that stand together. */
function tokensOf(text: string): string[] {
  const folded = fold(text).replace(/\s+/g, " ");
  const words = wordsOf(folded);
  return [...joinedWords(folded), ...words.flatMap((word, at) => (at === 0 ? [word] : [word, `${words[at - 1]} ${word}`]))];
}

/** Forms that are asked for in title or posts. */
export const inTitle = (forms: readonly Form[]) => forms.map((form) => form.map((token) => marked(token, "~")));
/** Forms that are asked for in the body. */
export const inBody = (forms: readonly Form[]) => forms.map((form) => form.map((token) => marked(token, "@")));
/** Forms that are asked for in any of these. */
export const inHead = (forms: readonly Form[]) => forms.map((form) => form.map((token) => marked(token, "^")));
/** The last word says what the post is, those before may stand in the body: "income tax inspector". */
export const endingInTitle = (forms: readonly Form[]) =>
  forms.map((form) => form.map((token, at) => marked(token, at === form.length - 1 ? "~" : "^")));

function marked(token: string, mark: "^" | "~" | "@"): string {
  if (/^[#=]/.test(token)) return token;
  return `${mark}${/^[\^~]/.test(token) ? token.slice(1) : token}`;
}
