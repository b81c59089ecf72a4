import { DEPARTMENT_SORTS } from "@/lib/bodies/marks/data/departments";
import { INSTITUTIONS } from "@/lib/bodies/marks/data/institutions";
import { SORTS } from "@/lib/bodies/marks/data/sorts";
import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

/** A sort of bodies: by which words in their names they are told, and which others are of it. */
type Sort = { key: string; names: string; words: readonly string[]; bodies: readonly string[] };

/** All sorts of bodies; the key is the words of the first name of each. */
export const SORT_WORDS: readonly Sort[] = [SORTS, INSTITUTIONS, DEPARTMENT_SORTS].flatMap((sorts) =>
  sorts.trim().split("\n").map(sortIn).map(departmentIn),
);

/** The names of the sorts, those that have more than one, as POSTS of the search has them. */
export const SORT_NAMES = SORT_WORDS.map(({ names }) => names)
  .filter((names) => /[|<~]/.test(names))
  .join("\n");

const KEYS = new Set(SORT_WORDS.map(({ key }) => key));

/** Whether names of this key are those of a sort. */
export function isSort(key: string): boolean {
  return KEYS.has(key);
}

/** The mark of a sort: jobs of its bodies hold it among their words. */
export function sortMark(key: string): string {
  return `=/${key.replaceAll(" ", "-")}`;
}

/** Who asks for a department also finds what its words stand in: commissions recruit for it. */
function departmentIn(sort: Sort): Sort {
  if (!sort.key.endsWith(" department")) return sort;
  const near = [sort.key.replace(/ department$/, ""), ...sort.words].join(" | ");
  return { ...sort, names: `${sort.names}${sort.names.includes("~") ? " | " : " ~ "}${near}` };
}

function sortIn(line: string): Sort {
  const [names = "", rest = ""] = line.split("=>");
  const [words = "", bodies = ""] = rest.split("+");
  return {
    key: wordsIn(names.split(/[|<~]/)[0] ?? ""),
    names: names.trim(),
    words: partsOf(words).map(wordsIn),
    bodies: partsOf(bodies),
  };
}

function wordsIn(text: string): string {
  return wordsOf(fold(text)).join(" ");
}

function partsOf(text: string): string[] {
  return text
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
