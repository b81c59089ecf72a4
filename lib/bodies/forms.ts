import { fold } from "@/lib/jobs/search/words/fold";
import { folded } from "@/lib/jobs/similar/body-forms";

/** Words that sources write in several ways, in the one that names are compared in. */
const SAME_WORDS = new Map(
  Object.entries({
    ltd: "limited",
    govt: "government",
    dept: "department",
    deptt: "department",
    departrment: "department",
    univ: "university",
    center: "centre",
    organization: "organisation",
    corpn: "corporation",
    zila: "zilla",
    purishad: "parishad",
    edu: "education",
    co: "company",
    corp: "corporation",
    engg: "engineering",
    hosptial: "hospital",
  }),
);

/** What half of all sources leave away before a name. */
const HONORIFICS = new Set(["dr", "pt", "pandit", "prof"]);

/** "N. G. Ranga" is "N.G. Ranga" and "NG Ranga". */
const INITIALS = /(?<=^| )[a-z](?: [a-z])+(?= |$)/g;

/**
 * The words of a name as `folded`, Hindi as searches fold it, with the usual short writings of common words written out, "co operative" as one
 * word and initials together.
 */
export function nameWords(name: string): string[] {
  return folded(fold(name))
    .replaceAll("co operative", "cooperative")
    .replaceAll(INITIALS, (letters) => letters.replaceAll(" ", ""))
    .split(" ")
    .filter((word, at, all) => word !== "" && !(at === 0 && all.length > 1 && HONORIFICS.has(word)))
    .map((word) => SAME_WORDS.get(word) ?? word);
}

/** The words by which a name is compared: without a closing "Limited", which half of all sources leave away. */
export function formWords(name: string): string[] {
  const words = nameWords(name);
  return words.length > 1 && words.at(-1) === "limited" ? words.slice(0, -1) : words;
}

/** The same as one text. */
export function formOf(name: string): string {
  return formWords(name).join(" ");
}

/** Whether a name is a short form: one word of capital letters, digits and dashes. */
export function isShortForm(name: string): boolean {
  return /^[\p{Lu}\p{N}][\p{Lu}\p{N}.&-]+$/u.test(name.trim());
}
