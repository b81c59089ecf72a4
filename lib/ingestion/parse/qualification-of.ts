import { phraseOf } from "@/lib/ingestion/parse/clean";
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
  /\beligibility\b(?! test|:)|\bcandidates must\b.*\b(?:criteria|norms|conditions|requirements|standards)\b/,
];
/** Ends before the sentence does: "B.Tech, MCA, or B", "12th Pass to Ph", "as on 01". */
const TORN_ENDS = [
  /(?: (?:or|and|an?|of|the|with|for|from|any|their|at|in|to|by)|[,&/(+–—-])$/i,
  /(?: (?:or|and|an?|in|to|holds?|holding|pursuing|honours)|[/:,]) ?(?:\p{Lu}|Ph)$/iu,
  / (?:as on|as of) \d{1,2}$| (?:advertisement|advt\.?) no$/i,
];
/** Two sentences without an end between them: "ITI & Diploma Holders The Indian Oil Corporation". */
const RUN_TOGETHER = /(?<=[\p{L}\p{N}])(?<! (?:of|from|by|at|in|for|with|and|to)) The \p{Lu}/u;
/** Begins behind something: a dash of a heading, the second half of a list. */
const TORN_BEGINNING = /^(?:[—–&+/]|\([^)\d]*\)[\s,]|\((?:or|and)\b)/;

/** A qualification as written, or null where it is a torn piece of a sentence or was cut from an article about the notice. */
export function qualificationOf(cell: string | undefined): string | null {
  const text = phraseOf(cell, JOB_FIELDS.qualification.value.max);
  return text === null || isCutFromArticle(text) ? null : text;
}

/** Whether a text was cut out of an article, at any place: then it says nothing that a notice may say. */
function isCutFromArticle(text: string): boolean {
  const small = text.toLowerCase();
  return (
    TORN_BEGINNING.test(text) ||
    RUN_TOGETHER.test(text) ||
    TORN_ENDS.some((end) => end.test(text)) ||
    [...TO_READERS, ...HEADINGS].some((words) => words.test(small))
  );
}
