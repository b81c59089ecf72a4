import { lineOf } from "@/lib/ingestion/parse/clean";
import { isPlace, PLACES } from "@/lib/places/places";

const HEADING_TAIL =
  /\s+(?:recruitment|vacanc(?:y|ies)|notification|online form|bharti|walk[- ]?in|\d[\d,]*\+?\s+[\p{L} ]*(?:posts?|online form)?)(?:\s.*)?$/iu;
const POST_WORDS =
  /\s+(?:(?:senior|junior|assistant|deputy|associate|young|staff|nursing|lower|upper|multiple|various|non|group|graduate|trade|project|medical|private|probationary|specialist|executive|management|principal|chief|guest|law|sub)\s+)*(?:officers?|engineers?|assistants?|professors?|apprentices?|apprenticeship|constables?|nurse|clerks?|trainees?|technicians?|managers?|teachers?|teaching|faculty|consultants?|professionals?|stenographers?|drivers?|scientists?|inspectors?|secretary|operators?|attendants?|posts|fellows?|internship|supervisors?|accountants?|pharmacists?|lecturers?|executives?|guard|recruitment|specialists?|registrar|peons?|controllers?|associates?|advertisement|sports quota|scouts|backlog|various|cadre|clerical|posts?|direct|special|exam|jrf|srf|ra|lbo|udc|ldc|deo|mts|je|aee|ae|so|po|asi|get|gat|pt|tre|cet)\b.*$/iu;
const MAX_LENGTH = 300;

/** A word alone that names no body. */
const TOO_VAGUE = new Set([
  "indian",
  "india",
  "government",
  "govt",
  "govt jobs",
  "various",
  "central",
  "central government",
  "state government",
  "other",
  "railway",
  "bank",
  "police",
  "national",
  "recruitment",
  "latest",
  "new",
  "the",
]);
const PLACE_NAMES = new Set(PLACES.map((place) => place.name.toLowerCase()));

/**
 * The recruiting body that a row names, or null where it names none. Some sources cut it from their heading and leave the post on
 * it ("SRCC Assistant Professor" of the title "SRCC Assistant Professor Recruitment 2026"): then it ends before the post.
 */
export function organisationOf(cell: string | undefined, title: string): string | null {
  const text = lineOf(cell, MAX_LENGTH);
  if (text === null || !/\p{L}{2}/u.test(text)) return null;
  const isCutFromTitle = title.toLowerCase().startsWith(text.toLowerCase());
  const withoutHeading = isCutFromTitle || /recruitment|online form/i.test(text) ? text.replace(HEADING_TAIL, "") : text;
  const body = isCutFromTitle ? cutPost(withoutHeading) : withoutHeading;
  const name = body.replace(/[\s,;:|–—-]+$/u, "").trim();
  const folded = name.toLowerCase();
  if (!/\p{L}{2}/u.test(name) || TOO_VAGUE.has(folded) || PLACE_NAMES.has(folded)) return null;
  return name;
}

/** Boards and employers known by one word, after which a heading goes on with the examination or post. */
const ONE_WORD_BODIES =
  /^(?:UPSC|SSC|[A-Z]{1,6}PSC|[A-Z]{1,4}SS[BC]|D?SSSB|RRB|RRC|IBPS|SBI|RBI|ISRO|NABARD|SIDBI|UKMSSB|HPRCA|BPSSC|BTSC|GPSSB|IB|CBI)$/;
/** Words that go on with the name of a body after its short form. */
const NAME_WORDS = new Set(
  "bank limited ltd police vyapam court administration university refinery board council society railway authority corporation institute".split(
    " ",
  ),
);

/** Ends a heading's body before the post: after a known board, after the short form and its place, or before a word for a post. */
function cutPost(text: string): string {
  const [first = "", ...rest] = text.split(" ");
  if (ONE_WORD_BODIES.test(first)) return first;
  const withoutPost = text.replace(POST_WORDS, "");
  if (!/^[A-Z]{3,}$/.test(first)) return /\p{L}{2}/u.test(withoutPost) ? withoutPost : text;
  const kept = rest.slice(0, Math.max(0, withoutPost.split(" ").length - 1));
  const end = kept.findIndex((word) => !isPartOfName(word));
  return [first, ...kept.slice(0, end === -1 ? undefined : end)].join(" ");
}

function isPartOfName(word: string): boolean {
  return /^\(?[A-Z]{2,}\)?$/.test(word) || NAME_WORDS.has(word.toLowerCase()) || isPlace(word) || /^of$/.test(word);
}
