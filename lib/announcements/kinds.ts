import type { StageKind } from "@/lib/notice/schema";

/** What a body tells of a recruitment that is under way: a stage of it, or a correction. */
export type AnnouncementKind =
  | Extract<StageKind, "admit_card" | "exam" | "answer_key" | "result" | "interview" | "document_verification">
  | "corrigendum";

/** In the order in which they count: an answer key of an exam is no exam, and a corrigendum to a result corrects it. */
const WORDS: readonly (readonly [AnnouncementKind, string])[] = [
  [
    "corrigendum",
    String.raw`corrigend(?:um|a)|addend(?:um|a)|errat(?:um|a)|amendments?|(?:last|closing) date\b.{0,30}\bextended|extension of (?:the )?(?:last|closing|due) date|date extension|शुद्धि[-\s]?पत्र|संशोधन|तिथि (?:में )?(?:वृद्धि|विस्तार)`,
  ],
  ["answer_key", String.raw`answer[-\s]?keys?|उत्तर[-\s]?(?:कुंजी|माला)`],
  ["admit_card", String.raw`(?:e[-\s]?)?(?:admit cards?|admission certificates?|hall tickets?|call letters?)|प्रवेश[-\s]?पत्र`],
  [
    "document_verification",
    String.raw`documents? verification|verification of (?:original )?documents|दस्तावेज़?\s?सत्यापन|अभिलेख सत्यापन`,
  ],
  [
    "interview",
    `interview (?:schedule|programme|dates?|letters?|list)|(?:schedule|dates?) (?:of|for) (?:the )?interviews?|साक्षात्कार (?:कार्यक्रम|तिथि)`,
  ],
  [
    "result",
    String.raw`results?|score ?cards?|merit list|cut[-\s]?off(?: marks)?|select(?:ion)? list|(?:short ?listed|qualified|selected|successful) candidates|marks (?:of|obtained|secured)|परीक्षा परिणाम|परिणाम|परीक्षाफल|मेरिट सूची|चयन सूची`,
  ],
  [
    "exam",
    String.raw`exam(?:ination)?s? (?:dates?|schedules?|time ?table|programme|notice)|(?:schedule|dates?) (?:of|for) (?:the )?(?:[\p{L}-]+ ){0,4}(?:exam(?:ination)?|test)|(?:skill|typing|trade|written|physical) tests? (?:dates?|schedules?|programme|notice)|(?:exam(?:ination)?|test)\b.{0,40}\b(?:postponed|rescheduled)|city (?:intimation|slips?)|परीक्षा (?:तिथि|कार्यक्रम)`,
  ],
];
const PATTERNS = WORDS.map(
  ([kind, words]) => [kind, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu")] as const,
);

/** What stands before the word for what is announced, where a title begins with it: "Declaration of the final ...". */
const OPENING = String.raw`(?:(?:important|notice|notices|declaration|publication|uploading|release|issue|link|download|click here|to|for|of|on|the|regarding|reg|provisional|final|tentative|revised|additional|supplementary|first|second|third|written|online|new|model|latest|e|[ivx]+|\d{1,2})[\s.:–—-]+)*`;
const NO_LETTER = String.raw`(?![\p{L}\p{M}])`;
/** What may follow it: "Result Analyst" is a post. */
const FOLLOWED = String.raw`\s*(?:$|[^\p{L}\p{M}\s]|(?:of|for|to|in|on|regarding|reg|is|are|declared|released|issued|notice|out|का|की|के|हेतु)(?![\p{L}\p{M}]))`;
const BEGINNINGS = WORDS.map(
  ([kind, words]) =>
    [kind, new RegExp(`^[^\\p{L}]*${OPENING}(?:${words})${kind === "corrigendum" ? NO_LETTER : FOLLOWED}`, "iu")] as const,
);

/** What says that applications are asked for, whatever else a title names. */
const ASKS =
  /\bapply\b|\b(?:invit\w+|calls? for)\b.{0,20}\bapplications?|\bapplications?\b.{0,20}\binvited|notification (?:out|released)|आवेदन (?:करें|आमंत्रित)/iu;

/** Whether a title asks for applications, whatever else it names. */
export function asksForApplications(title: string): boolean {
  return ASKS.test(title);
}

const IS_TO_COME =
  /\b(?:soon|expected|likely|awaited|tentative date|to be (?:released|declared|announced|held|issued)|will be)\b|जल्द|संभावित/iu;

/** Whether a title tells of something that is still to come. */
export function isToCome(title: string): boolean {
  return IS_TO_COME.test(title);
}

/** No title is longer that can be a job's: one of twenty thousand numbers was looked at for ten seconds. */
const MAX_BEGINNING = 300;

/** The kind of what a title announces where it begins with it, so that it is no recruitment whatever else the row says. */
export function kindAtBeginning(title: string): AnnouncementKind | null {
  return kindBy(BEGINNINGS, title.slice(0, MAX_BEGINNING));
}

/** The kind of what a title announces, wherever in it that is named: for titles that are known to be of no recruitment. */
export function kindInTitle(title: string): AnnouncementKind | null {
  return kindBy(PATTERNS, title);
}

/** Names a day, and asks nobody: "Corrigendum: last date to apply online extended". */
const LAST_DATE_TO_APPLY = /\b((?:last|closing|due) dates?) (?:to|for) apply(?:ing)?(?: online)?\b/giu;

/** The days of an interview to which one walks in are those of a recruitment; its result, or a correction of it, is none. */
function kindBy(patterns: typeof PATTERNS, title: string): AnnouncementKind | null {
  const words = title.replace(LAST_DATE_TO_APPLY, "$1");
  const named = ASKS.test(words) ? undefined : patterns.find(([, pattern]) => pattern.test(words))?.[0];
  const kind = named === "corrigendum" || words === title ? named : undefined;
  return kind === undefined || (kind === "interview" && /walk[-\s]?in/i.test(title)) ? null : kind;
}

const PART = /\b(tier|phase|paper|stage|round|shift|day|list)[\s-]*(\d{1,2}|[ivx]{1,4})(?![\p{L}\p{N}])/iu;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:prelims?|preliminary)\b/iu, "Preliminary"],
  [/\bmains?\b(?! (?:list|panel))/iu, "Main"],
  [/\bskill test\b/iu, "Skill Test"],
  [/\btyping test\b/iu, "Typing Test"],
  [/\b(?:physical (?:efficiency|standard|endurance) test|PET|PST)\b/u, "Physical Test"],
  [/\bfinal\b/iu, "Final"],
];

/** Which part of its stage a title tells of: "Tier 1", "Main"; null where it names none. */
export function partOf(title: string): string | null {
  const [, word = "", number = ""] = PART.exec(title) ?? [];
  if (word !== "") {
    const roman = ROMAN.indexOf(number.toLowerCase());
    return `${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()} ${roman < 0 ? Number(number) : roman + 1}`;
  }
  return NAMED.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}
