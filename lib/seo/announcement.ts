/** What stands between the name of a job and what announces it. */
const SIGN = String.raw`(?:\s+[-–—]+\s+|\s*[|:;,([]\s*)`;
const [YEAR, COUNT] = [String.raw`20\d\d(?:[-–/]\d{2,4})?`, String.raw`\d[\d,]*\+?`];
const OPENINGS = "(?:posts?|vacanc(?:y|ies)|seats|slots|openings)";
const RECRUITMENT = "(?:recruitment|vacanc(?:y|ies)|bharti|notification|भर्ती|अधिसूचना)";
const END_OF_WORD = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** What announces a posting wherever it begins: "Notification Out", "Apply Online for 13 Posts", "Last Date 4 July". */
const ANNOUNCES = [
  "(?:apply|register|registration|applications?) (?:online|offline|now|for|by|before|from|till|here|begins?|starts?|open|last)",
  "(?:online|offline) (?:application|registration|form)s?",
  "(?:(?:short|detailed|official|indicative|latest) )*notification (?:is )?(?:out|released|issued|pdf|for \\d)",
  `${RECRUITMENT}(?: ${YEAR})?\\s*[:|].*${END_OF_WORD}`,
  `${RECRUITMENT} ${YEAR} (?:for|apply|last date|notification|out)`,
  `for ${COUNT} (?:.* )?${OPENINGS}`,
  "last date",
  "walk[- ]?in (?:interview )?(?:for|on|from)",
  "ऑनलाइन (?:आवेदन|फॉर्म|फ़ॉर्म)",
];
/** What does so behind a sign alone: "Clerk: 13 Posts" names a clerk, "Clerk of 2 Posts" may be called so. */
const ANNOUNCES_BEHIND_SIGN = [
  ...ANNOUNCES,
  "apply",
  "notification",
  `${COUNT} (?:[^|:]* )?${OPENINGS}`,
  "salary",
  "stipend",
  "check (?:direct|eligibility|details|official|key)",
  "direct link",
];

/** "ISRO LPSC/02/2026: Recruitment to the post of Cook". */
const ANNOUNCES_BEFORE = /^.*\brecruitment\s+(?:to|for)\s+the\s+(?:posts?|positions?)\s+of\s+(?=\p{L})/iu;

const oneOf = (some: readonly string[]) => `(?:${some.join("|").replaceAll(" ", String.raw`\s+`)})${END_OF_WORD}`;
const ANNOUNCED = new RegExp(`(?:${SIGN}${oneOf(ANNOUNCES_BEHIND_SIGN)}|\\s+${oneOf(ANNOUNCES)}).*$`, "isu");
/** What then stands last and is no part of a name either: the year, but of no month, and that it is a recruitment. */
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const SAYS_WHICH = "(?:various|multiple|other|direct|special|lateral|combined|सीधी|विशेष|संयुक्त)";
const LAST = new RegExp(
  `(?:[\\s,:|–—-]+|(?<!\\b${MONTH})\\s+\\(?${YEAR}\\)?|(?<!(?:^|\\s)${SAYS_WHICH})(?:^|\\s+)(?:${RECRUITMENT}|walk[- ]?in(?: interviews?)?))$`,
  "iu",
);
/** "RBI 572 Office Attendant Online Form": how many there are. */
const COUNT_WITHIN = /(?<=[\p{L})])\s+(?!20\d\d)\d{2,6}(?=\s+(?!course|batch|entry)\p{L})/iu;

/** A headline without what announces a posting: "Bihar TRE 4.0" of "Bihar TRE 4.0 Vacancy 2026 Notification Out – Apply Online for 32388 Posts". It may be empty. */
export function withoutAnnouncement(headline: string): string {
  let name = headline
    .replace(ANNOUNCES_BEFORE, "")
    .replace(ANNOUNCED, "")
    .replace(/\s*[([][^)\]]*$/u, "");
  for (let before = ""; before !== name; ) {
    before = name;
    name = name.replace(LAST, "");
  }
  return (/\b(?:on|off)line form/i.test(headline) ? name.replace(COUNT_WITHIN, "") : name).trim();
}

const COUNTED = new RegExp(`\\b(?:for|online)\\s+${COUNT}\\s+(\\p{L}[^|:;]*?)(\\s+${OPENINGS})${END_OF_WORD}`, "iu");

/** The posts that a headline counts: "Assistant" of "ISRO Recruitment 2026: Notification Out for 242 Assistant Posts", "Group C Posts" of 30 such. */
export function countedPosts(headline: string): string | null {
  const [, name = "", posts] = COUNTED.exec(headline) ?? [];
  if (name === "" || /\b(?:various|multiple|other)\b/i.test(name)) return null;
  return /(?:\b[a-d]|ing|al|ive)$/i.test(name) ? name + posts : name;
}
