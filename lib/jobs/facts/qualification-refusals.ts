import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** Where what is said of one qualification ends: a dot ends it behind a word, and not behind the letters of "B.Sc." */
const ENDS = /([,;|•\n()–—]|\s-\s|(?<=\p{L}{3})\.(?=\s)|\b(?:but|however|though|although|while|whereas)\b)/u;

const REFUSED =
  /\b(?:not (?:be )?(?:eligible|allowed|accepted|considered|permitted)|(?:need|may|should|must|can ?|do) ?not apply|ineligible|not (?:being|having))\b|(?:पात्र|योग्य|मान्य) नहीं/;
/** Who lacks something, or has too much of something else, is refused for that. */
const FOR_ANOTHER_REASON = /\b(?:without|have not|has not|who do not|lack|lacking|less|below|above|over|years?|age|marks)\b|%/;
const NOT_NEEDED = /^(?:(?:ug|pg|doctorate)\s*:\s*)?(?:[\p{L}'+.]+[\s-]+){1,2}?(?:is |are )?not (?:required|needed|necessary)\b/u;
const EXCEPT = /\b(?:other than|except(?:ing)?(?! for\b| in\b| where\b)|excluding)\b.*$/;

/** A text in lower case without what it says it does not take: "graduates are not eligible" names no level that is asked for. */
function withoutRefusals(text: string): string {
  return text
    .split(ENDS)
    .map((part) => (isRefusal(part.trim()) ? "" : part.replace(EXCEPT, "")))
    .join("");
}

function isRefusal(part: string): boolean {
  return (REFUSED.test(part) && !FOR_ANOTHER_REASON.test(part)) || NOT_NEEDED.test(part);
}

const LEVEL = String.raw`(?:10 ?th|12 ?th|10 ?\+ ?2|matric\w*|sslc|hsc|middle|secondary)`;
const LANGUAGES =
  "hindi|english|sanskrit|urdu|punjabi|gurmukhi|marathi|gujarati|bengali|odia|oriya|assamese|tamil|telugu|kannada|malayalam|konkani|nepali|local language|vernacular";
/** What a text names beside what it asks for: the level of a language, the way to a diploma, and who has not come so far. */
const MENTIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${LANGUAGES})\b(?: (?:as|a|an|one|of|the|subjects?|language|knowledge|is|passed)){0,5} (?:up ?to|upto|of|at|till|in)(?: the)? ${LEVEL}(?: (?:class|standard|std|level))?`,
    "g",
  ),
  new RegExp(
    String.raw`(?<=\b(?:diploma|degree|graduation|b\.? ?tech|b\.? ?e|course)\b[^,;/]{0,30})\bafter (?:the |passing )?${LEVEL}`,
    "g",
  ),
  new RegExp(String.raw`(?<!not )\b(?:below|non)[- ]${LEVEL}|\b${LEVEL} (?:class )?fail(?:ed)?\b`, "g"),
];

/** A text in lower case without the levels that it only mentions. */
function withoutMentions(text: string): string {
  return MENTIONS.reduce((rest, mention) => rest.replace(mention, " "), text);
}

/** A text as the names of levels are looked for in it: lower case, dots dropped, "10+2" kept, without what it only mentions or does not take. */
export function foldQualification(text: string): string {
  const lower = text
    .normalize("NFKC")
    // Columns of a portal that ran together: "UG: Any GraduatePG: Not required".
    .replace(/(?<=\p{Ll})(?=(?:PG|Doctorate): )/gu, ", ")
    .toLowerCase();
  return withAsciiDigits(withoutMentions(withoutRefusals(lower)))
    .replaceAll("’", "'")
    .replaceAll("&", " and ")
    .replace(/(?<=\p{L})\.(?=\s?\p{L})|(?<=\p{L})\./gu, "")
    .replace(/[–—-]/g, " ")
    .replace(/[;|•\n]/g, ",")
    .replace(/\s+/g, " ")
    .trim();
}
