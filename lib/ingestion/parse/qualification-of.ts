import { isMenuText, phraseOf } from "@/lib/ingestion/parse/clean";
import { JOB_FIELDS } from "@/lib/jobs/job";

/** What an article says to its readers, and no notice of its applicants. */
const TO_READERS = [
  /!/,
  /\b(?:if you|you (?:are|should|may|can|hold|have)|your|for you)\b/,
  /\b(?:this (?:\w+ )?is|here is|there['’]s|looking for|dream\w*|who want|wants? to|seekers|opportunit\w+|chance|career in|news|guide|wanted|earn)\b/,
  /\b(?:has|have) (?:released|announced|officially)\b|\binvites? /,
  /\bare eligible\b|\bcan (?:now )?(?:submit|grab|find)\b|\bcan apply (?:for|through|based|to)\b/,
  /\b(?:govt|government)\.? jobs?\b|\b(?:salary|stipend|vacancies|slots?)\b/,
];
/** Headings that an article was cut at. */
const HEADINGS = [
  /\b(?:recruitment|apprenticeship|internship|notification|apprentices?)\S* (?:\S+ )?20\d\d\b/,
  /\b20\d\d\b.*\b(?:notification|details|recruitment|overview)\b/,
  /\beducational qualification\b|\bjob location\b|\blast date to\b|\bfull details\b|\bqualification (?:carefully|depends|matrix|requirement)\b/,
  /\binformation (?:bulletin|brochure)\b/,
  /\beligibility\b(?! test|:)|\bcandidates must\b.*\b(?:criteria|norms|conditions|requirements|standards)\b/,
];
/** Who is wanted and for what, not what they must have learnt: "Graduate and Technician Apprentices", "12th Bipartite Settlement". */
const POSTS = [
  /\bapprentices?\b(?!ship)/,
  /\bposts? (?:in|at) (?!level|pay|the pay)/,
  /^\d+(?:th|st|nd|rd) (?!class|pass|std|standard|grade|level|semester|year|exam|board)[a-z]+ [a-z]+$/,
];
/** Says nothing: "Other". */
const NOTHING =
  /^(?:others?|various|any other|na|n\/a|(?:as )?per (?:[\w/ ]+ )?(?:norms|rules|regulations?|post)(?: \d{4})?)\.?$/;
/** Ends before the sentence does: "B.Tech, MCA, or B", "12th Pass to Ph", "as on 01". */
const TORN_ENDS = [
  /(?: (?:or|and|an?|of|the|with|for|from|any|their|at|in|to|by)|[,&/(+–—-])$/i,
  / (?:or|and|an?|in|to|holds?|holding|pursuing|honours) (?:\p{L}|Ph)$/iu,
  /[/:,] ?(?:\p{Lu}|Ph)$/u,
  / (?:as on|as of) \d{1,2}$| (?:advertisement|advt\.?) no$/i,
  /\/[a-z]{1,2}$/,
];
/** Words of notices, of which a cut leaves the beginning: "recogni", "Labo". */
const WHOLE_WORDS = (
  "recognised recognized university universities engineering disciplines equivalent qualification experience institute institution certificate " +
  "certification diploma degree graduate graduation postgraduate candidates computer electronics communication laboratory government technology " +
  "registration bachelor management statistics mathematics chemistry chemical physics agriculture horticulture secondary intermediate matriculation " +
  "examination professional percentage relevant medical administration commerce economics"
).split(" ");
const MIN_CUT = 4;
/** What a single letter may stand behind: "Certificate C". */
const LETTERED = new Set("class group grade level type part category paper unit certificate cert branch schedule".split(" "));
/** Beginnings of such words that are words themselves. */
const WORDS_TOO = new Set(
  "tech comp chem math stat exam cert engineer diploma degree graduate discipline post inter admin physic comm".split(" "),
);
/** Two sentences without an end between them: "ITI & Diploma Holders The Indian Oil Corporation". */
const RUN_TOGETHER = /(?<=[\p{L}\p{N}])(?<! (?:of|from|by|at|in|for|with|and|to)) The \p{Lu}/u;
/** Begins behind something: a dash of a heading, the second half of a list. */
const TORN_BEGINNING = /^(?:[—–&+/]|\([^)\d]*\)(?:[\s,]|$)|\((?:or|and)\b)/;

/** A qualification as written, or null where it is a torn piece of a sentence or was cut from an article about the notice. */
export function qualificationOf(cell: string | undefined): string | null {
  const text = phraseOf(cell, JOB_FIELDS.qualification.value.max);
  return text === null || isCutFromArticle(text) || isMenuText(text) ? null : text;
}

/** Whether a text was cut out of an article, at any place: then it says nothing that a notice may say. */
function isCutFromArticle(text: string): boolean {
  const small = text.toLowerCase();
  return (
    TORN_BEGINNING.test(text) ||
    RUN_TOGETHER.test(text) ||
    TORN_ENDS.some((end) => end.test(text)) ||
    NOTHING.test(small) ||
    endsWithinWord(small) ||
    endsInLetter(text) ||
    [...TO_READERS, ...HEADINGS, ...POSTS].some((words) => words.test(small))
  );
}

function endsWithinWord(text: string): boolean {
  const last = / (\p{L}+)$/u.exec(text)?.[1] ?? "";
  return (
    last.length >= MIN_CUT &&
    !WORDS_TOO.has(last) &&
    !WHOLE_WORDS.includes(last) &&
    WHOLE_WORDS.some((word) => word.startsWith(last))
  );
}

function endsInLetter(text: string): boolean {
  const [, before = "", letter = "I"] = /(\S+) (\p{Lu})$/u.exec(text) ?? [];
  return !"IVX".includes(letter) && !LETTERED.has(before.toLowerCase().replaceAll(/\P{L}/gu, ""));
}
