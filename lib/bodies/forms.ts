import { fold, isAscii } from "@/lib/jobs/search/words/fold";
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
    services: "service",
    scientists: "scientist",
    specialty: "speciality",
    authorization: "authorisation",
  }),
);

/** What half of all sources leave away before a name. */
const HONORIFICS = new Set(["dr", "pt", "pandit", "prof"]);

/** "N. G. Ranga" is "N.G. Ranga" and "NG Ranga". */
const INITIALS = /(?<=^| )[a-z](?: [a-z])+(?= |$)/g;
/** What every name with initials has, found in a fraction of the time. */
const SOME_INITIALS = /\b[a-z] [a-z]\b/;

/**
 * The words of a name as `folded`, Hindi as searches fold it, with the usual short writings of common words written out, "co operative" as one
 * word and initials together.
 */
export function nameWords(name: string): string[] {
  const text = folded(fold(name)).replaceAll("co operative", "cooperative");
  const joined = SOME_INITIALS.test(text) ? text.replaceAll(INITIALS, (letters) => letters.replaceAll(" ", "")) : text;
  const words = joined.split(" ");
  if (words[0] === "" || (words.length > 1 && HONORIFICS.has(words[0] ?? ""))) words.shift();
  return words.map((word) => SAME_WORDS.get(word) ?? word);
}

/** The words by which a name is compared: without a closing "Limited", which half of all sources leave away. */
export function formWords(name: string): string[] {
  const words = nameWords(name);
  return words.length > 1 && words.at(-1) === "limited" ? words.slice(0, -1) : words;
}

/** The form in which a name is compared: the words of `formWords` as one text. */
export function formOf(name: string): string {
  return formWords(name).join(" ");
}

/** First words that a form leaves away or writes in another way. */
const CHANGED = new RegExp(`^(?:the|${[...HONORIFICS, ...SAME_WORDS.keys()].join("|")})(?![a-z])`, "i");
/** Letters of Hindi that are written in one way only. */
const PLAIN_HINDI = /^[\u0905-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939](?!\u093c)/;

/** How the form of a name begins, by the first two letters or by one of Hindi, mostly without making the form; empty where the form is. */
export function beginningOfForm(name: string): string {
  if (/^[a-z]{2}/i.test(name) && isAscii(name) && !CHANGED.test(name)) return name.slice(0, 2).toLowerCase();
  return PLAIN_HINDI.test(name) ? name.charAt(0) : beginningOf(formOf(name));
}

/** How a form begins: its first two letters, or one of Hindi. */
export function beginningOf(form: string): string {
  return /^[a-z]{2}/.test(form) ? form.slice(0, 2) : form.charAt(0);
}

/** Whether a name is a short form: one word of capital letters, digits and dashes. */
export function isShortForm(name: string): boolean {
  return /^[\p{Lu}\p{N}][\p{Lu}\p{N}.&-]+$/u.test(name.trim());
}
